import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { systemClock } from "../../../src/base/clock.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import type { File } from "../../../src/contract/resources/files.ts";
import { uploadFiles } from "../../../src/services/upload/upload-files.ts";
import type { RememberedFile, UploadMemory } from "../../../src/services/upload/upload-memory.ts";
import type { UploadedFile, UploadOrder, UploadTools } from "../../../src/services/upload/upload-order.ts";
import { startTestCloud, type TestCloud } from "../../cloud/support/test-cloud.ts";

/** A memory that lives as long as the test. */
export class TestMemory implements UploadMemory {
  readonly entries = new Map<string, RememberedFile>();

  async recall(key: string): Promise<RememberedFile | undefined> {
    return this.entries.get(key);
  }

  async remember(key: string, file: RememberedFile): Promise<void> {
    this.entries.set(key, file);
  }
}

/** A folder of files and a cloud to upload them to. */
export class Uploads implements AsyncDisposable {
  readonly folder: string;
  readonly cloud: TestCloud;
  readonly client: Client;
  readonly memory = new TestMemory();
  /** What was told, at every level. */
  readonly told: string[] = [];
  readonly baseUrl: string;

  constructor(folder: string, cloud: TestCloud, baseUrl: string) {
    this.folder = folder;
    this.cloud = cloud;
    this.baseUrl = baseUrl;
    this.client = createClient({
      baseUrl,
      credentials: { apiKey: cloud.cloud.account.apiKey },
      // Lines in trouble fail every third request here: four attempts in a row now and then.
      retry: { maxAttempts: 12, baseDelayMs: 5, capMs: 20 },
      requestTimeoutMs: 5_000,
    });
  }

  async put(name: string, content: string | Buffer): Promise<string> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  }

  order(paths: string | readonly string[], change: Partial<UploadOrder> = {}): UploadOrder {
    return {
      paths: [paths].flat().map((pattern) => ({ pattern, input: "path" })),
      folder: this.folder,
      baseUrl: this.baseUrl,
      memory: this.memory,
      reuse: true,
      reuseMaxAgeMs: 60_000,
      scanTimeoutMs: 20_000,
      ...change,
    };
  }

  tools(signal = new AbortController().signal): UploadTools {
    const tell = (message: string) => void this.told.push(message);
    const logger = { debug: tell, info: tell, notice: tell, warning: tell };
    return { client: this.client, logger, clock: systemClock, random: Math.random, signal };
  }

  upload(paths: string | readonly string[], change: Partial<UploadOrder> = {}): Promise<UploadedFile[]> {
    return uploadFiles(this.order(paths, change), this.tools(), { digested() {}, known() {} });
  }

  /** What the cloud keeps, oldest first. */
  kept(): Promise<File[]> {
    return Array.fromAsync(this.client.files.list({ query: { sort: "id_a" } }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client[Symbol.asyncDispose]();
    await this.cloud[Symbol.asyncDispose]();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** `through` gives the address to use instead of the cloud's own. */
export async function openUploads(
  options: Partial<CloudOptions> = {},
  through = (url: string) => url,
): Promise<Uploads> {
  const folder = await mkdtemp(join(tmpdir(), "upload-files-"));
  const cloud = await startTestCloud(options);
  return new Uploads(folder, cloud, through(cloud.cloud.url));
}

/** The scenario of a cloud whose virus scan of the named uploads goes through `states`. */
export function scanning(file: string, states: readonly string[], stepMs = 300): CloudOptions["scenario"] {
  const upload = { file, states: states as ["safe"], stepMs };
  return { seed: 1, timeScale: 1, exclusiveDevices: true, devices: [], uploads: [upload] };
}

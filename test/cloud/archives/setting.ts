import { systemClock } from "../../../src/base/clock.ts";
import { type Logger, silent } from "../../../src/base/logger.ts";
import { openZip } from "../../../src/base/zip/zip-archive.ts";
import { RunArchives } from "../../../src/cloud/archives/run-archives.ts";
import type { DeviceRunRecord, FileRecord, RunRecord } from "../../../src/cloud/store/records.ts";
import { openStore, type Store } from "../../../src/cloud/store/store.ts";
import { aDeviceRun, aRun } from "../runs/records.ts";

/** A store with one run in it, and what makes its archives. */
export class ArchiveSetting implements AsyncDisposable {
  readonly store: Store;
  readonly warnings: string[] = [];
  readonly archives: RunArchives;

  constructor(dataFolder?: string) {
    this.store = openStore(dataFolder);
    const logger: Logger = { ...silent, warning: (message) => void this.warnings.push(message) };
    this.archives = new RunArchives({ store: this.store, clock: systemClock, logger });
    if (this.store.runs.in({}).count() === 0) this.store.runs.insert(aRun({ state: "FINISHED" }));
  }

  get run(): RunRecord {
    return this.store.runs.in({}).select()[0] as RunRecord;
  }

  deviceRun(deviceName = "Pixel 7"): DeviceRunRecord {
    return this.store.deviceRuns.insert({ ...aDeviceRun(this.run), state: "SUCCEEDED", deviceName });
  }

  /** A file with this content: a result of `deviceRun`, else an upload. */
  async file(name: string, content: string | Buffer, deviceRun?: DeviceRunRecord): Promise<FileRecord> {
    const blob = await this.store.blobs.keep(oneChunk(Buffer.from(content)), 1e9);
    return this.store.files.insert({
      userId: this.run.userId,
      name,
      mimetype: "text/plain",
      direction: deviceRun ? "OUTPUT" : "INPUT",
      inputType: null,
      state: "READY",
      size: blob.sizeBytes,
      createTime: Date.UTC(2026, 0, 2, 3, 4, 6),
      blob: blob.key,
      buildId: null,
      deviceRunId: deviceRun?.id ?? null,
    });
  }

  /** What is in the archive, by name, once it is READY. */
  async contents({ id }: FileRecord): Promise<Record<string, string>> {
    const file = await this.archives.settled(id);
    if (file?.state !== "READY") throw new Error(`The archive is ${file?.state ?? "gone"}.`);
    return readZip(this.store.blobs.path(file.blob));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.archives.close();
    this.store.close();
  }
}

async function readZip(path: string): Promise<Record<string, string>> {
  await using archive = await openZip(path);
  const contents: Record<string, string> = {};
  for (const entry of archive.entries)
    contents[entry.name] = (await archive.read(entry, 1024 * 1024)).toString();
  return contents;
}

async function* oneChunk(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

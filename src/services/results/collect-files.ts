import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Clock } from "../../base/clock.ts";
import { mapBounded } from "../../base/concurrency.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Client } from "../../client/client.ts";
import type { File } from "../../contract/resources/files.ts";
import { safePath } from "./safe-path.ts";
import { uniqueNames } from "./unique-names.ts";

export interface CollectOptions {
  readonly client: Pick<Client, "download">;
  /** Lists the files. */
  list(): AsyncIterable<File>;
  /** An empty folder for the files. */
  readonly folder: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export interface CollectedFile {
  /** Relative to the folder, with `/`, safe on every system. */
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
}

export interface CollectedFiles {
  readonly files: readonly CollectedFile[];
  /** What could not be had, a sentence each. */
  readonly problems: readonly string[];
}

const AT_ONCE = 4;
const MAX_FILES = 5_000;
const MAX_FILE_BYTES = 4 * 1024 ** 3;
const PREPARING_FOR_MS = 120_000;
const LOOK_EVERY_MS = 2_000;

/**
 * Downloads the output file set of a build or device session that has ended (specification, Build service: results are
 * fetched through each `directUrl`). A file that cannot be had is a problem in the answer; the others are still downloaded.
 * @throws {DeviceCloudError} when the set cannot be listed, or `cancelled`.
 */
export async function collectFiles(options: CollectOptions): Promise<CollectedFiles> {
  const listed = await finishedFileSet(options);
  const uniqueName = uniqueNames();
  const problems: string[] = [];
  if (listed.length > MAX_FILES)
    problems.push(`Only ${MAX_FILES} of ${listed.length} result files were downloaded.`);
  const wanted = listed
    .slice(0, MAX_FILES)
    .map((file) => ({ file, name: uniqueName(safePath(file.name ?? `file-${file.id}`)) }));
  const files = await mapBounded(wanted, AT_ONCE, async ({ file, name }) => {
    try {
      return await downloadOne(file, name, options);
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.code === "cancelled") throw failure;
      problems.push(`The result file ${plainLine(name)} could not be downloaded: ${failure.message}`);
      return null;
    }
  });
  return { files: files.filter((file) => file !== null), problems };
}

async function downloadOne(file: File, name: string, options: CollectOptions): Promise<CollectedFile> {
  const { client, folder, signal } = options;
  const path = join(folder, ...name.split("/"));
  await mkdir(dirname(path), { recursive: true });
  if (!file.directUrl) throw new DeviceCloudError("protocol", "the service gives no link to it");
  const { sizeBytes } = await client.download(file.directUrl, path, { signal, maxBytes: MAX_FILE_BYTES });
  return { name, path, sizeBytes };
}

/** The files of the set once none is still being prepared, or as they are when that takes too long. */
async function finishedFileSet({ list, clock, signal }: CollectOptions): Promise<File[]> {
  const until = clock.now() + PREPARING_FOR_MS;
  for (;;) {
    const files = await Array.fromAsync(list());
    const preparing = files.some((file) => file.state === "PREPARING");
    if (!preparing || clock.now() >= until) return files;
    await clock.sleep(LOOK_EVERY_MS, signal);
  }
}

import { rm, stat } from "node:fs/promises";
import type { Clock } from "../../base/clock.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import { openZip } from "../../base/zip/zip-archive.ts";
import type { Client } from "../../client/client.ts";
import type { Progress } from "../../client/settings.ts";
import type { File } from "../../contract/resources/files.ts";
import { readyArchive } from "./ready-archive.ts";

export interface ArchiveDownload {
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Where the archive goes; its folder exists. */
  readonly path: string;
  /** What messages call it. */
  readonly name: string;
  readonly maxBytes?: number | undefined;
  /** How long it may take the service to make the archive, in milliseconds; ten minutes by default. */
  readonly prepareMs?: number | undefined;
  /** Is told why another attempt is made. */
  readonly onRetry?: ((failure: DeviceCloudError) => void) | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const MAX_ATTEMPTS = 3;
const PAUSE_MS = 3_000;
const MAX_BYTES = 16 * 1024 ** 3;

/**
 * Asks for an archive, waits until it is READY and downloads it; what arrives is held against the size that the service
 * tells, and must be a zip archive. After a failure that another attempt may mend (a link that expired, an archive
 * that vanished or came incomplete) it is asked for again. A download that breaks goes on where it stopped.
 * @throws {DeviceCloudError} the last attempt's failure; nothing is left at `path` then.
 */
export async function downloadArchive(
  request: () => Promise<File>,
  download: ArchiveDownload,
): Promise<{ readonly sizeBytes: number }> {
  const { clock, signal, path } = download;
  for (let attempt = 1; ; attempt++) {
    let isMade = false;
    try {
      const archive = await readyArchive(await request(), download);
      isMade = true;
      return await save(archive, download);
    } catch (error) {
      await rm(path, { force: true });
      const failure = asDeviceCloudError(error);
      if (attempt >= MAX_ATTEMPTS || !mayBeMended(failure, isMade)) throw failure;
      download.onRetry?.(failure);
      await clock.sleep(attempt * PAUSE_MS, signal);
    }
  }
}

async function save(archive: File, download: ArchiveDownload): Promise<{ readonly sizeBytes: number }> {
  const { client, path, name, signal, onProgress, maxBytes = MAX_BYTES } = download;
  if (!archive.directUrl)
    throw new DeviceCloudError("protocol", `The service gives no link to ${name} (file ${archive.id}).`, {
      remedy: "Report it to the service.",
    });
  await client.download(archive.directUrl, path, { signal, maxBytes, onProgress });
  await checkWhole(archive, download);
  return { sizeBytes: (await stat(path)).size };
}

/** A gateway that cuts a file short, or answers with a page of its own, may look like a success. */
async function checkWhole({ size }: File, { path, name }: ArchiveDownload): Promise<void> {
  const { size: sizeBytes } = await stat(path);
  if (typeof size === "number" && size > 0 && size !== sizeBytes)
    throw new DeviceCloudError("unreachable", `${name} came with ${sizeBytes} of its ${size} bytes.`, {
      remedy: "The network or the service may be unstable; try again later.",
    });
  await using _ = await openZip(path, name);
}

/** A refusal stays one, and so does an archive that is too large; a link may have expired, an archive be made anew. */
function mayBeMended({ code, fault }: DeviceCloudError, isMade: boolean): boolean {
  if (isMade)
    return ["unreachable", "service", "timeout", "forbidden", "not-found", "package"].includes(code);
  return fault === "service" && code !== "protocol" && code !== "timeout";
}

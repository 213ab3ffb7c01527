import { rm } from "node:fs/promises";
import type { Clock } from "../../base/clock.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { File } from "../../contract/resources/files.ts";

export interface ArchiveDownload {
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Where the archive goes; its folder exists. */
  readonly path: string;
  readonly maxBytes: number;
}

const PREPARING_FOR_MS = 10 * 60_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Downloads what a zip request answered with, once it is READY. A service that cannot be asked for the file is asked for
 * the link, until that answers (docs/decisions.md, Files).
 * @throws {DeviceCloudError} `timeout` when it is still being prepared after ten minutes, `protocol` without a link.
 */
export async function downloadArchive(archive: File, download: ArchiveDownload): Promise<void> {
  const { client, clock, signal, path, maxBytes } = download;
  const until = clock.now() + PREPARING_FOR_MS;
  for (;;) {
    const ready = await askFor(archive, download);
    if (ready !== "preparing" && (await isDownloaded(ready, { client, signal, path, maxBytes }))) return;
    if (clock.now() >= until) {
      throw new DeviceCloudError("timeout", `The archive ${archive.id} is not ready after ten minutes.`, {
        remedy: "Ask for it again later; the service keeps what the run wrote.",
      });
    }
    await clock.sleep(LOOK_EVERY_MS, signal);
  }
}

/** The file once it is READY, or as it was answered where the service has no way to ask for it. */
async function askFor(archive: File, { client, signal }: ArchiveDownload): Promise<File | "preparing"> {
  if (archive.state === "READY") return archive;
  try {
    const file = await client.files.get({ fileId: archive.id }, { signal });
    return file.state === "READY" ? file : "preparing";
  } catch (error) {
    if (isMissing(error)) return archive;
    throw error;
  }
}

/** Whether the link answered; one that does not yet answers 404. */
async function isDownloaded(
  file: File,
  { client, signal, path, maxBytes }: Omit<ArchiveDownload, "clock">,
): Promise<boolean> {
  if (!file.directUrl)
    throw new DeviceCloudError("protocol", `The service gives no link to the archive ${file.id}.`);
  try {
    await client.download(file.directUrl, path, { signal, maxBytes });
    return true;
  } catch (error) {
    if (file.state === "READY" || !isMissing(error)) throw error;
    await rm(path, { force: true });
    return false;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof DeviceCloudError && (error.status === 404 || error.status === 405);
}

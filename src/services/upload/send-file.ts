import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { File } from "../../contract/resources/files.ts";
import { TransferLog } from "../transfer/transfer-log.ts";
import { type LocalFile, requireUnchanged } from "./local-file.ts";
import type { UploadTools } from "./upload-order.ts";

/** The longest pause of a transfer. Services answer only when the whole file is stored, which takes as long as it is large. */
const PAUSE_MS = 60_000;
const STORED_BYTES_PER_MS = 16 * 1024;

/**
 * Sends a file and tells how it goes. Sending twice does no harm, so it is repeated after every temporary failure.
 * @throws {DeviceCloudError} `input` when the file changed meanwhile, `protocol` when the service kept less of it.
 */
export async function sendFile(local: LocalFile, tools: UploadTools): Promise<File> {
  const { client, logger, signal } = tools;
  const { path, name, sizeBytes } = local;
  const label = plainLine(name, 80);
  const log = new TransferLog(label, tools);
  const file = await client.files.upload(
    { path, name },
    {
      signal,
      timeoutMs: PAUSE_MS + Math.round(sizeBytes / STORED_BYTES_PER_MS),
      onProgress: (progress) => log.progress(progress),
    },
  );
  await requireUnchanged(local);
  if (typeof file.size === "number" && file.size !== sizeBytes) {
    const message = `The service kept ${file.size} of the ${sizeBytes} bytes of ${label} (file ${file.id}).`;
    throw new DeviceCloudError("protocol", message, { remedy: "Upload it again." });
  }
  logger.info(`${label}: sent as file ${file.id} (${log.summary(sizeBytes)}).`);
  return file;
}

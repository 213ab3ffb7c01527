import { plainLine } from "../../base/untrusted-text.ts";
import { awaitUsable } from "./await-usable.ts";
import type { LocalFile } from "./local-file.ts";
import { reusableFile } from "./reuse-file.ts";
import { sendFile } from "./send-file.ts";
import type { ServiceFiles } from "./service-files.ts";
import type { UploadedFile, UploadOrder, UploadTools } from "./upload-order.ts";

export interface ContentUpload extends UploadTools {
  readonly order: Pick<UploadOrder, "memory" | "reuse" | "reuseMaxAgeMs" | "scanTimeoutMs">;
  readonly files: ServiceFiles;
  /** What the content is remembered under. */
  readonly key: string;
  /** Told as soon as the service has it. */
  known(outcome: Pick<UploadedFile, "fileId" | "reused">): void;
}

/** Brings one content to the service, where it is not there yet, and waits until it can be used. */
export async function uploadContent(local: LocalFile, upload: ContentUpload): Promise<void> {
  const { order, key, clock, logger, signal } = upload;
  const reusable = order.reuse ? await reusableFile(local, key, upload) : undefined;
  const record = reusable ? reusable.record : await sendFile(local, upload);
  const fileId = reusable?.fileId ?? record?.id ?? 0;
  const uploadedAt = reusable?.uploadedAt ?? clock.now();
  if (reusable) logger.info(`${plainLine(local.name, 80)} is unchanged: file ${fileId} is used again.`);
  upload.known({ fileId, reused: reusable !== undefined });
  if (record) await awaitUsable(local, record, { ...upload, scanTimeoutMs: order.scanTimeoutMs });
  if (!reusable?.remembered) await order.memory.remember(key, { fileId, uploadedAt }, signal);
}

import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { DeviceCloudError } from "../base/errors.ts";
import { plainLine } from "../base/untrusted-text.ts";
import type { TransferOptions } from "./settings.ts";

/** A file on disk to send. */
export interface Upload {
  readonly path: string;
  /** The name under which the service keeps it. */
  readonly name: string;
  readonly contentType?: string | undefined;
}

/** A body of known length that can be opened again for another attempt. */
export interface UploadBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly open: () => Readable;
}

interface Part {
  readonly sizeBytes: number;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** Larger parts are no faster, smaller ones up to twice as slow. */
const CHUNK_BYTES = 1024 * 1024;
const DEFAULT_TYPE = "application/octet-stream";

/** The form with the file as its one part, named `file`. (Build service: `POST /me/files`.) */
export async function multipartBody(
  upload: Upload,
  onProgress: TransferOptions["onProgress"],
): Promise<UploadBody> {
  const boundary = `device-cloud-${randomUUID()}`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="file"; filename="${formName(upload.name)}"`,
    `Content-Type: ${headerText(upload.contentType)}`,
    "\r\n",
  ].join("\r\n");
  const part: Part = {
    sizeBytes: await sizeOf(upload.path),
    before: Buffer.from(head),
    after: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
  return bodyOf(upload.path, part, `multipart/form-data; boundary=${boundary}`, onProgress);
}

/** The file's bytes as they are. */
export async function bytesBody(
  upload: Omit<Upload, "name">,
  onProgress: TransferOptions["onProgress"],
): Promise<UploadBody> {
  const nothing = Buffer.alloc(0);
  const part: Part = { sizeBytes: await sizeOf(upload.path), before: nothing, after: nothing };
  return bodyOf(upload.path, part, headerText(upload.contentType), onProgress);
}

function bodyOf(
  path: string,
  part: Part,
  contentType: string,
  onProgress: TransferOptions["onProgress"],
): UploadBody {
  const { sizeBytes, before, after } = part;
  async function* parts(): AsyncGenerator<Buffer, void> {
    let doneBytes = 0;
    if (before.length > 0) yield before;
    for await (const chunk of fileChunks(path, sizeBytes)) {
      yield chunk;
      doneBytes += chunk.length;
      onProgress?.({ doneBytes, totalBytes: sizeBytes });
    }
    if (after.length > 0) yield after;
  }
  return {
    headers: {
      "content-type": contentType,
      "content-length": String(before.length + sizeBytes + after.length),
    },
    open: () => Readable.from(parts(), { objectMode: false, highWaterMark: CHUNK_BYTES }),
  };
}

/** Exactly `sizeBytes` of the file: what Content-Length has announced. */
async function* fileChunks(path: string, sizeBytes: number): AsyncGenerator<Buffer, void> {
  await using file = await open(path);
  for (let position = 0; position < sizeBytes; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, sizeBytes - position));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) throw unreadable(path, "it became shorter while it was sent");
    position += bytesRead;
    yield chunk.subarray(0, bytesRead);
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    await using file = await open(path);
    const stats = await file.stat();
    if (!stats.isFile()) throw unreadable(path, "it is not a file");
    return stats.size;
  } catch (error) {
    if (error instanceof DeviceCloudError) throw error;
    throw unreadable(path, (error as NodeJS.ErrnoException).code ?? "unknown", error);
  }
}

function unreadable(path: string, why: string, cause?: unknown): DeviceCloudError {
  return new DeviceCloudError("input", `The file ${plainLine(path)} cannot be sent: ${why}.`, {
    cause,
    remedy: "Check the path, and that nothing writes to the file meanwhile.",
  });
}

/** A name within the quotes of a form part, escaped as browsers do. */
function formName(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}

/** A media type that fits into one header line. */
function headerText(contentType = DEFAULT_TYPE): string {
  return /^[\x20-\x7e]+$/.test(contentType) ? contentType : DEFAULT_TYPE;
}

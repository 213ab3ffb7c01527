import { basename } from "node:path";
import type { Readable } from "node:stream";
import { PassThrough } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { ReceivedFile } from "../handlers/handler.ts";
import { badRequest } from "../refusals.ts";
import { type BlobStore, tooLarge } from "../store/blob-store.ts";

/** A form around a file adds its part headers and other fields to the file's size. */
const FORM_OVERHEAD_BYTES = 64 * 1024;
const FORM_LIMITS = { files: 1, fields: 50, fieldSize: FORM_OVERHEAD_BYTES, parts: 51 };

/** @throws {DeviceCloudError} 413 for a request that says itself that its file is too large, before it is read. */
export function refuseTooLarge(request: FastifyRequest, maxBytes: number): void {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > maxBytes + FORM_OVERHEAD_BYTES) throw tooLarge(maxBytes);
}

/**
 * Takes the file of a multipart request, the part named `file`, into the blob store. Kept only when the form is
 * complete.
 * @throws {DeviceCloudError} 400 for a form that is cut short or has no such part, 413 above `maxBytes`, 415 for
 * another content type.
 */
export async function receiveFormFile(
  request: FastifyRequest,
  blobs: BlobStore,
  maxBytes: number,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) {
    const type = plainLine(request.headers["content-type"] ?? "no content type", 80);
    throw new DeviceCloudError("refused", `An upload is a multipart/form-data body, not one of ${type}.`, {
      status: 415,
      remedy: "Send the file as the form part named file.",
    });
  }
  let received: ReceivedFile | undefined;
  try {
    for await (const part of request.parts({
      limits: { ...FORM_LIMITS, fileSize: Number.POSITIVE_INFINITY },
    })) {
      if (part.type === "file") received = await keepPart(part, blobs, maxBytes);
    }
  } catch (error) {
    if (received) await blobs.remove(received.blob.key);
    throw error instanceof DeviceCloudError ? error : cutShort(error);
  }
  if (!received) throw badRequest("The form has no part named file.");
  return received;
}

async function keepPart(part: MultipartFile, blobs: BlobStore, maxBytes: number): Promise<ReceivedFile> {
  if (part.fieldname !== "file") {
    throw badRequest(
      `The form's file is in a part named "${plainLine(part.fieldname, 40)}"; it must be named file.`,
    );
  }
  const blob = await blobs.keep(whole(part.file), maxBytes);
  const name = basename(part.filename.replaceAll("\\", "/"));
  return { name, mimetype: mediaType(part.mimetype), blob };
}

/**
 * Takes a whole body as a file.
 * @throws {DeviceCloudError} 400 when it is cut short, 413 above `maxBytes`.
 */
export async function receiveBytes(
  request: FastifyRequest,
  blobs: BlobStore,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<ReceivedFile> {
  refuseTooLarge(request, maxBytes);
  // Through a stream of its own: ending the request itself would end the connection before the answer.
  const body = new PassThrough();
  request.raw.once("error", (error) => body.destroy(error));
  request.raw.once(
    "close",
    () => request.raw.complete || body.destroy(new Error("the connection was closed")),
  );
  request.raw.pipe(body);
  const blob = await blobs.keep(whole(body), maxBytes, signal);
  return { name: null, mimetype: mediaType(request.headers["content-type"]), blob };
}

/** The bytes of `source`; what goes wrong with them is the sender's. */
async function* whole(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch (error) {
    throw cutShort(error);
  }
}

function cutShort(error: unknown): DeviceCloudError {
  return badRequest(`The upload was cut short: ${error instanceof Error ? error.message : String(error)}.`);
}

/** A media type goes into headers, so only what looks like one is believed. */
function mediaType(given: string | undefined): string {
  const [type = ""] = (given ?? "").toLowerCase().split(";");
  return /^[\w.+-]{1,80}\/[\w.+-]{1,80}$/.test(type.trim()) ? type.trim() : "application/octet-stream";
}

import { type FileHandle, open } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DeviceCloudError } from "../../base/errors.ts";
import { notFound } from "../refusals.ts";
import type { BlobStore } from "../store/blob-store.ts";
import type { FileRecord } from "../store/records.ts";

/**
 * Serves the bytes of a file, or the range that was asked for. What a suite made is never shown in place: it comes
 * as an attachment that a browser neither sniffs nor runs. A growing file is served as far as it has come.
 */
export async function answerFile(
  file: FileRecord,
  { request, reply, blobs }: { request: FastifyRequest; reply: FastifyReply; blobs: BlobStore },
): Promise<unknown> {
  const handle = await openBlob(blobs.path(file.blob), file);
  const { size } = await handle.stat();
  const etag = file.state === "READY" ? `"${file.blob}"` : undefined;
  reply.headers({
    ...inertHeaders(file),
    "accept-ranges": "bytes",
    ...(etag === undefined ? {} : { etag }),
  });
  const answer = answerFor(request, size, etag);
  reply.code(answer.status).headers(answer.headers);
  if (!answer.span || request.method === "HEAD") {
    await handle.close();
    return reply.send();
  }
  const { start, end } = answer.span;
  return reply.send(handle.createReadStream({ start, end }));
}

/** Under these a browser saves what it is sent, whatever that is. */
export function inertHeaders({ name, mimetype }: Pick<FileRecord, "name" | "mimetype">) {
  return {
    "content-type": mimetype.startsWith("text/") ? `${mimetype}; charset=utf-8` : mimetype,
    "content-disposition": attachment(name),
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "private, no-cache",
  };
}

interface PartAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The first and the last byte to send; absent when the answer has no body. */
  readonly span?: { readonly start: number; readonly end: number };
}

function answerFor({ headers }: FastifyRequest, size: number, etag: string | undefined): PartAnswer {
  if (etag !== undefined && matchesTag(headers["if-none-match"], etag)) return { status: 304, headers: {} };
  const ifRange = headers["if-range"];
  const range = ifRange === undefined || ifRange === etag ? readRange(headers.range, size) : "all";
  if (range === "none")
    return { status: 416, headers: { "content-range": `bytes */${size}`, "content-length": "0" } };
  if (range === "all") {
    const length = { "content-length": String(size) };
    return size === 0
      ? { status: 200, headers: length }
      : { status: 200, headers: length, span: { start: 0, end: size - 1 } };
  }
  const { start, end } = range;
  const partial = {
    "content-range": `bytes ${start}-${end}/${size}`,
    "content-length": String(end - start + 1),
  };
  return { status: 206, headers: partial, span: range };
}

/** One range of bytes (RFC 9110, 14.2). Several ranges, or another unit, are answered with the whole. */
function readRange(
  header: string | undefined,
  size: number,
): "all" | "none" | { start: number; end: number } {
  const match = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/.exec(header?.trim() ?? "");
  if (!match) return "all";
  const [, first, last, suffix] = match;
  if (first === undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? "none" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < start) return "all";
  return start < size ? { start, end } : "none";
}

function matchesTag(header: string | undefined, etag: string): boolean {
  return (
    header?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*") ?? false
  );
}

/** The name for a browser to save under (RFC 6266): plain for old clients, and in full. */
function attachment(name: string): string {
  const last = name.split("/").at(-1) ?? "file";
  const plain = last.replaceAll(/[^\w.-]/g, "_");
  const full = encodeURIComponent(last.toWellFormed()).replaceAll(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

async function openBlob(path: string, { id, state }: FileRecord): Promise<FileHandle> {
  try {
    return await open(path, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    if (state === "READY") throw notFound("file", id);
    throw new DeviceCloudError("not-found", `The file ${id} is still being prepared.`, {
      status: 404,
      remedy: "Ask again when it is READY.",
    });
  }
}

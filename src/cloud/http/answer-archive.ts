import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { plainContents } from "../archives/archive-contents.ts";
import { zipStream } from "../archives/zip-stream.ts";
import type { ArchiveAnswer } from "../handlers/handler.ts";
import type { BlobStore } from "../store/blob-store.ts";
import { inertHeaders } from "./answer-file.ts";

/** Serves files as one archive that is made while it is sent: nothing is kept, and its length is not known before. */
export function answerArchive(
  { name, files }: ArchiveAnswer,
  { request, reply, blobs }: { request: FastifyRequest; reply: FastifyReply; blobs: BlobStore },
): unknown {
  reply.headers(inertHeaders({ name, mimetype: "application/zip" }));
  if (request.method === "HEAD") return reply.send();
  const sources = plainContents(files).map(({ name, file }) => ({
    name,
    path: blobs.path(file.blob),
    time: file.createTime,
  }));
  const left = new AbortController();
  const bytes = Readable.from(zipStream(sources, left.signal), { objectMode: false });
  bytes.once("close", () => left.abort());
  return reply.send(bytes);
}

import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ArtifactStore, PendingArtifact } from "./artifact-store.ts";
import type { Exchange, Reply } from "./recording-server.ts";

const SIGNING_KEY = randomBytes(32);
const LIFETIME_MS = 60 * 60 * 1000;

/** A signed link to a blob: the key of an upload, or the id of a finished artifact. */
export function blobLink(origin: string, key: string): string {
  const expires = new Date(Date.now() + LIFETIME_MS).toISOString();
  const query = new URLSearchParams({ se: expires, sig: signatureOf(key, expires) });
  return `${origin}/blobs/artifacts/${key}?${query}`;
}

/**
 * The blob storage behind signed links: a whole blob, or blocks and then their list, in PUTs; a finished one in a GET.
 */
export function takeBlob({ method, url, headers, body }: Exchange, store: ArtifactStore): Reply {
  const key = url.pathname.split("/").at(-1) ?? "";
  if (!isSigned(key, url.searchParams)) return blobError(403, "AuthenticationFailed");
  if (method === "GET") return download(key, store);
  const pending = store.pending(key);
  if (method !== "PUT" || !pending) return blobError(404, "BlobNotFound");
  switch (url.searchParams.get("comp")) {
    case "block":
      return putBlock(pending, url.searchParams.get("blockid"), body);
    case "blocklist":
      return commit(pending, body.toString("utf8"));
    case null:
      return headers["x-ms-blob-type"] === "BlockBlob"
        ? putBlob(pending, body)
        : blobError(400, "InvalidHeaderValue");
    default:
      return blobError(400, "InvalidQueryParameterValue");
  }
}

function putBlock(pending: PendingArtifact, id: string | null, body: Buffer): Reply {
  if (!id) return blobError(400, "InvalidQueryParameterValue");
  pending.blocks.set(id, body);
  return stored();
}

function putBlob(pending: PendingArtifact, body: Buffer): Reply {
  pending.blob = body;
  return stored();
}

/** The blob is its blocks in the order of the list, whatever the order they came in. */
function commit(pending: PendingArtifact, list: string): Reply {
  const ids = [...list.matchAll(/<(Latest|Uncommitted)>([^<]*)<\/\1>/g)].map((match) => match[2] ?? "");
  const blocks = ids.map((id) => pending.blocks.get(id));
  if (blocks.includes(undefined)) return blobError(400, "InvalidBlockList");
  pending.blob = Buffer.concat(blocks as Buffer[]);
  return stored();
}

function download(key: string, store: ArtifactStore): Reply {
  const id = Number(key);
  const blob = store.blob(id);
  const artifact = store.finished.find((candidate) => candidate.id === id);
  if (!blob || !artifact) return blobError(404, "BlobNotFound");
  const fileName = artifact.mimeType === "application/zip" ? `${artifact.name}.zip` : artifact.name;
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return {
    status: 200,
    headers: { "content-type": artifact.mimeType, "content-disposition": disposition },
    body: blob,
  };
}

function signatureOf(key: string, expires: string): string {
  return createHmac("sha256", SIGNING_KEY).update(`${key}\n${expires}`).digest("base64");
}

function isSigned(key: string, query: URLSearchParams): boolean {
  const expires = query.get("se") ?? "";
  const given = Buffer.from(query.get("sig") ?? "");
  const wanted = Buffer.from(signatureOf(key, expires));
  return given.length === wanted.length && timingSafeEqual(given, wanted) && Date.parse(expires) > Date.now();
}

function stored(): Reply {
  const now = new Date();
  return {
    status: 201,
    headers: {
      etag: `"${now.getTime().toString(16)}"`,
      "last-modified": now.toUTCString(),
      "x-ms-version": "2025-01-05",
    },
  };
}

function blobError(status: number, code: string): Reply {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: { "content-type": "application/xml", "x-ms-error-code": code }, body };
}

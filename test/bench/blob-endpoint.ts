import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Exchange, Reply } from "./recording-server.ts";

/** A blob being uploaded: whole, or as blocks whose list makes it. */
export interface BlobUpload {
  readonly blocks: Map<string, Buffer>;
  blob: Buffer | undefined;
}

/** Where the blobs of one service lie. */
export interface BlobContainer {
  /** The upload that a key is for. */
  upload(key: string): BlobUpload | undefined;
  download(
    key: string,
  ): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> } | undefined;
}

const SIGNING_KEY = randomBytes(32);
const LIFETIME_MS = 60 * 60 * 1000;

/** A signed link to the blob `key` of a container. */
export function blobLink(origin: string, container: string, key: string): string {
  const expires = new Date(Date.now() + LIFETIME_MS).toISOString();
  const path = `/blobs/${container}/${key}`;
  const query = new URLSearchParams({ se: expires, sig: signatureOf(path, expires) });
  return `${origin}${path}?${query}`;
}

/**
 * The blob storage behind signed links: a whole blob, or blocks and then their list, in PUTs; a finished one in a GET.
 */
export function takeBlob(
  { method, url, headers, body }: Exchange,
  containers: Readonly<Record<string, BlobContainer>>,
): Reply {
  const [, , name = "", key = ""] = url.pathname.split("/");
  const container = containers[name];
  if (!container || !isSigned(url)) return blobError(403, "AuthenticationFailed");
  if (method === "GET") return download(key, container);
  const upload = container.upload(key);
  if (method !== "PUT" || !upload) return blobError(404, "BlobNotFound");
  switch (url.searchParams.get("comp")) {
    case "block":
      return putBlock(upload, url.searchParams.get("blockid"), body);
    case "blocklist":
      return commit(upload, body.toString("utf8"));
    case null:
      return headers["x-ms-blob-type"] === "BlockBlob"
        ? putBlob(upload, body)
        : blobError(400, "InvalidHeaderValue");
    default:
      return blobError(400, "InvalidQueryParameterValue");
  }
}

function putBlock(upload: BlobUpload, id: string | null, body: Buffer): Reply {
  if (!id) return blobError(400, "InvalidQueryParameterValue");
  upload.blocks.set(id, body);
  return stored();
}

function putBlob(upload: BlobUpload, body: Buffer): Reply {
  upload.blob = body;
  return stored();
}

/** The blob is its blocks in the order of the list, whatever the order they came in. */
function commit(upload: BlobUpload, list: string): Reply {
  const ids = [...list.matchAll(/<(Latest|Uncommitted)>([^<]*)<\/\1>/g)].map((match) => match[2] ?? "");
  const blocks = ids.map((id) => upload.blocks.get(id));
  if (blocks.includes(undefined)) return blobError(400, "InvalidBlockList");
  upload.blob = Buffer.concat(blocks as Buffer[]);
  return stored();
}

function download(key: string, container: BlobContainer): Reply {
  const found = container.download(key);
  return found ? { status: 200, ...found } : blobError(404, "BlobNotFound");
}

function signatureOf(path: string, expires: string): string {
  return createHmac("sha256", SIGNING_KEY).update(`${path}\n${expires}`).digest("base64");
}

function isSigned({ pathname, searchParams }: URL): boolean {
  const expires = searchParams.get("se") ?? "";
  const given = Buffer.from(searchParams.get("sig") ?? "");
  const wanted = Buffer.from(signatureOf(pathname, expires));
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

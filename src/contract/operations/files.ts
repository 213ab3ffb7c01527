import { bytes, created, deleted, listed, ok, operation } from "../operation.ts";
import { file } from "../resources/files.ts";

const source = "docs/decisions.md: Reading files back";
const generation = "current";
const one = { me: "/me/files/{fileId}" } as const;

export const upload = operation({
  id: "uploadFile",
  method: "POST",
  paths: { me: "/me/files" },
  upload: "multipart",
  answer: created(file),
  says: "Uploads a file, as the form part named `file`.",
  source: "Build service and desktop-browser runs",
});
export const list = operation({
  id: "listFiles",
  method: "GET",
  paths: { me: "/me/files" },
  answer: listed(file),
  says: "Lists the files of the authenticated user.",
  source,
  extension: true,
  generation,
});
export const get = operation({
  id: "getFile",
  method: "GET",
  paths: one,
  answer: ok(file),
  says: "One file: its state, its size and what the virus scan found.",
  source,
  extension: true,
  generation,
});
/** Not of the newer generation alone: the local cloud's `directUrl` leads here. */
export const content = operation({
  id: "downloadFile",
  method: "GET",
  paths: { me: "/me/files/{fileId}/file" },
  answer: bytes,
  says: "The bytes of a file.",
  source,
  extension: true,
});
export const remove = operation({
  id: "deleteFile",
  method: "DELETE",
  paths: one,
  answer: deleted,
  says: "Deletes a file.",
  source,
  extension: true,
  generation,
});

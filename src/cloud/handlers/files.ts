import { plainLine } from "../../base/untrusted-text.ts";
import { operations } from "../../contract/operations/index.ts";
import { owned } from "../access/owned.ts";
import { badRequest } from "../refusals.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { filePresenter } from "./present.ts";

const { upload, list, get, content, remove } = operations.files;

/** Files: uploads, and the results of builds (Build service; docs/decisions.md, Reading files back). */
export const fileHandlers: readonly Handler[] = [
  handle(upload, async (call, { store, clock, signer }) => {
    const { name, mimetype, blob } = await call.receiveFile();
    const file = store.files.insert({
      userId: call.caller.user.id,
      name: plainLine(name ?? "", 200) || "file",
      mimetype,
      direction: "INPUT",
      inputType: null,
      state: "READY",
      size: blob.sizeBytes,
      createTime: clock.now(),
      blob: blob.key,
      buildId: null,
    });
    // Build service: the upload response shows createTime in milliseconds, and carries selfURI.
    const selfURI = `/me/files/${file.id}`;
    return { ...filePresenter(signer, call.origin)(file), createTime: file.createTime, selfURI };
  }),
  handle(list, ({ caller, selection, origin }, { store, signer }) =>
    listing(store.files.in({ userId: caller.user.id }), selection, filePresenter(signer, origin)),
  ),
  handle(get, ({ caller, ids, origin }, { store, signer }) =>
    filePresenter(signer, origin)(owned(store.files, "file", ids.fileId, caller)),
  ),
  handle(content, ({ caller, ids }, { store }) => ({
    file: owned(store.files, "file", ids.fileId, caller),
  })),
  handle(remove, async ({ caller, ids }, { store }) => {
    const fileId = ids.fileId;
    if (!store.files.get(fileId)) return undefined;
    const file = owned(store.files, "file", fileId, caller);
    if (file.state === "PREPARING") throw badRequest(`The file ${fileId} is still being written.`);
    await store.removeFile(file);
    return undefined;
  }),
];

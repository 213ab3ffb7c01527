import { plainLine } from "../../base/untrusted-text.ts";
import { operations } from "../../contract/operations/index.ts";
import { accessibleFile } from "../access/accessible-file.ts";
import { owned } from "../access/owned.ts";
import { badRequest } from "../refusals.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { uploadPresenter } from "./upload-presenter.ts";

const { upload, list, get, content, remove } = operations.files;

/** Files: uploads, and the results of builds (Build service; docs/decisions.md, Reading files back). */
export const fileHandlers: readonly Handler[] = [
  handle(upload, async (call, cloud) => {
    const { store, clock } = cloud;
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
    return { ...uploadPresenter(cloud, call.origin)(file), createTime: file.createTime, selfURI };
  }),
  handle(list, ({ caller, selection, origin }, cloud) =>
    listing(cloud.store.files.in({ userId: caller.user.id }), selection, uploadPresenter(cloud, origin)),
  ),
  handle(get, ({ caller, ids, origin }, cloud) =>
    uploadPresenter(cloud, origin)(accessibleFile(cloud.store, ids.fileId, caller)),
  ),
  handle(content, ({ caller, ids }, { store }) => ({
    file: accessibleFile(store, ids.fileId, caller),
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

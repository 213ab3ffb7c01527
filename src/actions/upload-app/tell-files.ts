import * as core from "@actions/core";
import type { UploadedFile, UploadListener } from "../../services/upload/upload-order.ts";

/** Outputs as soon as they are known: a step that fails later still has them. */
export const tellFiles: UploadListener = {
  digested(files) {
    core.setOutput("sha256", files.map(({ sha256 }) => sha256).join(","));
  },
  known(places) {
    const files = places.filter((file) => file !== undefined);
    if (places[0]) core.setOutput("file-id", places[0].fileId);
    core.setOutput("file-ids", files.map(({ fileId }) => fileId).join(","));
    core.setOutput("files", JSON.stringify(files.map(fileRecord)));
    if (files.length === places.length) {
      core.setOutput(
        "reused",
        files.every(({ reused }) => reused),
      );
    }
  },
};

function fileRecord({ path, name, fileId, sha256, sizeBytes, reused }: UploadedFile) {
  return { path, name, fileId, sha256, sizeBytes, reused };
}

import type { RunStart } from "../../contract/resources/run-configuration.ts";
import { badRequest } from "../refusals.ts";
import type { FileRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { extensionOf, type InputRole } from "./input-files.ts";

type NamedFile = RunStart["files"][number];
type Action = NonNullable<NamedFile["action"]>;

/** A file of a run with what the run does with it. */
export type FileUse = { readonly id: number; readonly action: Action };

const ROLES: Readonly<Record<Action, InputRole>> = {
  INSTALL: "app",
  RUN_TEST: "test",
  COPY_TO_DEVICE: "data",
};
const ACTIONS = { APPLICATION: "INSTALL", TEST: "RUN_TEST", DATA: "COPY_TO_DEVICE" } as const;
const APPLICATION_EXTENSIONS = ["apk", "aab", "ipa"];

/** What a run does with each file: what the call says, else what the file's own kind or its extension tells. */
export function fileUses(store: Store, files: readonly NamedFile[]): FileUse[] {
  return files.map(({ id, action }) => ({ id, action: action ?? actionOf(store.files.get(id)) }));
}

function actionOf(file: FileRecord | undefined): Action {
  if (file?.inputType) return ACTIONS[file.inputType];
  const extension = file ? extensionOf(file) : "";
  if (APPLICATION_EXTENSIONS.includes(extension)) return "INSTALL";
  return extension === "zip" ? "RUN_TEST" : "COPY_TO_DEVICE";
}

/**
 * The one file of each use, by the names under which the start by parameters takes them.
 * @throws {DeviceCloudError} 400 for two files of one use.
 */
export function inputIdsOf(uses: readonly FileUse[]) {
  const ids: { [R in InputRole]?: number } = {};
  for (const { id, action } of uses) {
    const role = ROLES[action];
    if (ids[role] !== undefined && ids[role] !== id) {
      throw badRequest(`files: ${ids[role]} and ${id} are both ${action}; a run takes one of each action.`);
    }
    ids[role] = id;
  }
  return { appFileId: ids.app, testFileId: ids.test, dataFileId: ids.data };
}

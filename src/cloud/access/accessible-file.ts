import type { FileRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { Caller } from "./authenticate.ts";
import { owned } from "./owned.ts";
import { accessibleProject } from "./project-access.ts";

/**
 * The file with this id, when the caller may read it: one's own, and what a run of a shared project made.
 * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` when it is another account's.
 */
export function accessibleFile(store: Store, fileId: number, caller: Caller): FileRecord {
  const file = store.files.get(fileId);
  const projectId = file && projectOf(store, file);
  if (!file || projectId === undefined) return owned(store.files, "file", fileId, caller);
  accessibleProject(store, projectId, caller);
  return file;
}

function projectOf(store: Store, { runId, deviceRunId }: FileRecord): number | undefined {
  const maker = store.runs.get(runId ?? -1) ?? store.deviceRuns.get(deviceRunId ?? -1);
  return maker?.projectId;
}

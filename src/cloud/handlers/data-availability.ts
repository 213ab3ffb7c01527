import { operations } from "../../contract/operations/index.ts";
import { holds, type ResultArchiveKind } from "../../contract/results/archives.ts";
import { accessibleRun } from "../access/project-access.ts";
import { type Handler, handle } from "./handler.ts";

/** What there is to download of a run: a flag says that the archive of that kind would not be empty. */
export const dataAvailabilityHandlers: readonly Handler[] = [
  handle(operations.runs.availability, ({ caller, ids }, { store }) => {
    const run = accessibleRun(store, ids, caller);
    const deviceRuns = store.deviceRuns.in({ parentId: run.id }).select();
    const parentId = deviceRuns.map(({ id }) => id);
    const files = Map.groupBy(store.files.in({ parentId }).select(), ({ deviceRunId }) => deviceRunId);
    const isThere = (fileId: number | null) => fileId !== null && store.files.get(fileId) !== undefined;
    return {
      id: run.id,
      testRunId: run.id,
      test: isThere(run.testFileId),
      application: isThere(run.appFileId),
      deviceRunDataAvailabilities: deviceRuns.map(({ id }) => {
        const names = (files.get(id) ?? []).map(({ name }) => name);
        const has = (kind: ResultArchiveKind) => names.some((name) => holds(kind, name));
        return {
          id,
          deviceRunId: id,
          logs: has("logs"),
          resultsDataZip: has("files"),
          performance: has("performance"),
          buildLogs: has("build-logs"),
          screenshots: has("screenshots"),
        };
      }),
    };
  }),
];

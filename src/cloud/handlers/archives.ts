import { operations } from "../../contract/operations/index.ts";
import type { ArchiveKind } from "../../contract/results/archives.ts";
import { accessibleRun } from "../access/project-access.ts";
import { chosenDeviceRuns } from "./chosen-device-runs.ts";
import { type Handler, handle } from "./handler.ts";
import { filePresenter } from "./present.ts";

const { appsData, logs, files, performance, screenshots, buildLogs } = operations.archives;

/**
 * Zip requests: each answers at once with the file that becomes the archive (docs/decisions.md, Files; Test runs:
 * three path families).
 */
export const archiveHandlers: readonly Handler[] = [
  zips(appsData, "apps-data"),
  zips(logs, "logs"),
  zips(files, "files"),
  zips(performance, "performance"),
  zips(screenshots, "screenshots"),
  zips(buildLogs, "build-logs"),
];

type ZipRequest = (typeof operations.archives)[keyof typeof operations.archives];

function zips(operation: ZipRequest, kind: ArchiveKind): Handler {
  return handle(operation, ({ caller, ids, query, origin }, { store, archives, signer }) => {
    const run = accessibleRun(store, ids, caller);
    const deviceRuns = chosenDeviceRuns(store, run, query.deviceRunIds);
    return filePresenter(signer, origin)(archives.request(run, { kind, deviceRuns }));
  });
}

import { changed, operation } from "../operation.ts";
import { int64s } from "../params.ts";
import { file } from "../resources/files.ts";
import { ofRun } from "./run-paths.ts";

/** What the zip generations share. The answer is a File that may still be PREPARING. */
const zip = {
  method: "POST",
  directQuery: ["userId", "projectId"],
  query: { deviceRunIds: int64s("the device runs to include; without them all") },
  answer: changed(file),
  source: "Test runs: three path families",
} as const;

export const appsData = operation({
  ...zip,
  id: "zipAppsData",
  paths: ofRun("/apps-data.zip"),
  says: "Packs the application and data files of a test run.",
});
export const logs = operation({
  ...zip,
  id: "zipLogs",
  paths: ofRun("/logs.zip"),
  says: "Packs the logs of a test run, one folder per device run.",
});
export const files = operation({
  ...zip,
  id: "zipFiles",
  paths: ofRun("/files.zip"),
  says: "Packs everything that a test run wrote, JUnit results included.",
});
export const performance = operation({
  ...zip,
  id: "zipPerformance",
  paths: ofRun("/performance.zip"),
  says: "Packs the performance data of a test run.",
});
export const screenshots = operation({
  ...zip,
  id: "zipScreenshots",
  paths: ofRun("/screenshots.zip"),
  says: "Packs the screenshots of a test run.",
});

const { project, direct } = ofRun("/build-logs.zip");
export const buildLogs = operation({
  ...zip,
  id: "zipBuildLogs",
  paths: { project, direct },
  says: "Packs the build logs of a test run. The user family does not have it.",
});

import * as z from "zod";
import { file } from "./files.ts";
import { pageOf } from "./page.ts";
import { runConfiguration } from "./run-configuration.ts";
import { dateTime, float, int32, int64, openEnum, record } from "./scalars.ts";
import { tag } from "./tags.ts";

/** Resources, Test run, as the specification lists it. */
const specified = {
  number: int32,
  projectId: int64,
  userId: int64,
  startedById: int64,
  startedByDisplayName: z.string(),
  displayName: z.string(),
  createTime: dateTime,
  /** An aborted run ends FINISHED, too, with `abortedDeviceCount` above zero. */
  state: openEnum("WAITING", "RUNNING", "FINISHED"),
  frameworkId: int64,
  frameworkName: z.string(),
  totalDeviceCount: int32,
  waitingDeviceCount: int32,
  runningDeviceCount: int32,
  finishedDeviceCount: int32,
  succeededDeviceCount: int32,
  abortedDeviceCount: int32,
  excludedDeviceCount: int32,
  timeoutedDeviceCount: int32,
  warningDeviceCount: int32,
  errorsDeviceCount: int32,
  testCaseCount: int32,
  successfulTestCaseCount: int32,
  /** Both ratios are 0 to 1. */
  successRatio: float,
  executionRatio: float,
  screenshotsFileId: int64,
  logsFileId: int64,
  gamebenchResultsUrl: z.string(),
};

/** Fields of a run that services send beside the specification's. */
const alsoSeen = {
  /** Instead of `totalDeviceCount`. */
  deviceCount: int32,
  executedTestCaseCount: int32,
  failedTestCaseCount: int32,
  projectName: z.string(),
  uiLink: z.string(),
  startTime: dateTime,
  message: z.string(),
  retryable: z.boolean(),
  billable: z.boolean(),
  // Their shape is known of some services only: one that differs does not lose the run.
  tags: z.array(tag).nullable().catch(null),
  config: runConfiguration.nullable().catch(null),
};

/** A test run: one test on one or more devices. */
export const run = record({ id: int64 }, { ...specified, ...alsoSeen });
export type Run = z.output<typeof run>;

/** Resources, Extended test run. */
export const extendedRun = record({ id: int64 }, { ...specified, ...alsoSeen, files: pageOf(file) });
export type ExtendedRun = z.output<typeof extendedRun>;

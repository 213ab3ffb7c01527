import * as z from "zod";
import { device } from "./devices.ts";
import { dateTime, float, int32, int64, openEnum, record } from "./scalars.ts";

/** What a run does on one device: the device run of the specification (The newer generation). */
export const deviceSession = record(
  { id: int64 },
  {
    testRunId: int64,
    projectId: int64,
    userId: int64,
    device,
    /** The last six are its end. A state beyond these neither is the end nor counts as success. */
    state: openEnum(
      ...["WAITING", "RUNNING", "FINISHING"],
      ...["SUCCEEDED", "FAILED", "WARNING", "ABORTED", "TIMEOUT", "EXCLUDED"],
    ),
    excludeReason: openEnum(
      ...["NO_DEVICE", "API_LEVEL", "SINGLE_MODE"],
      ...["FRAMEWORK_NOT_SUPPORTED", "CONCURRENCY_LIMIT", "ADMIN"],
    ),
    message: z.string(),
    createTime: dateTime,
    startTime: dateTime,
    endTime: dateTime,
    testCaseAllCount: int32,
    testCasePassedCount: int32,
    testCaseFailedCount: int32,
    testCaseSkippedCount: int32,
    /** 0 to 1. */
    successRatio: float,
    retryable: z.boolean(),
    autoRetriesLeftCount: int32,
    uiLink: z.string(),
  },
);
export type DeviceSession = z.output<typeof deviceSession>;

import * as z from "zod";
import { dateTime, int32, int64, openEnum, record } from "./scalars.ts";

/** What starts a build (Build-service records, Build start body). */
export const buildStart = z.looseObject({
  fileId: int64,
  executorId: int64.nullish(),
  resultsConfig: z.array(z.unknown()).optional(),
  configuration: z.unknown().optional(),
});

/** Build-service records; `state` and `status` as running services use them. */
export const build = record(
  { id: int64 },
  {
    jobId: int64,
    userId: int64,
    number: int32,
    fileId: int64,
    executorId: int64,
    state: openEnum("CREATED", "BUILDING", "FINISHED"),
    status: openEnum("UNDEFINED", "SUCCESS", "FAILURE", "ABORTED"),
    message: z.string(),
    exitCode: int32,
    /** Whether its own time limit ended it. An extension: `state` and `status` do not tell that from a failure. */
    timeouted: z.boolean(),
    createTime: dateTime,
    startTime: dateTime,
    finishTime: dateTime,
  },
);
export type Build = z.output<typeof build>;

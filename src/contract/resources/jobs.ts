import * as z from "zod";
import { dateTime, int64, openEnum, record } from "./scalars.ts";

/** Resources, Job. `type` and `content` are the build service's. */
export const job = record(
  { id: int64 },
  {
    name: z.string(),
    pipeline: z.string(),
    type: openEnum("BUILD", "BROWSER_TESTING"),
    userId: int64,
    createTime: dateTime,
    archiveTime: dateTime,
  },
);
export type Job = z.output<typeof job>;

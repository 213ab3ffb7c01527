import * as z from "zod";
import { dateTime, int64, record } from "./scalars.ts";

/** Resources, Framework. The specification shows no id, though runs refer to one: it may be missing. */
export const framework = record(
  {},
  {
    id: int64,
    name: z.string(),
    description: z.string(),
    osType: z.string(),
    /** Extensions as one text, such as `apk`. */
    requiredAppExtensions: z.string(),
    requiredTestExtensions: z.string(),
    mainUserName: z.string(),
    mainUserEmail: z.string(),
    secured: z.boolean(),
    forProjects: z.boolean(),
    retryable: z.boolean(),
    canRunFromUI: z.boolean(),
    skipOlderSdk: z.boolean(),
    skipQueue: z.boolean(),
    createTime: dateTime,
  },
);
export type Framework = z.output<typeof framework>;

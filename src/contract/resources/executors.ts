import * as z from "zod";
import { int32, int64, record } from "./scalars.ts";

/** A runner: a browser and operating system that takes one build at a time (Rules for builds, 1). */
export const executor = record(
  { id: int64 },
  {
    name: z.string(),
    osType: z.string(),
    browserName: z.string(),
    enabled: z.boolean(),
    busy: z.boolean(),
    /** Builds that wait for this runner. */
    queueLength: int32,
  },
);
export type Executor = z.output<typeof executor>;

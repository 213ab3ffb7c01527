import * as z from "zod";
import { int64, record } from "./scalars.ts";

/** Resources, Tag. Its filter and sort fields name `testRunId`, too. */
export const tag = record({ id: int64 }, { name: z.string(), testRunId: int64 });
export type Tag = z.output<typeof tag>;

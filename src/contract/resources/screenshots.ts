import * as z from "zod";
import { device } from "./devices.ts";
import { int64, record } from "./scalars.ts";

const picture = {
  fail: z.boolean(),
  originalName: z.string(),
  type: z.string(),
  /** Milliseconds since the epoch. */
  takeTimestamp: int64,
};

/** Resources, Screenshot record. */
export const screenshot = record(
  { id: int64 },
  { testRunId: int64, projectId: int64, deviceRunId: int64, ...picture, device },
);
export type Screenshot = z.output<typeof screenshot>;

/** Resources, Screenshot name record. */
export const screenshotName = record({ id: int64 }, picture);
export type ScreenshotName = z.output<typeof screenshotName>;

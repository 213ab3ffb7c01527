import * as z from "zod";
import { int32, int64, openEnum, record } from "./scalars.ts";

/** Devices of one operating system under a name, for runs to choose (The newer generation). */
export const deviceGroup = record(
  { id: int64 },
  {
    displayName: z.string(),
    osType: openEnum("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    userId: int64,
    deviceCount: int32,
  },
);
export type DeviceGroup = z.output<typeof deviceGroup>;

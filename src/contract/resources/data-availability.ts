import * as z from "zod";
import { int64, record } from "./scalars.ts";

/** What there is to download of one device run. */
export const deviceRunDataAvailability = record(
  { deviceRunId: int64 },
  {
    id: int64,
    logs: z.boolean(),
    resultsDataZip: z.boolean(),
    performance: z.boolean(),
    buildLogs: z.boolean(),
    screenshots: z.boolean(),
  },
);

/** Resources, Data availability: what there is to download of a run. */
export const dataAvailability = record(
  {},
  {
    id: int64,
    testRunId: int64,
    test: z.boolean(),
    application: z.boolean(),
    deviceRunDataAvailabilities: z.array(deviceRunDataAvailability),
  },
);
export type DataAvailability = z.output<typeof dataAvailability>;

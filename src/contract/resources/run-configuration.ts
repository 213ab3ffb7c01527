import * as z from "zod";
import { int32, int64, openEnum, record } from "./scalars.ts";

/** What a run does with a file. Left out, the file's own kind decides. */
const fileUse = record({ id: int64 }, { action: openEnum("INSTALL", "RUN_TEST", "COPY_TO_DEVICE") });

/** A parameter that the test finds in its environment. */
const runParameter = record({ key: z.string() }, { value: z.string() });

const scalars = {
  deviceGroupId: int64,
  projectId: int64,
  /** Names the project where `projectId` does not; it is created when there is none. */
  projectName: z.string(),
  testRunName: z.string(),
  /** Seconds per device. */
  timeout: int64,
  hookURL: z.string(),
  deviceLanguageCode: z.string(),
  limitationValue: z.string(),
  withAnnotation: z.string(),
  withoutAnnotation: z.string(),
  instrumentationRunner: z.string(),
  screenshotDir: z.string(),
  maxAutoRetriesCount: int32,
  videoRecordingEnabled: z.boolean(),
  appiumBrokerAddress: z.string(),
};
const lists = { deviceIds: z.array(int64), testRunParameters: z.array(runParameter) };

/** A run's configuration as services of the newer generation answer it (The newer generation, JSON run body). */
export const runConfiguration = record(
  {
    /** Never null on the wire; an absent one is read as empty. */
    files: z.array(fileUse).catch([]),
  },
  {
    osType: openEnum("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    frameworkId: int64,
    scheduler: openEnum("PARALLEL", "SERIAL", "SINGLE", "ALL_INSTANCES"),
    limitationType: openEnum("PACKAGE", "CLASS"),
    ...scalars,
    ...lists,
  },
);
export type RunConfiguration = z.output<typeof runConfiguration>;

const required = {
  osType: z.enum(["ANDROID", "IOS", "DESKTOP", "UNDEFINED"]),
  frameworkId: int64,
  files: z.array(record({ id: int64 }, { action: z.enum(["INSTALL", "RUN_TEST", "COPY_TO_DEVICE"]) })),
};
const choices = {
  scheduler: z.enum(["PARALLEL", "SERIAL", "SINGLE", "ALL_INSTANCES"]),
  limitationType: z.enum(["PACKAGE", "CLASS"]),
};

/** What a run is started with. Devices are chosen by their ids or by their group; the ids win. */
export const runStart = record(required, { ...choices, ...scalars, ...lists })
  .refine(({ deviceIds, deviceGroupId }) => deviceIds?.length || typeof deviceGroupId === "number", {
    error: "Give deviceIds or a deviceGroupId.",
  })
  .meta({ anyOf: [{ required: ["deviceIds"] }, { required: ["deviceGroupId"] }] });
export type RunStart = z.output<typeof runStart>;

/** A configuration that is not complete, to be filled in. */
export const runDraft = record({}, { ...required, ...choices, ...scalars, ...lists });

import * as z from "zod";
import { int32, int64, openEnum, record } from "./scalars.ts";

/** Resources, Project test run configuration. */
export const configuration = record(
  {},
  {
    id: int64,
    projectId: int64,
    scheduler: openEnum("PARALLEL", "SERIAL", "SINGLE"),
    limitationType: openEnum("PACKAGE", "CLASS"),
    limitationValue: z.string(),
    withAnnotation: z.string(),
    withoutAnnotation: z.string(),
    screenshotDir: z.string(),
    applicationUsername: z.string(),
    /** A secret: never printed. */
    applicationPassword: z.string(),
    deviceLanguageCode: z.string(),
    hookURL: z.string(),
    uiAutomatorTestClasses: z.string(),
    instrumentationRunner: z.string(),
    appiumBrokerAddress: z.string(),
    usedDeviceGroupName: z.string(),
    usedDeviceGroupId: int64,
    /** Seconds per device; 30 minutes by default. */
    timeout: int64,
    creditsPrice: int64,
    maxAutoRetriesCount: int32,
    autoScreenshots: z.boolean(),
    appCrawlerRun: z.boolean(),
    launchApp: z.boolean(),
    appRequired: z.boolean(),
    gamebenchEnabled: z.boolean(),
    videoRecordingEnabled: z.boolean(),
    useAdditionalFiles: z.boolean(),
    createVNCConnection: z.boolean(),
    runAvailable: z.boolean(),
    checkApp: z.boolean(),
  },
);
export type Configuration = z.output<typeof configuration>;

/** Resources, Config parameter. */
export const configParameter = record({ id: int64 }, { key: z.string(), value: z.string() });
export type ConfigParameter = z.output<typeof configParameter>;

import { countersOf } from "../../../../src/cloud/runs/counters.ts";
import type { ConfigurationValues, DeviceRunRecord, RunRecord } from "../../../../src/cloud/store/records.ts";
import type { Naming } from "./sample-records.ts";

const DEVICES = ["Pixel 9", "Galaxy S24", "iPhone 16", "iPad Air", "Desktop 1440"];
const MESSAGES: Readonly<Record<string, string>> = {
  FAILED: "1 of 41 tests failed",
  TIMEOUT: "It took longer than 1800 s",
  WARNING: "A result was left out",
};

/** A device run that has ended in `state`. */
export function deviceRunOf(state: string, index: number, startMs: number, named: Naming) {
  const ran = state !== "EXCLUDED";
  return {
    deviceId: index + 1,
    deviceName: named(DEVICES[index] ?? "Device"),
    state,
    excludeReason: ran ? null : "NO_DEVICE",
    message: MESSAGES[state] === undefined ? null : named(MESSAGES[state]),
    createTime: startMs,
    startTime: ran ? startMs + 2_000 : null,
    finishTime: startMs + 60_000 + index * 7_400,
    passed: ran ? 40 : 0,
    failed: state === "FAILED" ? 1 : 0,
    skipped: ran ? 2 : 0,
    notAvailable: 0,
    exitCode: ran ? Number(state === "FAILED") : null,
    autoRetriesLeft: 0,
    simulated: index === 4,
  } satisfies Partial<DeviceRunRecord>;
}

/** A run that has ended with these device runs. */
export function runOf(deviceRuns: readonly ReturnType<typeof deviceRunOf>[], startMs: number, named: Naming) {
  return {
    ...countersOf(deviceRuns),
    startedByDisplayName: named("Ada Developer"),
    createTime: startMs,
    startTime: startMs + 1_000,
    finishTime: startMs + 95_000,
    state: "FINISHED",
    frameworkId: 1,
    frameworkName: named("Server-side package"),
    deviceCount: deviceRuns.length,
    files: { app: { originalName: null }, test: { originalName: null } },
    message: deviceRuns.length > 3 ? named("Video recording has no effect here.") : null,
    config: configuration(named),
    appFileId: null,
    testFileId: null,
    dataFileId: null,
    parameters: [],
    screenshotsFileId: null,
    logsFileId: null,
    simulated: deviceRuns.some(({ simulated }) => simulated),
    hookDue: false,
  } satisfies Partial<RunRecord>;
}

/** A configuration with something in every kind of field. */
export function configuration(named: Naming): ConfigurationValues {
  return {
    scheduler: "PARALLEL",
    limitationType: "CLASS",
    limitationValue: named("checkout.Payment"),
    withAnnotation: null,
    withoutAnnotation: null,
    screenshotDir: null,
    applicationUsername: named("tester"),
    applicationPassword: "hunter2-secret",
    deviceLanguageCode: "en_GB",
    hookURL: named("http://localhost/hook"),
    uiAutomatorTestClasses: null,
    instrumentationRunner: null,
    appiumBrokerAddress: null,
    usedDeviceGroupId: null,
    timeout: 1_800,
    maxAutoRetriesCount: 0,
    autoScreenshots: true,
    appCrawlerRun: false,
    launchApp: true,
    appRequired: false,
    gamebenchEnabled: false,
    videoRecordingEnabled: true,
    useAdditionalFiles: false,
    createVNCConnection: false,
    checkApp: false,
  };
}

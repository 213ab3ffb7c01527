import { countersOf } from "../../../src/cloud/runs/counters.ts";
import type { ConfigurationValues, DeviceRunRecord, RunRecord } from "../../../src/cloud/store/records.ts";

export const plainConfig: ConfigurationValues = {
  ...{ scheduler: "PARALLEL", limitationType: null, limitationValue: null, withAnnotation: null },
  ...{ withoutAnnotation: null, screenshotDir: null, applicationUsername: null, applicationPassword: null },
  ...{ deviceLanguageCode: null, hookURL: null, uiAutomatorTestClasses: null, instrumentationRunner: null },
  ...{ appiumBrokerAddress: null, usedDeviceGroupId: null, timeout: 60, maxAutoRetriesCount: 0 },
  ...{ autoScreenshots: false, appCrawlerRun: false, launchApp: true, appRequired: false },
  ...{ gamebenchEnabled: false, videoRecordingEnabled: false, useAdditionalFiles: false },
  ...{ createVNCConnection: false, checkApp: false },
};

/** A run as it is inserted, without device runs of its own. */
export function aRun(change: Partial<RunRecord> = {}): Omit<RunRecord, "id"> {
  return {
    ...{ projectId: 1, userId: 1, startedById: 1, startedByDisplayName: "Developer", number: 1 },
    ...{ displayName: "Test run 1", createTime: 1, startTime: null, finishTime: null, state: "WAITING" },
    ...{ frameworkId: 1, frameworkName: "Server-side package", deviceCount: 0, message: null },
    ...{ files: { app: { originalName: null }, test: { originalName: null } }, config: plainConfig },
    ...{ appFileId: null, testFileId: null, dataFileId: null, parameters: [], screenshotsFileId: null },
    ...{ logsFileId: null, simulated: false, hookDue: false },
    ...countersOf([]),
    ...change,
  };
}

/** A waiting device run as it is inserted. */
export function aDeviceRun(run: RunRecord): Omit<DeviceRunRecord, "id"> {
  return {
    ...{ runId: run.id, projectId: run.projectId, userId: run.userId, deviceId: 1, deviceName: "Phone" },
    ...{ state: "WAITING", excludeReason: null, message: null, createTime: 1, startTime: null },
    ...{ finishTime: null, passed: 0, failed: 0, skipped: 0, notAvailable: 0, exitCode: null },
    ...{ autoRetriesLeft: 0, simulated: false },
  };
}

import type { DeviceSession } from "../../contract/resources/device-sessions.ts";
import type { DeviceCatalogue } from "../devices/device-catalogue.ts";
import { deviceRunAddress } from "../page/addresses.ts";
import { isSessionRun } from "../runs/frameworks.ts";
import type { DeviceRunRecord, RunRecord } from "../store/records.ts";
import { presentDevice } from "./present-device.ts";

/** A device run under the field names of a device session, times in milliseconds: what lists filter and sort. */
export function deviceSessionOf(deviceRun: DeviceRunRecord, run: Pick<RunRecord, "state" | "frameworkId">) {
  const { id, runId, projectId, userId, state, excludeReason, message, createTime, startTime } = deviceRun;
  const { passed, failed, skipped, notAvailable } = deviceRun;
  const counted = passed + failed + notAvailable;
  return {
    ...{ id, testRunId: runId, projectId, userId, state, excludeReason, message, createTime, startTime },
    endTime: deviceRun.finishTime,
    testCaseAllCount: counted + skipped,
    testCasePassedCount: passed,
    testCaseFailedCount: failed,
    testCaseSkippedCount: skipped,
    successRatio: counted === 0 ? 0 : passed / counted,
    retryable: run.state === "FINISHED" && !isSessionRun(run),
    autoRetriesLeftCount: deviceRun.autoRetriesLeft,
    simulated: deviceRun.simulated,
    deviceId: deviceRun.deviceId,
    deviceName: deviceRun.deviceName,
  };
}

/** Presents a device session; a device that has left the catalogue keeps its id and name. */
export function presentDeviceSession(
  { deviceId, deviceName, createTime, startTime, endTime, ...session }: ReturnType<typeof deviceSessionOf>,
  { devices, origin }: { devices: Pick<DeviceCatalogue, "get">; origin: string },
): DeviceSession {
  const device = devices.get(deviceId);
  return {
    ...session,
    device: device ? presentDevice(device) : { id: deviceId, displayName: deviceName },
    createTime: new Date(createTime),
    startTime: startTime === null ? null : new Date(startTime),
    endTime: endTime === null ? null : new Date(endTime),
    uiLink: origin + deviceRunAddress(session.testRunId, session.id),
  };
}

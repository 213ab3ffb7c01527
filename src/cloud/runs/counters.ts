import type { DeviceRunRecord, RunCounters } from "../store/records.ts";
import { isEnd } from "./device-run-states.ts";

/** What a device run adds to its run's counters. */
export type CountedDeviceRun = Pick<DeviceRunRecord, "state" | "passed" | "failed" | "notAvailable">;

/**
 * The counters and ratios of a run (docs/decisions.md, Counting). Each device run is in exactly one device counter; a
 * state that nobody knows is no end and counts as running. Skipped test cases are left out.
 */
export function countersOf(deviceRuns: readonly CountedDeviceRun[]): RunCounters {
  const inState = (state: string) => deviceRuns.filter((one) => one.state === state).length;
  const sum = (field: "passed" | "failed" | "notAvailable") =>
    deviceRuns.reduce((total, one) => total + one[field], 0);
  const waiting = inState("WAITING");
  const finished = deviceRuns.filter(({ state }) => isEnd(state)).length;
  const [passed, failed] = [sum("passed"), sum("failed")];
  const testCaseCount = passed + failed + sum("notAvailable");
  const ofAll = (count: number) => (testCaseCount === 0 ? 0 : count / testCaseCount);
  return {
    totalDeviceCount: deviceRuns.length,
    waitingDeviceCount: waiting,
    runningDeviceCount: deviceRuns.length - waiting - finished,
    finishedDeviceCount: finished,
    succeededDeviceCount: inState("SUCCEEDED"),
    abortedDeviceCount: inState("ABORTED"),
    excludedDeviceCount: inState("EXCLUDED"),
    timeoutedDeviceCount: inState("TIMEOUT"),
    warningDeviceCount: inState("WARNING"),
    errorsDeviceCount: inState("FAILED"),
    testCaseCount,
    successfulTestCaseCount: passed,
    failedTestCaseCount: failed,
    executedTestCaseCount: passed + failed,
    successRatio: ofAll(passed),
    executionRatio: ofAll(passed + failed),
  };
}

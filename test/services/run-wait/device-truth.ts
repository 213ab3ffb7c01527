import type { DeviceSession } from "../../../src/contract/resources/device-sessions.ts";
import type { Run } from "../../../src/contract/resources/runs.ts";
import type { TestCase } from "../../../src/contract/results/junit-report.ts";
import type { ReadDeviceRun } from "../../../src/services/run-wait/device-run-end.ts";
import type { TestCounts } from "../../../src/services/verdict/observed.ts";

/** What really happened on one device, and what of it the service and the suite tell. */
export interface DeviceTruth {
  readonly id: number;
  readonly state: string;
  /** As the service counts. */
  readonly counts: TestCounts;
  /** What its JUnit says; null where it left none. */
  readonly junit: Pick<TestCounts, "passed" | "failed" | "skipped"> | "unreadable" | null;
}

const nameOf = ({ id }: DeviceTruth) => `Device ${id % 100}`;

export function sessionOf(truth: DeviceTruth): DeviceSession {
  const { passed, failed, skipped, notAvailable } = truth.counts;
  return {
    ...{ id: truth.id, state: truth.state, device: { id: truth.id, displayName: nameOf(truth) } },
    testCaseAllCount: passed + failed + skipped + notAvailable,
    ...{ testCasePassedCount: passed, testCaseFailedCount: failed, testCaseSkippedCount: skipped },
  };
}

export function collectedOf(truth: DeviceTruth): ReadDeviceRun {
  const { junit } = truth;
  const totals = junit === null || junit === "unreadable" ? { passed: 0, failed: 0, skipped: 0 } : junit;
  const cases = (["passed", "failed", "skipped"] as const).flatMap((status) =>
    Array.from({ length: totals[status] }, (_, i): TestCase => {
      return { suite: "", className: "", name: `test ${i}`, status };
    }),
  );
  return {
    result: {
      ...{ deviceRunId: truth.id, name: nameOf(truth), session: null },
      ...{ folder: "", files: [], problems: [] },
    },
    read: {
      ...{ cases, totals: { ...totals, executed: totals.passed + totals.failed } },
      ...{ reports: junit === null ? 0 : 1, problems: junit === "unreadable" ? ["broken"] : [] },
    },
  };
}

/** The run's own record, counted as the specification's counters are. */
export function runOf(truths: readonly DeviceTruth[]): Run {
  const inState = (state: string) => truths.filter((one) => one.state === state).length;
  const sum = (field: keyof TestCounts) => truths.reduce((total, { counts }) => total + counts[field], 0);
  const [passed, failed] = [sum("passed"), sum("failed")];
  const testCaseCount = passed + failed + sum("notAvailable");
  return {
    ...{ id: 7, state: "FINISHED", totalDeviceCount: truths.length },
    ...{ succeededDeviceCount: inState("SUCCEEDED"), errorsDeviceCount: inState("FAILED") },
    ...{ warningDeviceCount: inState("WARNING"), excludedDeviceCount: inState("EXCLUDED") },
    ...{ abortedDeviceCount: inState("ABORTED"), timeoutedDeviceCount: inState("TIMEOUT") },
    ...{ testCaseCount, successfulTestCaseCount: passed },
    executionRatio: testCaseCount === 0 ? 0 : (passed + failed) / testCaseCount,
  };
}

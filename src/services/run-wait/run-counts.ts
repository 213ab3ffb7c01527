import type { Run } from "../../contract/resources/runs.ts";
import type { ExecutionState, TestCounts } from "../verdict/observed.ts";

/** How many device runs ended in, or are in, each state. */
export type StateCounts = Readonly<Record<ExecutionState, number>>;

/** The states, the worst first. */
export const WORST_FIRST: readonly ExecutionState[] = [
  ...(["unknown", "not-started", "aborted", "timeout", "failed"] as const),
  ...(["excluded", "warning", "succeeded"] as const),
];

/** The device runs of a run by its own counts (specification, Test run). What it does not tell is 0. */
export function stateCounts(run: Run): StateCounts {
  return {
    succeeded: run.succeededDeviceCount ?? 0,
    failed: run.errorsDeviceCount ?? 0,
    warning: run.warningDeviceCount ?? 0,
    aborted: run.abortedDeviceCount ?? 0,
    timeout: run.timeoutedDeviceCount ?? 0,
    excluded: run.excludedDeviceCount ?? 0,
    unknown: run.runningDeviceCount ?? 0,
    "not-started": run.waitingDeviceCount ?? 0,
  };
}

/**
 * The counts of a run that this step aborted, as if it had not: device runs that had not ended before stay as they were then.
 */
export function countsBeforeStop(after: Run, before: Run): StateCounts {
  const [then, now] = [stateCounts(before), stateCounts(after)];
  const cutOff = Math.max(0, now.aborted - then.aborted);
  const waited = Math.min(cutOff, then["not-started"]);
  return {
    ...now,
    aborted: now.aborted - cutOff,
    "not-started": now["not-started"] + waited,
    unknown: now.unknown + cutOff - waited,
  };
}

/** `counts` without the device runs in `states`; none goes below 0. */
export function countsWithout(counts: StateCounts, states: readonly ExecutionState[]): StateCounts {
  const left = { ...counts };
  for (const state of states) left[state] = Math.max(0, left[state] - 1);
  return left;
}

/** How many device runs there are altogether. */
export function deviceTotal(run: Run): number {
  const counted = Object.values(stateCounts(run)).reduce((sum, count) => sum + count, 0);
  return run.totalDeviceCount ?? run.deviceCount ?? counted;
}

/**
 * The tests of a whole run as the service counts them (docs/decisions.md, Counting); null where it counts none. Skipped
 * ones are in no count of a run.
 */
export function runTests(run: Run): TestCounts | null {
  const all = run.testCaseCount ?? 0;
  if (all === 0) return null;
  const passed = run.successfulTestCaseCount ?? 0;
  const executed = run.executedTestCaseCount ?? executedBy(run, all, passed);
  return { passed, failed: executed - passed, skipped: 0, notAvailable: Math.max(0, all - executed) };
}

/** From the ratio, which is a whole number of tests divided by `all`; where that is missing, all tests count as executed. */
function executedBy({ failedTestCaseCount, executionRatio }: Run, all: number, passed: number): number {
  if (typeof failedTestCaseCount === "number") return passed + failedTestCaseCount;
  return typeof executionRatio === "number" ? Math.max(passed, Math.round(executionRatio * all)) : all;
}

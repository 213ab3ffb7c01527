import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countersOf } from "../../../src/cloud/runs/counters.ts";
import { END_STATES } from "../../../src/cloud/runs/device-run-states.ts";
import { RunInProgress } from "../../../src/cloud/runs/run-in-progress.ts";
import { openStore } from "../../../src/cloud/store/store.ts";
import { aDeviceRun, aRun } from "./records.ts";

const count = fc.nat({ max: 50 });
const state = fc.oneof(fc.constantFrom("WAITING", "RUNNING", ...END_STATES), fc.constant("PONDERING"));
const deviceRun = fc.record({ state, passed: count, failed: count, skipped: count, notAvailable: count });

function expectToAddUp(counters: ReturnType<typeof countersOf>): void {
  const { totalDeviceCount, waitingDeviceCount, runningDeviceCount, finishedDeviceCount } = counters;
  expect(waitingDeviceCount + runningDeviceCount + finishedDeviceCount).toBe(totalDeviceCount);
  const { succeededDeviceCount, warningDeviceCount, errorsDeviceCount } = counters;
  const { timeoutedDeviceCount, abortedDeviceCount, excludedDeviceCount } = counters;
  expect(
    succeededDeviceCount +
      warningDeviceCount +
      errorsDeviceCount +
      timeoutedDeviceCount +
      abortedDeviceCount +
      excludedDeviceCount,
  ).toBe(finishedDeviceCount);
  for (const value of Object.values(counters)) expect(value).toBeGreaterThanOrEqual(0);
  for (const ratio of [counters.successRatio, counters.executionRatio]) expect(ratio).toBeLessThanOrEqual(1);
  expect(counters.executedTestCaseCount).toBe(
    counters.successfulTestCaseCount + counters.failedTestCaseCount,
  );
}

describe("the counters of a run", () => {
  it("always add up, whatever its device runs are", () => {
    fc.assert(fc.property(fc.array(deviceRun), (all) => expectToAddUp(countersOf(all))));
  });

  it("count tests without skipped ones, and ratios over all that should have run", () => {
    const tests = { state: "FAILED", passed: 6, failed: 2, notAvailable: 2, skipped: 90 };
    expect(countersOf([tests])).toMatchObject({
      ...{ testCaseCount: 10, successfulTestCaseCount: 6, failedTestCaseCount: 2, executedTestCaseCount: 8 },
      ...{ successRatio: 0.6, executionRatio: 0.8, errorsDeviceCount: 1 },
    });
    expect(countersOf([])).toMatchObject({ testCaseCount: 0, successRatio: 0, executionRatio: 0 });
  });

  it("take a state that nobody knows for no end", () => {
    const pondering = { state: "PONDERING", passed: 0, failed: 0, notAvailable: 0 };
    expect(countersOf([pondering])).toMatchObject({ runningDeviceCount: 1, finishedDeviceCount: 0 });
  });

  it("are kept with the run at every change, in any sequence of them", () => {
    const store = openStore(undefined);
    const moves = fc.array(fc.tuple(fc.nat({ max: 4 }), deviceRun), { maxLength: 30 });
    fc.assert(
      fc.property(moves, (sequence) => {
        const run = store.runs.insert(aRun());
        const deviceRuns = Array.from({ length: 5 }, () => store.deviceRuns.insert(aDeviceRun(run)));
        const inProgress = new RunInProgress(store, run, deviceRuns);
        for (const [index, change] of sequence) {
          inProgress.change(deviceRuns[index]?.id ?? -1, change, 1);
          const kept = store.runs.get(run.id);
          const counters = countersOf(store.deviceRuns.in({ parentId: run.id }).select());
          expect(kept).toMatchObject(counters);
          expectToAddUp(counters);
          expect(kept?.state === "FINISHED").toBe(counters.finishedDeviceCount === 5);
        }
      }),
      { numRuns: 30 },
    );
    store.close();
  });
});

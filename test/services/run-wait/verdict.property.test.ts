import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Attempts } from "../../../src/services/run-wait/attempts.ts";
import { endsOfAttempt } from "../../../src/services/run-wait/ends-of-attempt.ts";
import { observeRuns } from "../../../src/services/run-wait/observe-runs.ts";
import { decide } from "../../../src/services/verdict/decide.ts";
import type { Decision } from "../../../src/services/verdict/decision.ts";
import type { TestCounts } from "../../../src/services/verdict/observed.ts";
import { collectedOf, type DeviceTruth, runOf, sessionOf } from "./device-truth.ts";
import { ratioOf } from "./wait-workshop.ts";

type State = DeviceTruth["state"];
type Counts = DeviceTruth["counts"];

const few = fc.integer({ min: 0, max: 3 });
const rarely = fc.constantFrom(0, 0, 0, 0, 1);
const counts = fc.record({ passed: few, failed: rarely, skipped: rarely, notAvailable: rarely });
const STATES = ["SUCCEEDED", "SUCCEEDED", "SUCCEEDED", "FAILED", "FAILED", "WARNING", "EXCLUDED"] as const;
const RARE_STATES = ["ABORTED", "TIMEOUT", "RUNNING", "WAITING", "FINISHING", "MELTING"] as const;

const gates = fc.record({
  success: fc.constantFrom(0, 500, 900, 1000),
  execution: fc.constantFrom(0, 500, 1000),
  minTests: fc.integer({ min: 1, max: 4 }),
  maxExcluded: few,
  maxWarning: fc.constantFrom(0, 1, Number.POSITIVE_INFINITY),
});
type Bounds = typeof gates extends fc.Arbitrary<infer T> ? T : never;

/** The verdict on a run of these device runs; `lists` says whether the service lists them. */
function verdictOn(attempts: readonly (readonly DeviceTruth[])[], bounds: Bounds, lists: boolean): Decision {
  return decide(seenOf(attempts, lists).observed, {
    minSuccessRatio: ratioOf((bounds.success / 1000).toFixed(3)),
    minExecutionRatio: ratioOf((bounds.execution / 1000).toFixed(3)),
    ...{
      minTests: bounds.minTests,
      maxExcludedDevices: bounds.maxExcluded,
      maxWarningDevices: bounds.maxWarning,
    },
  });
}

/** Attempt after attempt: each after the first has a successor for every device run that a retry takes. */
function seenOf([first = [], ...later]: readonly (readonly DeviceTruth[])[], lists: boolean) {
  const attempts = new Attempts();
  let present = first;
  const snapshotOf = () => ({
    ...{ run: runOf(present), stage: "ended" as const },
    sessions: lists ? present.map(sessionOf) : null,
  });
  const seen = { beforeStop: undefined, collected: first.map(collectedOf), kept: [], retried: undefined };
  attempts.begin(endsOfAttempt({ ...seen, snapshot: snapshotOf() }).ends);
  for (const again of later) {
    const retried = attempts.retryable;
    const successors = again.filter(({ id }) => retried.some((end) => (end.id ?? 0) % 100 === id % 100));
    present = [...present.filter(({ id }) => !retried.some((end) => end.id === id)), ...successors];
    const kept = attempts.last.filter((end) => !retried.includes(end));
    const collected = successors.map(collectedOf);
    const ends = endsOfAttempt({ ...seen, snapshot: snapshotOf(), collected, kept, retried: retried.length });
    attempts.again(retried, ends);
  }
  const end = { how: "ended" as const, runId: 7, snapshot: snapshotOf(), attempts };
  return { ...observeRuns([end], { timeoutMs: 1, queueTimeoutMs: undefined }), present };
}

/** Each condition of a pass, over what really happened, written without looking at how the verdict is found. */
function passes(truths: readonly DeviceTruth[], bounds: Bounds): boolean {
  const judged = truths.filter(({ state }) => state !== "EXCLUDED");
  const results = judged.map(resultOf);
  const readable = results.filter((one) => one !== undefined);
  const sum = (field: keyof TestCounts) => readable.reduce((total, one) => total + one[field], 0);
  const executed = sum("passed") + sum("failed");
  const countOf = (state: State) => truths.filter((one) => one.state === state).length;
  return [
    judged.every(({ state }) => ["SUCCEEDED", "WARNING", "FAILED"].includes(state)),
    results.every((one) => one !== undefined && one.passed + one.failed > 0),
    judged.every(({ state }, index) => state !== "FAILED" || (results[index]?.failed ?? 0) > 0),
    countOf("EXCLUDED") <= bounds.maxExcluded,
    countOf("WARNING") <= bounds.maxWarning,
    executed >= bounds.minTests,
    executed * 1000 >= bounds.execution * (executed + sum("notAvailable")),
    sum("passed") * 1000 >= bounds.success * executed,
  ].every(Boolean);
}

/** From JUnit where it is at hand, else from the counts; undefined where there is neither, or what there is is broken. */
function resultOf({ counts: counted, junit }: DeviceTruth): Counts | undefined {
  if (junit === "unreadable") return undefined;
  if (junit !== null) return { ...junit, notAvailable: counted.notAvailable };
  return Object.values(counted).some((count) => count > 0) ? counted : undefined;
}

function withIds(truths: readonly Omit<DeviceTruth, "id">[], attempt = 0): DeviceTruth[] {
  return truths.map((truth, index) => ({ ...truth, id: attempt * 100 + index + 1 }));
}

const device = fc.record({
  state: fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...STATES) }, fc.constantFrom(...RARE_STATES)),
  counts,
  junit: fc.oneof(
    { weight: 8, arbitrary: fc.record({ passed: few, failed: rarely, skipped: rarely }) },
    fc.constantFrom(null, "unreadable" as const),
  ),
});

/** A device run on a service whose states and results fit together, as its own rules say. */
const soundDevice = fc
  .record({
    kind: fc.constantFrom(
      ...(["green", "green", "green", "green", "red", "red"] as const),
      "crash",
      "excluded",
      "aborted",
      "timeout",
      "exit",
      "idle",
      "warning",
    ),
    counts,
  })
  .map(({ kind, counts: drawn }): Omit<DeviceTruth, "id"> => {
    const none = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
    const green = { ...drawn, passed: drawn.passed + 1, failed: 0 };
    const left = (state: State, kept: Counts) => ({ state, counts: kept, junit: { ...kept } });
    switch (kind) {
      case "green":
        return left("SUCCEEDED", green);
      case "warning":
        return left("WARNING", green);
      case "exit":
        return left("FAILED", green);
      case "red":
        return left("FAILED", { ...drawn, failed: drawn.failed + 1 });
      case "idle":
        return left("WARNING", none);
      default: {
        const states = { crash: "FAILED", excluded: "EXCLUDED", aborted: "ABORTED", timeout: "TIMEOUT" };
        return { state: states[kind as keyof typeof states], counts: none, junit: null };
      }
    }
  });

function holdsBothWays(sampled: { passed: number; failed: number }): void {
  // The law is worth little when one side never happens.
  expect(Math.min(sampled.passed, sampled.failed)).toBeGreaterThan(100);
}

describe("the verdict on a run", () => {
  test("of a service that lists its device runs is a pass exactly when each condition of the gate holds", () => {
    const sampled = { passed: 0, failed: 0 };
    fc.assert(
      fc.property(fc.array(device, { maxLength: 4 }), gates, (drawn, bounds) => {
        const truths = withIds(drawn);
        const { verdict } = verdictOn([truths], bounds, true);
        const expected = passes(truths, bounds);
        sampled[expected ? "passed" : "failed"]++;
        expect(verdict).toBe(expected ? "passed" : "failed");
      }),
      { numRuns: 4_000 },
    );
    holdsBothWays(sampled);
  });

  test("of a service that only counts them is the same, told from the counts and the results", () => {
    const sampled = { passed: 0, failed: 0 };
    fc.assert(
      fc.property(fc.array(soundDevice, { maxLength: 5 }), gates, (drawn, bounds) => {
        const truths = withIds(drawn);
        const expected = passes(truths, bounds);
        sampled[expected ? "passed" : "failed"]++;
        expect(verdictOn([truths], bounds, false).verdict).toBe(expected ? "passed" : "failed");
      }),
      { numRuns: 4_000 },
    );
    holdsBothWays(sampled);
  });

  test("of a service that only counts, and whose tests leave no JUnit, is never greener than the counts", () => {
    const sampled = { passed: 0, failed: 0 };
    fc.assert(
      fc.property(fc.array(soundDevice, { maxLength: 5 }), gates, (drawn, bounds) => {
        const truths = withIds(drawn).map((truth) => ({ ...truth, junit: null }));
        const { verdict } = verdictOn([truths], bounds, false);
        const { testCaseCount: all, successfulTestCaseCount: passed, executionRatio, ...run } = runOf(truths);
        const executed = Math.round((executionRatio ?? 0) * (all ?? 0));
        const meetsCounts = [
          (run.abortedDeviceCount ?? 0) + (run.timeoutedDeviceCount ?? 0) === 0,
          (run.excludedDeviceCount ?? 0) <= bounds.maxExcluded,
          (run.warningDeviceCount ?? 0) <= bounds.maxWarning,
          (run.errorsDeviceCount ?? 0) <= executed - (passed ?? 0),
          executed >= bounds.minTests,
          executed * 1000 >= bounds.execution * (all ?? 0),
          (passed ?? 0) * 1000 >= bounds.success * executed,
        ].every(Boolean);
        sampled[verdict === "passed" ? "passed" : "failed"]++;
        if (verdict === "passed") expect(meetsCounts).toBe(true);
        if (passes(truths, bounds)) expect(verdict).toBe("passed");
      }),
      { numRuns: 4_000 },
    );
    holdsBothWays(sampled);
  });
});

describe("after retries", () => {
  const attemptsOf = (drawn: readonly (readonly Omit<DeviceTruth, "id">[])[]) =>
    drawn.map((truths, attempt) => withIds(truths, attempt));
  const sameLength = (one: typeof device | typeof soundDevice) =>
    fc
      .integer({ min: 1, max: 4 })
      .chain((length) =>
        fc.array(fc.array(one, { minLength: length, maxLength: length }), { minLength: 1, maxLength: 4 }),
      );

  test.each([
    ["lists", true, sameLength(device)],
    ["only counts", false, sameLength(soundDevice)],
  ] as const)(
    "a service that %s its device runs is judged by their last attempts: no count inflates",
    (_, lists, rounds) => {
      const sampled = { passed: 0, failed: 0 };
      fc.assert(
        fc.property(rounds as fc.Arbitrary<Omit<DeviceTruth, "id">[][]>, gates, (drawn, bounds) => {
          const attempts = attemptsOf(drawn);
          const { observed, reported, present } = seenOf(attempts, lists);
          expect(observed.executions).toHaveLength(drawn[0]?.length ?? 0);
          expect(reported.map(({ id }) => id).toSorted()).toEqual(present.map(({ id }) => id).toSorted());
          const { verdict, totals } = verdictOn(attempts, bounds, lists);
          expect(verdict).toBe(passes(present, bounds) ? "passed" : "failed");
          sampled[verdict === "passed" ? "passed" : "failed"]++;
          const counted = present.map((truth) => (truth.state === "EXCLUDED" ? undefined : resultOf(truth)));
          if (lists && !present.some(({ state }) => state === "WAITING")) {
            expect(totals.passed).toBe(counted.reduce((sum, one) => sum + (one?.passed ?? 0), 0));
          }
        }),
        { numRuns: 1_500 },
      );
      holdsBothWays(sampled);
    },
  );
});

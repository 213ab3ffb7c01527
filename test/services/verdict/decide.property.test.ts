import fc from "fast-check";
import { expect, it } from "vitest";
import { type Decimal, parseDecimal } from "../../../src/base/decimal.ts";
import { decide } from "../../../src/services/verdict/decide.ts";
import { FAILURE_KINDS } from "../../../src/services/verdict/decision.ts";
import type { Gate } from "../../../src/services/verdict/gate.ts";
import type { Execution, Observed, TestCounts } from "../../../src/services/verdict/observed.ts";

const count = fc.integer({ min: 0, max: 4 });
const counts = fc.record({
  passed: count,
  failed: count,
  skipped: count,
  notAvailable: fc.constantFrom(0, 0, 0, 1),
});
const execution: fc.Arbitrary<Execution> = fc.record({
  name: fc.string(),
  state: fc.constantFrom<Execution["state"][]>(
    ...(["succeeded", "succeeded", "succeeded", "failed", "failed", "warning"] as const),
    ...(["aborted", "timeout", "excluded", "unknown", "not-started"] as const),
  ),
  tests: fc.oneof({ weight: 12, arbitrary: counts }, fc.constantFrom("unreadable" as const, null)),
});
const rarely = fc.constantFrom(...new Array<undefined>(15).fill(undefined), true);
const rareText = fc.constantFrom(...new Array<undefined>(15).fill(undefined), "because");
const observed: fc.Arbitrary<Observed> = fc.record({
  refused: rareText,
  cancelled: rarely,
  aborted: rarely,
  queueTimedOut: rareText,
  timedOut: rareText,
  serviceFailure: rareText,
  executions: fc.array(execution, { maxLength: 3 }),
});

/** Ratios in thousandths, so that the law below can be written in whole numbers. */
const thousandths = fc.oneof(fc.constantFrom(0, 500, 1000), fc.integer({ min: 0, max: 1000 }));
const gates = fc.record({
  success: thousandths,
  execution: thousandths,
  minTests: count,
  maxExcludedDevices: count,
  maxWarningDevices: fc.constantFrom(0, 1, Number.POSITIVE_INFINITY),
});

type Bounds = typeof gates extends fc.Arbitrary<infer T> ? T : never;

function decimal(value: number): Decimal {
  return parseDecimal((value / 1000).toFixed(3)) as Decimal;
}

function gateOf({ success, execution, ...limits }: Bounds): Gate {
  return { minSuccessRatio: decimal(success), minExecutionRatio: decimal(execution), ...limits };
}

/** Each condition of a pass, written without looking at how the verdict is found. */
function passes(run: Observed, bounds: Bounds): boolean {
  const { executions } = run;
  const judged = executions.filter(({ state }) => state !== "excluded");
  const readable = executions
    .map(({ tests }) => tests)
    .filter((tests) => typeof tests === "object" && tests !== null);
  const sum = (field: keyof TestCounts) => readable.reduce((total, tests) => total + tests[field], 0);
  const executed = sum("passed") + sum("failed");
  const countOf = (state: Execution["state"]) => executions.filter((one) => one.state === state).length;
  const conditions = [
    run.refused === undefined && run.serviceFailure === undefined,
    !run.cancelled && !run.aborted && !run.queueTimedOut && !run.timedOut,
    judged.every(({ state }) => state === "succeeded" || state === "warning" || state === "failed"),
    judged.every(
      ({ tests }) => typeof tests === "object" && tests !== null && tests.passed + tests.failed > 0,
    ),
    judged.every(({ state, tests }) => state !== "failed" || (tests as TestCounts | null)?.failed !== 0),
    countOf("excluded") <= bounds.maxExcludedDevices,
    countOf("warning") <= bounds.maxWarningDevices,
    executed > 0 && executed >= bounds.minTests,
    executed * 1000 >= bounds.execution * (executed + sum("notAvailable")),
    sum("passed") * 1000 >= bounds.success * executed,
  ];
  return conditions.every(Boolean);
}

it("passes exactly when every condition of the gate holds", () => {
  const seen = { passed: 0, failed: 0, skipped: 0 };
  fc.assert(
    fc.property(observed, gates, (run, bounds) => {
      const decision = decide(run, gateOf(bounds));
      seen[decision.verdict]++;
      expect(decision.verdict).toBe(passes(run, bounds) ? "passed" : "failed");
    }),
    { numRuns: 5_000 },
  );
  // The law is worth little when one side never happens.
  expect(Math.min(seen.passed, seen.failed)).toBeGreaterThan(100);
});

it("gives a failure its kind and a reason, and a pass none of the kinds", () => {
  fc.assert(
    fc.property(observed, gates, (run, bounds) => {
      const { verdict, failureKind, reason } = decide(run, gateOf(bounds));
      expect(failureKind === undefined).toBe(verdict === "passed");
      if (failureKind) expect(FAILURE_KINDS).toContain(failureKind);
      expect(reason).toMatch(/^\S.*\S$/);
    }),
  );
});

it("shows ratios that are never above the truth, and 1 only for all", () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), (passed, failed) => {
      const tests = { passed, failed, skipped: 0, notAvailable: 0 };
      const executions = [{ name: "x", state: "succeeded" as const, tests }];
      const { successRatio } = decide(
        { executions },
        gateOf({ success: 0, execution: 0, minTests: 0, maxExcludedDevices: 0, maxWarningDevices: 0 }),
      );
      expect(successRatio === "1").toBe(failed === 0 && passed > 0);
      expect(successRatio).toMatch(/^(?:1|0(?:\.\d{0,3}[1-9])?)$/);
      expect(Number(successRatio)).toBeLessThanOrEqual(passed / (passed + failed || 1));
    }),
  );
});

import { plainLine } from "../../base/untrusted-text.ts";
import type { Case } from "./case.ts";
import type { Decision, FailureKind, Totals } from "./decision.ts";
import { devicesFailure } from "./devices-failure.ts";
import type { Gate } from "./gate.ts";
import { infrastructureFailure } from "./infrastructure-failure.ts";
import type { Execution, Observed } from "./observed.ts";
import { ratioText } from "./ratio-text.ts";
import { allOf, listed, named } from "./reason.ts";
import { testsFailure } from "./tests-failure.ts";

const REASON_LENGTH = 600;

/** The kinds of failure in their order, each with the rule that gives its reason. The first that applies is told. */
const RULES: readonly (readonly [FailureKind, (seen: Case) => string | undefined])[] = [
  ["input", ({ observed }) => observed.refused],
  ["cancelled", cancelled],
  ["queue-timeout", queueTimeout],
  ["timeout", timeout],
  ["infrastructure", infrastructureFailure],
  ["devices", devicesFailure],
  ["tests", testsFailure],
];

/** The verdict over what was observed, for builds and device runs alike (docs/decisions.md, The verdict). Pure. */
export function decide(observed: Observed, gate: Gate): Decision {
  const totals = totalsOf(observed.executions);
  const { passed, executed, notAvailable } = totals;
  const figures = {
    successRatio: ratioText(passed, executed),
    executionRatio: ratioText(executed, executed + notAvailable),
    totals,
  };
  if (observed.skipped !== undefined) {
    return { verdict: "skipped", reason: plainLine(observed.skipped, REASON_LENGTH), ...figures };
  }
  for (const [failureKind, rule] of RULES) {
    const reason = rule({ observed, gate, totals });
    if (reason !== undefined) {
      return { verdict: "failed", failureKind, reason: plainLine(reason, REASON_LENGTH), ...figures };
    }
  }
  return { verdict: "passed", reason: success(totals, gate), ...figures };
}

function totalsOf(executions: readonly Execution[]): Totals {
  const totals = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
  const pools = new Set<string>();
  for (const { tests, pool } of executions) {
    if (tests === null || tests === "unreadable" || (pool !== undefined && pools.has(pool))) continue;
    if (pool !== undefined) pools.add(pool);
    totals.passed += tests.passed;
    totals.failed += tests.failed;
    totals.skipped += tests.skipped;
    totals.notAvailable += tests.notAvailable;
  }
  return { ...totals, executed: totals.passed + totals.failed };
}

function cancelled({ observed }: Case): string | undefined {
  if (observed.cancelled) return "the job was cancelled";
  if (observed.aborted) return "the run was aborted";
  const aborted = observed.executions.filter(({ state }) => state === "aborted");
  return aborted.length > 0 ? `somebody aborted ${listed(aborted.map(named))}` : undefined;
}

function queueTimeout({ observed }: Case): string | undefined {
  if (!observed.queueTimedOut) return undefined;
  const waiting = observed.executions.filter(({ state }) => state === "not-started").map(({ name }) => name);
  return `nothing started within queue-timeout ${observed.queueTimedOut}${waiting.length > 0 ? `: ${listed(waiting)}` : ""}`;
}

function timeout({ observed }: Case): string | undefined {
  if (observed.timedOut) {
    const open = observed.executions.filter(({ state }) => state === "unknown" || state === "not-started");
    const of = open.length > 0 ? ` of ${listed(open.map(named))}` : "";
    return `timeout ${observed.timedOut} passed before the end${of}`;
  }
  const slow = observed.executions.filter(({ state }) => state === "timeout");
  return slow.length > 0 ? `the service's time limit ended ${listed(slow.map(named))}` : undefined;
}

function success({ passed, failed, executed, skipped }: Totals, gate: Gate): string {
  const unrun = skipped > 0 ? `, ${skipped} skipped` : "";
  if (failed === 0) return `${allOf(executed)} passed${unrun}`;
  return `${passed} of ${executed} tests passed${unrun}: min-success-ratio ${gate.minSuccessRatio.text} is met`;
}

import { formatDuration } from "../../base/duration.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { CollectedFiles } from "../results/collect-files.ts";
import type { ReadResults } from "../results/read-results.ts";
import type { Execution, ExecutionState, Observed } from "../verdict/observed.ts";
import { hasEnded, type Target, type TargetRun } from "./backend.ts";
import type { SuiteEnd } from "./suite-under-way.ts";

/** One target's part of a browser test, as far as it came. */
export interface TargetResult {
  readonly target: Target;
  readonly run: TargetRun | undefined;
  /** Why there is no run. */
  readonly refusal: string | undefined;
  /** Null when nothing was collected. */
  readonly collected: CollectedFiles | null;
  readonly results: ReadResults | null;
}

/** What the verdict is made of. */
export function observe(end: SuiteEnd, results: readonly TargetResult[]): Observed {
  return {
    cancelled: end.how === "cancelled",
    queueTimedOut: end.how === "queue-timeout" ? formatDuration(end.limits.queueTimeoutMs ?? 0) : undefined,
    timedOut: end.how === "timeout" ? formatDuration(end.limits.timeoutMs) : undefined,
    serviceFailure: end.failure?.message,
    executions: results.map((result) => executionOf(result, end.how === "ended")),
  };
}

function executionOf(result: TargetResult, endedByItself: boolean): Execution {
  const { target, run, refusal, results } = result;
  const state = run ? stateOf(run, endedByItself) : "not-started";
  const explanation = refusal ?? clauseOf(run?.message);
  const failingTests = results?.cases.filter(({ status }) => status === "failed").map(({ name }) => name);
  return { name: target.name, state, explanation, tests: testsOf(results, run), failingTests };
}

/** What the service says of the end, as a part of a sentence. */
function clauseOf(message: string | null | undefined): string | undefined {
  return message ? plainLine(message).replace(/\.$/, "") : undefined;
}

/** A run that this step stopped at its own timeout was not aborted by somebody. */
function stateOf(run: TargetRun, endedByItself: boolean): ExecutionState {
  if (!hasEnded(run)) return run.stage === "queued" ? "not-started" : "unknown";
  if (run.outcome !== "aborted" || endedByItself) return run.outcome;
  return run.startTime ? "unknown" : "not-started";
}

/** From JUnit where it is at hand, else what the service counted (docs/decisions.md, The verdict). */
function testsOf(results: ReadResults | null, run: TargetRun | undefined): Execution["tests"] {
  if (!results || (results.reports === 0 && results.problems.length === 0)) return run?.counts ?? null;
  if (results.problems.length > 0) return "unreadable";
  const { passed, failed, skipped } = results.totals;
  return { passed, failed, skipped, notAvailable: 0 };
}

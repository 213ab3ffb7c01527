import { formatDuration } from "../../base/duration.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Build } from "../../contract/resources/builds.ts";
import type { CollectedFiles } from "../results/collect-build.ts";
import type { ReadResults } from "../results/read-results.ts";
import type { Execution, ExecutionState, Observed } from "../verdict/observed.ts";
import { hasEnded } from "./follow-builds.ts";
import type { ExecutorRef } from "./resolve-executors.ts";
import type { BuildsEnd } from "./run-builds.ts";

/** One executor's part of a browser test, as far as it came. */
export interface ExecutorResult {
  readonly executor: ExecutorRef;
  readonly build: Build | undefined;
  /** Why there is no build. */
  readonly refusal: string | undefined;
  /** Null when nothing was collected. */
  readonly collected: CollectedFiles | null;
  readonly results: ReadResults | null;
}

/** What the verdict is made of. */
export function observe(end: BuildsEnd, results: readonly ExecutorResult[]): Observed {
  return {
    cancelled: end.how === "cancelled",
    queueTimedOut: end.how === "queue-timeout" ? formatDuration(end.limits.queueTimeoutMs ?? 0) : undefined,
    timedOut: end.how === "timeout" ? formatDuration(end.limits.timeoutMs) : undefined,
    serviceFailure: end.failure?.message,
    executions: results.map((result) => executionOf(result, end.how === "ended")),
  };
}

function executionOf(result: ExecutorResult, endedByItself: boolean): Execution {
  const { executor, build, refusal, results } = result;
  const state = build ? stateOf(build, endedByItself) : "not-started";
  const explanation = refusal ?? clauseOf(build?.message);
  const failingTests = results?.cases.filter(({ status }) => status === "failed").map(({ name }) => name);
  return { name: executor.name, state, explanation, tests: testsOf(results), failingTests };
}

/** What the service says of the end, as a part of a sentence. */
function clauseOf(message: string | null | undefined): string | undefined {
  return message ? plainLine(message).replace(/\.$/, "") : undefined;
}

/** A build that this step stopped at its own timeout was not aborted by somebody. */
function stateOf(build: Build, endedByItself: boolean): ExecutionState {
  if (!hasEnded(build)) return build.state === "CREATED" ? "not-started" : "unknown";
  switch (build.status) {
    case "SUCCESS":
      return "succeeded";
    case "FAILURE":
      return "failed";
    case "ABORTED":
      if (endedByItself) return "aborted";
      return build.startTime ? "unknown" : "not-started";
    default:
      return "unknown";
  }
}

function testsOf(results: ReadResults | null): Execution["tests"] {
  if (!results || (results.reports === 0 && results.problems.length === 0)) return null;
  if (results.problems.length > 0) return "unreadable";
  const { passed, failed, skipped } = results.totals;
  return { passed, failed, skipped, notAvailable: 0 };
}

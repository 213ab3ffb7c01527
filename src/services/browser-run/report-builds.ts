import type { ReportedExecution } from "../report/report.ts";
import type { Execution } from "../verdict/observed.ts";
import type { ExecutorResult } from "./observe.ts";

/** One executor's build as the report shows it; `observed` is what the verdict saw of it. */
export function reportedBuild(result: ExecutorResult, observed: Execution): ReportedExecution {
  const { build, collected, results } = result;
  const problems = results?.problems ?? [];
  return {
    name: observed.name,
    id: build?.id,
    state: observed.state,
    durationMs: durationOf(result),
    tests: observed.tests,
    cases: results?.cases ?? [],
    files: (collected?.files ?? []).map(({ name }) => name),
    message: [observed.explanation, ...problems].filter(Boolean).join(" ") || undefined,
  };
}

/** From the script's start to its end, as the service tells; waiting in the queue is not part of it. */
function durationOf({ build }: ExecutorResult): number | undefined {
  const { startTime, finishTime } = build ?? {};
  return startTime && finishTime ? finishTime.getTime() - startTime.getTime() : undefined;
}

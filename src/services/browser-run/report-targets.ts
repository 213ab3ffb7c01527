import type { ReportedExecution } from "../report/report.ts";
import type { Execution } from "../verdict/observed.ts";
import type { TargetResult } from "./observe.ts";

/** One target's run as the report shows it; `observed` is what the verdict saw of it. */
export function reportedTarget(result: TargetResult, observed: Execution): ReportedExecution {
  const { run, collected, results } = result;
  const problems = results?.problems ?? [];
  return {
    name: observed.name,
    id: run?.id,
    state: observed.state,
    durationMs: durationOf(result),
    tests: observed.tests,
    cases: results?.cases ?? [],
    files: (collected?.files ?? []).map(({ name }) => name),
    message: [observed.explanation, ...problems].filter(Boolean).join(" ") || undefined,
  };
}

/** From the script's start to its end, as the service tells; waiting in the queue is not part of it. */
function durationOf({ run }: TargetResult): number | undefined {
  const { startTime, endTime } = run ?? {};
  return startTime && endTime ? endTime.getTime() - startTime.getTime() : undefined;
}

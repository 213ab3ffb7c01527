import type { StatusAnswers } from "../expressions.ts";
import type { Conclusion } from "../step-run.ts";
import type { WorkflowJob } from "./read-workflow.ts";
import type { WorkflowJobRun } from "./workflow-run.ts";

/** What came of a job, all of its matrix together. */
export interface JobResult {
  readonly result: Conclusion;
  readonly outputs: Readonly<Record<string, string>>;
  readonly needs: readonly string[];
}

type Results = ReadonlyMap<string, JobResult>;

/** What the jobs of one matrix add up to. Of outputs of the same name the last wins; empty ones have been dropped. */
export function resultOf({ needs }: WorkflowJob, runs: readonly WorkflowJobRun[]): JobResult {
  const results = runs.map(({ conclusion, isForgiven }) => (isForgiven ? "success" : conclusion));
  return {
    result: WORST_FIRST.find((one) => results.includes(one)) ?? "skipped",
    outputs: Object.assign({}, ...runs.map(({ outputs }) => outputs)) as Record<string, string>,
    needs,
  };
}

const WORST_FIRST: readonly Conclusion[] = ["failure", "cancelled", "success", "skipped"];

/** What the whole run comes to. */
export function conclusionOf(results: Results, isCancelled: boolean): Conclusion {
  const all = [...results.values()].map(({ result }) => result);
  if (isCancelled) return "cancelled";
  return WORST_FIRST.find((one) => all.includes(one)) ?? "skipped";
}

/** The `needs` context of a job. */
export function needsOf({ needs }: WorkflowJob, results: Results): Record<string, unknown> {
  return Object.fromEntries(
    needs.map((id) => [id, { result: results.get(id)?.result, outputs: results.get(id)?.outputs }]),
  );
}

/**
 * What the status functions answer before a job: they look at every job that it builds on, however far back, so that a
 * failure or a skip goes all the way down.
 */
export function answersFor({ needs }: WorkflowJob, results: Results, isCancelled: boolean): StatusAnswers {
  const before = [...ancestors(needs, results)].map((id) => results.get(id)?.result);
  return {
    success: !isCancelled && before.every((result) => result === "success"),
    failure: before.includes("failure"),
    cancelled: isCancelled,
  };
}

function ancestors(needs: readonly string[], results: Results, found = new Set<string>()): Set<string> {
  for (const id of needs) {
    found.add(id);
    ancestors(results.get(id)?.needs ?? [], results, found);
  }
  return found;
}

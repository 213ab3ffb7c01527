import type { ReadResults } from "../results/read-results.ts";
import type { ExecutionState } from "../verdict/observed.ts";
import { type StateCounts, WORST_FIRST } from "./run-counts.ts";

/** What the results of a device run show of its end. */
export type Trace = "failing" | "green" | "idle" | "empty" | "unreadable";

/** The likely ones first: which state explains which trace. Whatever is left after them goes to any trace. */
const LIKELY: readonly (readonly [ExecutionState, Trace])[] = [
  ["failed", "failing"],
  ["excluded", "empty"],
  ["not-started", "empty"],
  ["succeeded", "green"],
  ["warning", "idle"],
  ["aborted", "empty"],
  ["timeout", "empty"],
  ["unknown", "empty"],
  ["excluded", "unreadable"],
  ["failed", "empty"],
  ["failed", "unreadable"],
  ["failed", "idle"],
  ["warning", "green"],
];

export function traceOf({ problems, reports, totals }: ReadResults): Trace {
  if (problems.length > 0) return "unreadable";
  if (reports === 0) return "empty";
  if (totals.failed > 0) return "failing";
  return totals.passed > 0 ? "green" : "idle";
}

/**
 * Which device run ended in which state, for a service that counts the states of a run and does not tell those of its device
 * runs. Each state is given as often as it is counted. Which of several alike gets it does not change the verdict; one for
 * which no state is left is `unknown`, never a success.
 */
export function inferStates(traces: readonly Trace[], counts: StateCounts): ExecutionState[] {
  const left = { ...counts };
  const states = traces.map((): ExecutionState | undefined => undefined);
  const give = (state: ExecutionState, fits: (trace: Trace) => boolean) => {
    for (const [index, trace] of traces.entries()) {
      if (left[state] === 0) return;
      if (states[index] !== undefined || !fits(trace)) continue;
      states[index] = state;
      left[state]--;
    }
  };
  for (const [state, likely] of LIKELY) give(state, (trace) => trace === likely);
  for (const state of WORST_FIRST) give(state, () => true);
  return states.map((state) => state ?? "unknown");
}

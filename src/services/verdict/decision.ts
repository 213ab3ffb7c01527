import type { TestCounts } from "./observed.ts";

/** Why a verdict is not `passed`, in the order in which they are looked for. */
export const FAILURE_KINDS = [
  "input",
  "cancelled",
  "queue-timeout",
  "timeout",
  "infrastructure",
  "devices",
  "tests",
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** The tests of all executions. Executed ones passed or failed. */
export interface Totals extends TestCounts {
  readonly executed: number;
}

export interface Decision {
  readonly verdict: "passed" | "failed" | "skipped";
  /** Only when failed. */
  readonly failureKind?: FailureKind;
  /** In one line, with the figures. */
  readonly reason: string;
  /** Passed by executed tests as a decimal, rounded down: `1` only when all of them passed, `0` when there are none. */
  readonly successRatio: string;
  /** Executed by planned tests, written likewise. */
  readonly executionRatio: string;
  readonly totals: Totals;
}

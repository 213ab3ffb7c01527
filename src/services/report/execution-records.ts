import { outcomeOf } from "./outcome.ts";
import type { ReportedExecution } from "./report.ts";

/** One execution as later steps and scripts read it. */
export interface ExecutionRecord {
  readonly name: string;
  readonly id: number | null;
  /** Whether this execution alone is green; the gate may still judge otherwise. */
  readonly verdict: "passed" | "failed";
  readonly state: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly durationMs: number | null;
}

/** The executions for machines; the text of a report is for people. */
export function executionRecords(executions: readonly ReportedExecution[]): ExecutionRecord[] {
  return executions.map((execution) => {
    const { name, id, state, tests, durationMs } = execution;
    const counts = tests === null || tests === "unreadable" ? undefined : tests;
    return {
      name,
      id: id ?? null,
      verdict: outcomeOf(execution).isGreen ? "passed" : "failed",
      state,
      passed: counts?.passed ?? 0,
      failed: counts?.failed ?? 0,
      skipped: counts?.skipped ?? 0,
      durationMs: durationMs ?? null,
    };
  });
}

import { outcomeOf } from "./outcome.ts";
import type { ReportedExecution } from "./report.ts";

/** One execution as later steps and scripts read it. */
export interface ExecutionRecord {
  readonly name: string;
  readonly id: number | null;
  /** The test run that it is a part of; absent for a build. */
  readonly runId?: number;
  /** Whether this execution alone is green; the gate may still judge otherwise. */
  readonly verdict: "passed" | "failed";
  readonly state: string;
  /** Null where the service counts the tests of several executions only together. */
  readonly passed: number | null;
  readonly failed: number | null;
  readonly skipped: number | null;
  readonly durationMs: number | null;
}

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** The executions for machines; the text of a report is for people. */
export function executionRecords(executions: readonly ReportedExecution[]): ExecutionRecord[] {
  return executions.map((execution) => {
    const { name, id, runId, state, tests, pool, durationMs } = execution;
    const counts = tests === null || tests === "unreadable" ? NONE : tests;
    return {
      name,
      id: id ?? null,
      ...(runId === undefined ? {} : { runId }),
      verdict: outcomeOf(execution).isGreen ? "passed" : "failed",
      state,
      passed: pool === undefined ? counts.passed : null,
      failed: pool === undefined ? counts.failed : null,
      skipped: pool === undefined ? counts.skipped : null,
      durationMs: durationMs ?? null,
    };
  });
}

import type { JunitTotals } from "../../contract/results/merge-junit.ts";
import type { PackageEnd } from "../execution/package-run.ts";

/** What the results of an execution say. */
export interface ResultTotals extends JunitTotals {
  /** Whether there was any result, and every one could be read as JUnit. */
  readonly readable: boolean;
}

export interface JudgedExecution {
  /** What it is, at the start of a sentence: `The build`. */
  readonly what: string;
  readonly end: PackageEnd;
  readonly totals: ResultTotals;
  /** Whether it has to leave a result: a test package does, a pipeline need not test anything. */
  readonly needsResult: boolean;
  readonly timeoutMs: number;
  /** Who ended it, where it was aborted. */
  readonly abortedBy: string;
}

/** How an execution went; `message` says why it did not pass. */
export interface Judgement {
  readonly how: "passed" | "failed" | "timeout" | "aborted";
  readonly message: string | null;
  /** Of the script; null when it did not end by itself. */
  readonly exitCode: number | null;
}

/**
 * Judges an execution: it failed when a test failed, when the script exited non-zero, or when it left no readable
 * result where it needs one (docs/decisions.md, Counting).
 */
export function judgeExecution(execution: JudgedExecution): Judgement {
  const { what, end, timeoutMs, abortedBy } = execution;
  switch (end.how) {
    case "aborted":
      return { how: "aborted", message: abortedBy, exitCode: null };
    case "refused":
      return { how: "failed", message: end.reason, exitCode: null };
    case "timeout":
      return {
        how: "timeout",
        message: `${what} ran longer than its timeout of ${timeoutMs / 1_000} s.`,
        exitCode: null,
      };
    case "exited": {
      const message = failureOf(execution, end.exitCode);
      return { how: message === null ? "passed" : "failed", message, exitCode: end.exitCode };
    }
  }
}

function failureOf({ totals, needsResult }: JudgedExecution, exitCode: number): string | null {
  if (totals.failed > 0) return `${totals.failed} of ${totals.executed} tests failed.`;
  if (exitCode !== 0) return `The script exited with ${exitCode}.`;
  if (needsResult && !totals.readable) return "The script left no readable JUnit result.";
  return null;
}

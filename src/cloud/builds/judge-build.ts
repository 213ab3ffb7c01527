import type { PackageEnd } from "../execution/package-run.ts";
import type { BuildOutcome } from "./build-queue.ts";

/** What the results of an execution say. */
export interface ResultTotals {
  /** Whether there was any result that could be read as JUnit. */
  readonly readable: boolean;
  readonly failed: number;
  /** Passed and failed; skipped tests are left out. */
  readonly executed: number;
}

export interface JudgedBuild {
  readonly end: PackageEnd;
  readonly totals: ResultTotals;
  /** Whether it ran a pipeline definition: a script that need not be a test. */
  readonly isPipeline: boolean;
  readonly timeoutMs: number;
  /** Who ended it, where it was aborted. */
  readonly abortedBy: string;
}

/**
 * The outcome of a build: FAILURE when a test failed, the script exited non-zero or ran too long, or a test package
 * left no readable result. A pipeline need not test anything: its exit code counts, and failed tests where it has any.
 */
export function judgeBuild({ end, totals, isPipeline, timeoutMs, abortedBy }: JudgedBuild): BuildOutcome {
  const failure = (message: string, exitCode: number | null = null): BuildOutcome => ({
    status: "FAILURE",
    message,
    exitCode,
  });
  switch (end.how) {
    case "aborted":
      return { status: "ABORTED", message: abortedBy, exitCode: null };
    case "refused":
      return failure(end.reason);
    case "timeout":
      return failure(`The build ran longer than its timeout of ${timeoutMs / 1_000} s.`);
    case "exited": {
      const { exitCode } = end;
      if (totals.failed > 0) return failure(`${totals.failed} of ${totals.executed} tests failed.`, exitCode);
      if (exitCode !== 0) return failure(`The script exited with ${exitCode}.`, exitCode);
      if (!totals.readable && !isPipeline)
        return failure("The script left no readable JUnit result.", exitCode);
      return { status: "SUCCESS", message: null, exitCode };
    }
  }
}

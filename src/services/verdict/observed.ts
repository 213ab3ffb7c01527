/** Test cases of one execution by outcome. Those not available were planned and never reported. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly notAvailable: number;
}

/**
 * How one execution ended. `aborted`: somebody stopped it; one that this step stops at its own timeout keeps the state it
 * had before. `excluded`: the service left its device out. `unknown`: a state that nobody knows, or still running.
 */
export type ExecutionState =
  | "succeeded"
  | "failed"
  | "warning"
  | "aborted"
  | "timeout"
  | "excluded"
  | "unknown"
  | "not-started";

/** One browser build, or one device run's last attempt. */
export interface Execution {
  /** The executor or device, as it shows in reasons. */
  readonly name: string;
  readonly state: ExecutionState;
  /** Why it ended so, as a clause: `run-tests.sh exited with 3`. */
  readonly explanation?: string | undefined;
  /** Null when it left no result, `unreadable` when what it left cannot be read. */
  readonly tests: TestCounts | "unreadable" | null;
  /**
   * Where the service counts the tests of several executions only together: what these have in common. Then `tests` is
   * what all of them have, in each.
   */
  readonly pool?: string | undefined;
  /** Names of failing tests, for the reason. */
  readonly failingTests?: readonly string[] | undefined;
}

/** All that a verdict is made of, for builds and device runs alike. */
export interface Observed {
  /** Why nothing was asked of the service although nothing is wrong: no credentials, and `without-credentials: skip`. */
  readonly skipped?: string | undefined;
  /** Why an input or the package was refused before anything started. */
  readonly refused?: string | undefined;
  /** The job was cancelled. */
  readonly cancelled?: boolean | undefined;
  /** Somebody aborted the run. */
  readonly aborted?: boolean | undefined;
  /** The `queue-timeout` within which nothing started, as a duration to read. */
  readonly queueTimedOut?: string | undefined;
  /** The step's `timeout` that passed before the end, as a duration to read. */
  readonly timedOut?: string | undefined;
  /** How the service failed beyond retries. */
  readonly serviceFailure?: string | undefined;
  readonly executions: readonly Execution[];
}

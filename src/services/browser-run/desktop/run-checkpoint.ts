/** What is known of the test run of one step. */
export interface RunCheckpoint {
  readonly kind: "run";
  /** The account, through which its runs are listed. */
  readonly userId: number;
  /** The run's name, which no other run has. */
  readonly runName: string;
  /** When the request that starts it was last about to be sent, in milliseconds since the epoch. */
  readonly askedAt?: number;
  /** Known once the request was answered or the run was found. */
  readonly runId?: number;
  readonly projectId?: number;
  /** Nothing is left to do: it has ended, was aborted, or is meant to go on. */
  readonly settled?: boolean;
}

/** Whether the run was asked for and is not known to be settled. */
export function isUnsettled({ askedAt, settled }: RunCheckpoint): boolean {
  return askedAt !== undefined && !settled;
}

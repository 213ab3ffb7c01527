/** What is known of the test run of one step, kept outside the process so that whoever comes after can stop it. */
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
  /** Where the run is, or is to be. */
  readonly projectId?: number;
  /** When a request that starts it again was last about to be sent; absent while none is without an answer. */
  readonly retryAskedAt?: number | undefined;
  /** The step has come to its end and left the run to later ones: only a cancelled job stops it. */
  readonly handedOver?: boolean;
  /** Nothing is left to do: it has ended, was aborted, or is meant to go on. */
  readonly settled?: boolean;
}

/** Whether the run was asked for and is not known to be settled. */
export function isUnsettled({ askedAt, settled }: RunCheckpoint): boolean {
  return askedAt !== undefined && !settled;
}

/** Whether a post step has to stop the run (docs/decisions.md, Stopping always). */
export function isToBeStopped(checkpoint: RunCheckpoint, jobWasCancelled: boolean): boolean {
  return isUnsettled(checkpoint) && (jobWasCancelled || !checkpoint.handedOver);
}

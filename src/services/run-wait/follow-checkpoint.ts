import type { RunAddress } from "../results/run-address.ts";

/** A run that a step follows. */
export interface FollowedRun {
  readonly runId: number;
  readonly projectId?: number | undefined;
  /** When a request that retries it was last about to be sent; absent while none is without an answer. */
  readonly retryAskedAt?: number | undefined;
  /** Nothing is left to do: it has ended, was aborted, or is meant to go on. */
  readonly settled?: boolean | undefined;
}

/** What is known of the runs that one step follows, kept outside the process so that whoever comes after can stop them. */
export interface FollowCheckpoint {
  readonly kind: "followed";
  readonly runs: readonly FollowedRun[];
}

/** The runs that are not known to have ended or to be meant to go on. */
export function unsettledRuns({ runs }: Pick<FollowCheckpoint, "runs">): FollowedRun[] {
  return runs.filter(({ settled }) => !settled);
}

/** Holds a checkpoint, and passes each change on so that it can be kept. */
export class FollowKeeper {
  readonly #keep: (checkpoint: FollowCheckpoint) => void;
  #runs: readonly FollowedRun[];

  constructor(runs: readonly RunAddress[], keep: (checkpoint: FollowCheckpoint) => void) {
    this.#keep = keep;
    this.#runs = runs.map(({ runId, projectId }) => ({ runId, projectId }));
    this.#tell();
  }

  run(runId: number): FollowedRun {
    return this.#runs.find((run) => run.runId === runId) ?? { runId };
  }

  /** Changes the entry of one run; what it says already is not told again. */
  note(runId: number, change: Partial<FollowedRun>): void {
    const known = this.run(runId);
    const changed = { ...known, ...change };
    if (JSON.stringify(changed) === JSON.stringify(known)) return;
    this.#runs = this.#runs.map((run) => (run.runId === runId ? changed : run));
    this.#tell();
  }

  settleAll(): void {
    if (this.#runs.every(({ settled }) => settled)) return;
    this.#runs = this.#runs.map((run) => ({ ...run, settled: true }));
    this.#tell();
  }

  #tell(): void {
    this.#keep({ kind: "followed", runs: this.#runs });
  }
}

import type { Clock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import type { Run } from "../../contract/resources/runs.ts";
import type { RunCheckpoint } from "./run-checkpoint.ts";

/** Holds what is known of one step's run, and passes each change on so that it can be kept outside the process. */
export class CheckpointKeeper {
  readonly #clock: Clock;
  readonly #keep: (checkpoint: RunCheckpoint) => void;
  #checkpoint: RunCheckpoint | undefined;

  constructor(clock: Clock, keep: (checkpoint: RunCheckpoint) => void) {
    this.#clock = clock;
    this.#keep = keep;
  }

  /** Undefined while nothing was asked for that may have to be stopped. */
  get checkpoint(): RunCheckpoint | undefined {
    return this.#checkpoint;
  }

  set checkpoint(checkpoint: RunCheckpoint) {
    this.#checkpoint = checkpoint;
    this.#keep(checkpoint);
  }

  /** A run is about to be asked for under this name. */
  name(home: { readonly userId: number; readonly projectId: number | undefined }, runName: string): void {
    const { userId, projectId } = home;
    this.checkpoint = {
      ...{ kind: "run", userId, runName },
      ...(projectId === undefined ? {} : { projectId }),
    };
  }

  /** An earlier attempt's run is taken over: from here on it is ours to stop, if there is anything to be stopped. */
  adopt({ run, ...home }: { readonly userId: number; readonly projectId: number; readonly run: Run }): void {
    const runName = run.displayName ?? "";
    this.checkpoint = { kind: "run", ...home, runName, runId: run.id };
    if (run.state !== "FINISHED") this.asking();
  }

  /** The request that starts the run is about to be sent. */
  asking(): void {
    this.#change({ askedAt: this.#clock.now() });
  }

  /** The request that starts the run again is about to be sent. */
  askingForRetry(): void {
    const now = this.#clock.now();
    this.#change({ askedAt: now, retryAskedAt: now });
  }

  answered({ id, projectId }: Run): void {
    const home = typeof projectId === "number" ? { projectId } : {};
    this.#change({ runId: id, ...home, retryAskedAt: undefined });
  }

  /** After a failure: nothing is there to be stopped when the request is known not to have happened. */
  failed(error: unknown): void {
    if (asDeviceCloudError(error).effect === "none") this.forget();
  }

  /** Nothing of ours is under way, or what is shall go on. */
  forget(): void {
    if (this.#checkpoint && !this.#checkpoint.settled) this.#change({ settled: true });
  }

  #change(change: Partial<RunCheckpoint>): void {
    if (this.#checkpoint) this.checkpoint = { ...this.#checkpoint, ...change };
  }
}

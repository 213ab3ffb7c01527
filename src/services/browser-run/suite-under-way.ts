import { type Clock, type Random, throwIfCancelled } from "../../base/clock.ts";
import { asDeviceCloudError, type DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import { stopTime } from "../start/stop-time.ts";
import { deadlineIn } from "../wait/deadline.ts";
import type { SuiteBackend, Target, TargetRun } from "./backend.ts";
import type { Checkpoint } from "./checkpoint.ts";
import { type FollowEnd, followTargets, type Snapshot } from "./follow-targets.ts";
import type { SuiteListener } from "./listener.ts";

export interface SuiteOrder {
  readonly fileId: number;
  readonly targets: readonly Target[];
  readonly timeoutMs: number;
  readonly queueTimeoutMs: number | undefined;
  /** What becomes of runs that have not ended. */
  readonly onTimeout: "abort" | "leave";
  readonly onCancel: "abort" | "leave";
}

interface Tools {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** How the runs of one step ended. */
export interface SuiteEnd {
  readonly how: FollowEnd | "cancelled" | "service-failure";
  readonly limits: Pick<SuiteOrder, "timeoutMs" | "queueTimeoutMs">;
  readonly failure?: DeviceCloudError;
  /** Each target's run as last seen; absent where none could be started. */
  readonly runs: Snapshot;
  /** Why a target has no run. */
  readonly refusals: ReadonlyMap<number, DeviceCloudError>;
}

/** A suite on its targets, from its start to its end. */
export class SuiteUnderWay {
  readonly #order: SuiteOrder;
  readonly #backend: SuiteBackend;
  readonly #tools: Tools;
  readonly #listener: SuiteListener;
  readonly #runs = new Map<number, TargetRun>();
  readonly #refusals = new Map<number, DeviceCloudError>();

  constructor(order: SuiteOrder, backend: SuiteBackend, tools: Tools, listener: SuiteListener) {
    this.#order = order;
    this.#backend = backend;
    this.#tools = tools;
    this.#listener = listener;
  }

  /**
   * Starts the suite on every target, follows it to its end and, should that not come, stops it.
   * @throws {DeviceCloudError} when it could be started nowhere, with nothing left behind.
   */
  async run(): Promise<SuiteEnd> {
    const { clock, signal } = this.#tools;
    using deadline = deadlineIn(this.#order.timeoutMs, clock, signal);
    try {
      await this.#start(deadline.signal);
      return await this.#end(await this.#follow(deadline.signal));
    } catch (error) {
      if (signal.aborted) return this.#end("cancelled");
      if (deadline.reached) return this.#end("timeout");
      const failure = asDeviceCloudError(error);
      const ended = await this.#end("service-failure", failure);
      if (this.#runs.size === 0) throw failure;
      return ended;
    }
  }

  async #start(signal: AbortSignal): Promise<void> {
    const { fileId, targets } = this.#order;
    const listener = {
      checkpoint: (checkpoint: Checkpoint) => this.#listener.checkpoint(checkpoint),
      started: (target: Target, run: TargetRun) => {
        this.#runs.set(target.id, run);
        this.#tellStarted();
      },
      refused: (target: Target, failure: DeviceCloudError) => this.#refusals.set(target.id, failure),
    };
    await this.#backend.start({ fileId, targets }, listener, signal);
    throwIfCancelled(signal);
    const [refusal] = this.#refusals.values();
    if (refusal && this.#runs.size === 0) throw refusal;
  }

  #tellStarted(): void {
    const ids = this.#order.targets.flatMap((target) => this.#runs.get(target.id)?.id ?? []);
    this.#listener.started({ ...this.#backend.home, ids });
  }

  async #follow(signal: AbortSignal): Promise<FollowEnd> {
    const { timeoutMs, queueTimeoutMs, targets } = this.#order;
    const started = targets.filter(({ id }) => this.#runs.has(id));
    const options = { ...this.#tools, signal, timeoutMs, queueTimeoutMs };
    const snapshots = followTargets(this.#backend, started, options);
    for (;;) {
      const next = await snapshots.next();
      if (next.done) return next.value;
      for (const target of started) await this.#see(target, next.value, signal);
    }
  }

  async #see(target: Target, snapshot: Snapshot, signal: AbortSignal): Promise<void> {
    const before = this.#runs.get(target.id);
    const now = snapshot.get(target.id);
    if (!before || !now) return;
    this.#runs.set(target.id, now);
    if (now.id !== before.id) this.#tellStarted();
    await this.#listener.seen(target, now, before, signal);
  }

  /** Stops what must not go on, and looks once more at what was stopped. */
  async #end(how: SuiteEnd["how"], failure?: DeviceCloudError): Promise<SuiteEnd> {
    if (this.#isLeft(how)) this.#backend.leave();
    else if (how !== "ended" || this.#refusals.size > 0) await this.#stop(how);
    return {
      how,
      limits: { timeoutMs: this.#order.timeoutMs, queueTimeoutMs: this.#order.queueTimeoutMs },
      ...(failure ? { failure } : {}),
      runs: this.#runs,
      refusals: this.#refusals,
    };
  }

  #isLeft(how: SuiteEnd["how"]): boolean {
    const { onTimeout, onCancel } = this.#order;
    if (how === "cancelled") return onCancel === "leave";
    return onTimeout === "leave" && (how === "timeout" || how === "queue-timeout");
  }

  async #stop(how: SuiteEnd["how"]): Promise<void> {
    const { lookOut, signal } = stopTime(how === "cancelled");
    await this.#backend.stop(lookOut, signal);
    if (how === "cancelled" || this.#runs.size === 0) return;
    const seen = await this.#backend.look(signal).catch((): Snapshot => new Map());
    for (const [targetId, run] of seen) this.#runs.set(targetId, run);
  }
}

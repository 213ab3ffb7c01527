import { type Clock, type Random, throwIfCancelled } from "../../base/clock.ts";
import { asDeviceCloudError, type DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import type { Build } from "../../contract/resources/builds.ts";
import { deadlineIn } from "../wait/deadline.ts";
import { type Checkpoint, withBuild } from "./checkpoint.ts";
import { type FollowEnd, followBuilds, hasEnded } from "./follow-builds.ts";
import type { BuildsListener } from "./listener.ts";
import { currentBuilds } from "./own-builds.ts";
import type { ExecutorRef } from "./resolve-executors.ts";
import { startBuild } from "./start-build.ts";
import { stopBuilds } from "./stop-builds.ts";

export interface BuildsOrder {
  readonly jobId: number;
  readonly fileId: number;
  readonly newerThan: number;
  readonly executors: readonly ExecutorRef[];
  readonly configuration: unknown;
  readonly resultsConfig: readonly unknown[];
  readonly timeoutMs: number;
  readonly queueTimeoutMs: number | undefined;
  /** What becomes of unfinished builds. */
  readonly onTimeout: "abort" | "leave";
  readonly onCancel: "abort" | "leave";
}

export interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
}

/** How the builds of one step ended. */
export interface BuildsEnd {
  readonly how: FollowEnd | "cancelled" | "service-failure";
  readonly limits: Pick<BuildsOrder, "timeoutMs" | "queueTimeoutMs">;
  readonly failure?: DeviceCloudError;
  /** Each executor's build as last seen; absent where none could be started. */
  readonly builds: ReadonlyMap<number, Build>;
  /** Why an executor has no build. */
  readonly refusals: ReadonlyMap<number, DeviceCloudError>;
}

/** The runner kills a cancelled step 10 s after its first signal, and there may be no post step to go on. */
const STOP_WITHIN_MS = 9_000;
const LOOK_OUT_MS = 7_500;
const STOP_PATIENTLY_WITHIN_MS = 90_000;

/**
 * Starts one build per executor, follows them to their end and, should that not come, stops them.
 * @throws {DeviceCloudError} when not one build could be started, with nothing left behind.
 */
export class BuildsUnderWay {
  readonly #order: BuildsOrder;
  readonly #tools: Tools;
  readonly #listener: BuildsListener;
  readonly #builds = new Map<number, Build>();
  readonly #refusals = new Map<number, DeviceCloudError>();
  #checkpoint: Checkpoint;

  constructor(order: BuildsOrder, tools: Tools, listener: BuildsListener) {
    const { jobId, fileId, newerThan, executors } = order;
    this.#order = order;
    this.#tools = tools;
    this.#listener = listener;
    const builds = executors.map(({ id, name }) => ({ executorId: id, executor: name }));
    this.#checkpoint = { jobId, fileId, newerThan, builds };
  }

  async run(): Promise<BuildsEnd> {
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
      if (this.#builds.size === 0) throw failure;
      return ended;
    }
  }

  /** Every executor is tried, whatever becomes of the others. */
  async #start(signal: AbortSignal): Promise<void> {
    const { executors } = this.#order;
    await Promise.all(executors.map((executor) => this.#startOn(executor, signal)));
    throwIfCancelled(signal);
    const [refusal] = this.#refusals.values();
    if (refusal && this.#builds.size === 0) throw refusal;
  }

  async #startOn(executor: ExecutorRef, signal: AbortSignal): Promise<void> {
    const { jobId, fileId, newerThan, configuration, resultsConfig } = this.#order;
    const asking = () => this.#note(executor.id, { askedAt: this.#tools.clock.now() });
    const mark = { jobId, fileId, newerThan, executorId: executor.id };
    try {
      const build = await startBuild(
        { mark, executor: executor.name, configuration, resultsConfig, asking },
        { ...this.#tools, signal },
      );
      this.#builds.set(executor.id, build);
      this.#note(executor.id, { buildId: build.id });
      this.#tools.logger.info(`Started build ${build.id} on ${executor.name}.`);
      this.#listener.started([...this.#builds.values()].map(({ id }) => id));
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.code === "cancelled") return;
      if (failure.effect === "none") this.#note(executor.id, { settled: true });
      this.#refusals.set(executor.id, failure);
    }
  }

  async #follow(signal: AbortSignal): Promise<FollowEnd> {
    const { timeoutMs, queueTimeoutMs } = this.#order;
    const ids = [...this.#builds.values()].map((build) => build.id);
    const snapshots = followBuilds(ids, { ...this.#tools, signal, timeoutMs, queueTimeoutMs });
    for (;;) {
      const next = await snapshots.next();
      if (next.done) return next.value;
      for (const executor of this.#order.executors) await this.#see(executor, next.value, signal);
    }
  }

  async #see(
    executor: ExecutorRef,
    snapshot: ReadonlyMap<number, Build>,
    signal: AbortSignal,
  ): Promise<void> {
    const before = this.#builds.get(executor.id);
    const now = before && snapshot.get(before.id);
    if (!before || !now) return;
    this.#builds.set(executor.id, now);
    if (hasEnded(now) && !hasEnded(before)) this.#note(executor.id, { settled: true });
    await this.#listener.seen(executor, now, before, signal);
  }

  /** Stops what must not go on, and looks once more at what was stopped. */
  async #end(how: BuildsEnd["how"], failure?: DeviceCloudError): Promise<BuildsEnd> {
    if (this.#isLeft(how)) for (const { id } of this.#order.executors) this.#note(id, { settled: true });
    else if (how !== "ended" || this.#refusals.size > 0) await this.#stop(how);
    return {
      how,
      limits: { timeoutMs: this.#order.timeoutMs, queueTimeoutMs: this.#order.queueTimeoutMs },
      ...(failure ? { failure } : {}),
      builds: this.#builds,
      refusals: this.#refusals,
    };
  }

  #isLeft(how: BuildsEnd["how"]): boolean {
    const { onTimeout, onCancel } = this.#order;
    if (how === "cancelled") return onCancel === "leave";
    return onTimeout === "leave" && (how === "timeout" || how === "queue-timeout");
  }

  async #stop(how: BuildsEnd["how"]): Promise<void> {
    const { client } = this.#tools;
    const lookOut = how === "cancelled" ? { ms: LOOK_OUT_MS } : "until-settled";
    const signal = AbortSignal.timeout(how === "cancelled" ? STOP_WITHIN_MS : STOP_PATIENTLY_WITHIN_MS);
    const stopped = await stopBuilds(this.#checkpoint, { ...this.#tools, signal, lookOut });
    this.#checkpoint = stopped;
    this.#listener.checkpoint(stopped);
    const ids = [...this.#builds.values()].map(({ id }) => id);
    if (how === "cancelled" || ids.length === 0) return;
    const seen = await currentBuilds(client, ids, signal).catch(() => new Map<number, Build>());
    for (const [executorId, build] of this.#builds) this.#builds.set(executorId, seen.get(build.id) ?? build);
  }

  #note(executorId: number, change: Parameters<typeof withBuild>[2]): void {
    this.#checkpoint = withBuild(this.#checkpoint, executorId, change);
    this.#listener.checkpoint(this.#checkpoint);
  }
}

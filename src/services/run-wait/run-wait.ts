import { counted } from "../../base/counted.ts";
import { formatDuration } from "../../base/duration.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import type { GenerationChoice } from "../generation/service-generation.ts";
import type { RunAddress } from "../results/run-address.ts";
import { requireRun } from "../runs/require-run.ts";
import { type Deadline, deadlineIn } from "../wait/deadline.ts";
import type { Attempts } from "./attempts.ts";
import { cutOff } from "./cut-off.ts";
import type { FollowKeeper } from "./follow-checkpoint.ts";
import { type FollowEnd, followRun } from "./follow-run.ts";
import { retryDeviceRuns } from "./retry-device-runs.ts";
import { RunLook } from "./run-look.ts";
import { type ResultsTools, RunResults } from "./run-results.ts";
import type { RunSnapshot } from "./run-snapshot.ts";

export interface RunWaitOrder {
  readonly generation: GenerationChoice;
  readonly queueTimeoutMs: number | undefined;
  /** What becomes of a run that has not ended in time. */
  readonly onTimeout: "abort" | "leave";
  readonly onCancel: "abort" | "leave";
  /** How often device runs that did not pass are retried. */
  readonly retryFailed: number;
}

export interface RunWaitTools extends ResultsTools {
  readonly deadline: Deadline;
  readonly keeper: FollowKeeper;
  /** Is told what the run looks like, each time the service has answered. */
  seen(now: RunSnapshot, before: RunSnapshot | undefined): void;
}

/** How the wait for one run ended. */
export interface RunEnd {
  readonly how: FollowEnd | "cancelled" | "service-failure";
  readonly failure?: DeviceCloudError | undefined;
  readonly runId: number;
  /** As last seen; undefined where the service never answered. */
  readonly snapshot: RunSnapshot | undefined;
  readonly attempts: Attempts;
}

const ASK_AGAIN_MS = 3_000;
/** Collecting must not outlast what it is for. */
const COLLECT_WITHIN_MS = 30 * 60_000;

/** One run, followed to its end, its results collected, its failed device runs retried. */
export class RunWait {
  readonly results: RunResults;
  readonly look: RunLook;
  readonly order: RunWaitOrder;
  readonly tools: RunWaitTools;
  readonly runId: number;
  #snapshot: RunSnapshot | undefined;
  #failure: DeviceCloudError | undefined;

  /** `folder` takes the results, one folder per device run. */
  constructor(address: RunAddress, folder: string, order: RunWaitOrder, tools: RunWaitTools) {
    this.runId = address.runId;
    this.order = order;
    this.tools = tools;
    this.look = new RunLook(address, tools.client, order.generation);
    this.results = new RunResults(address, folder);
  }

  /** As last seen. */
  get snapshot(): RunSnapshot | undefined {
    return this.#snapshot;
  }

  /** Looks until the service answers. Answers why the run cannot be followed, where that is so. */
  async open(): Promise<DeviceCloudError | undefined> {
    const { client, clock, deadline, outage } = this.tools;
    try {
      for (;;) {
        try {
          await requireRun(client, this.look.address, deadline.signal);
          await this.look.look(deadline.signal);
          outage.over(this.runId);
          return undefined;
        } catch (error) {
          outage.goesOn(asDeviceCloudError(error), this.runId);
        }
        await clock.sleep(ASK_AGAIN_MS, deadline.signal);
      }
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.fault === "input") return failure;
      this.#failure = failure;
      return undefined;
    }
  }

  /** Waits for the end. Never throws: how the wait ended is in the answer. */
  async toEnd(): Promise<RunEnd> {
    const { signal, deadline } = this.tools;
    try {
      if (this.#failure) throw this.#failure;
      for (let left = this.order.retryFailed; ; left--) {
        const how = await this.#follow();
        if (how !== "ended") return await cutOff(this, how);
        await this.collect();
        if (left === 0 || !(await this.#retry())) return this.end("ended");
      }
    } catch (error) {
      if (signal.aborted) return await cutOff(this, "cancelled");
      if (deadline.reached) return await cutOff(this, "timeout");
      return await cutOff(this, "service-failure", asDeviceCloudError(error));
    }
  }

  end(how: RunEnd["how"], failure?: DeviceCloudError): RunEnd {
    return { how, failure, runId: this.runId, snapshot: this.#snapshot, attempts: this.results.attempts };
  }

  /** Looks once more, and tells what is new. */
  async lookAgain(signal: AbortSignal): Promise<RunSnapshot> {
    return this.#see(await this.look.look(signal));
  }

  /** Downloads what the last attempt left. `beforeStop`: the run before this step aborted it. */
  async collect(beforeStop?: RunSnapshot): Promise<void> {
    const snapshot = this.#snapshot;
    if (!snapshot) return;
    using limit = deadlineIn(COLLECT_WITHIN_MS, this.tools.clock, this.tools.signal);
    try {
      await this.results.collect({ snapshot, beforeStop }, { ...this.tools, signal: limit.signal });
    } catch (error) {
      if (this.tools.signal.aborted || !limit.reached) throw error;
      const message = `The results of test run ${this.runId} were not there within ${formatDuration(COLLECT_WITHIN_MS)}.`;
      throw new DeviceCloudError("timeout", message, { cause: error });
    }
  }

  async #follow(): Promise<FollowEnd> {
    const isAwaited = (id: number) => this.results.isNew(id);
    const { queueTimeoutMs } = this.order;
    const snapshots = followRun(this.look, { ...this.tools, queueTimeoutMs, isAwaited });
    for (;;) {
      const next = await snapshots.next();
      if (!next.done) this.#see(next.value);
      else {
        if (next.value === "ended") this.tools.keeper.note(this.runId, { settled: true });
        return next.value;
      }
    }
  }

  #see(now: RunSnapshot): RunSnapshot {
    const before = this.#snapshot;
    this.#snapshot = now;
    this.tools.seen(now, before);
    return now;
  }

  /** Whether device runs are retried, so that there is more to follow. */
  async #retry(): Promise<boolean> {
    const { deadline, logger } = this.tools;
    const { attempts } = this.results;
    const chosen = attempts.retryable;
    if (chosen.length === 0 || deadline.reached) return false;
    const tools = { ...this.tools, look: this.look, signal: deadline.signal };
    if (!(await retryDeviceRuns(this.look.address, chosen, tools))) return false;
    const names = chosen.map(({ device }) => device).join(", ");
    logger.info(`Retrying ${counted(chosen.length, "device run")} of test run ${this.runId}: ${names}.`);
    this.look.retried(
      chosen.flatMap(({ id }) => id ?? []),
      attempts.last.length,
    );
    await this.results.retried(chosen);
    return true;
  }
}

import type { Clock } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import type { DeviceLocks } from "../devices/device-locks.ts";
import type { BrowserSlots } from "../execution/browser-slots.ts";
import type { DeviceRunRecord, RunRecord } from "../store/records.ts";
import { type DeviceRunOutcome, endedAs, type PerformDeviceRun } from "./device-run-work.ts";
import type { Exclusion } from "./exclusion.ts";
import { nextMoves } from "./next-moves.ts";
import type { RunInProgress } from "./run-in-progress.ts";

export interface DeviceRunQueueOptions {
  readonly slots: BrowserSlots;
  readonly locks: DeviceLocks;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly perform: PerformDeviceRun;
  deviceOf(deviceId: number): CatalogueDevice | undefined;
  /** Why a device run cannot be; undefined when it can. */
  exclusionOf(run: RunRecord, deviceRun: DeviceRunRecord): Exclusion | undefined;
  /** How long a device run waits before it may start, in milliseconds. */
  queueMsOf(deviceRun: DeviceRunRecord): number;
  /** Whether a device run keeps its device from others. */
  occupiesDevice(deviceRun: DeviceRunRecord): boolean;
  /** Drops the results of an attempt that is repeated. */
  dropResults(deviceRunId: number): Promise<void>;
  onEnd(run: RunInProgress): void;
}

interface Running {
  readonly runId: number;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

/**
 * Gives devices to device runs: in the order of their runs, as each run's scheduler says, one at a time per device,
 * and with a browser slot each.
 */
export class DeviceRunQueue {
  readonly #options: DeviceRunQueueOptions;
  readonly #runs = new Map<number, RunInProgress>();
  /** Those of them that may start device runs. */
  readonly #admitted = new Set<RunInProgress>();
  readonly #running = new Map<number, Running>();
  readonly #stillQueued = new Set<number>();
  readonly #closing = new AbortController();

  constructor(options: DeviceRunQueueOptions) {
    this.#options = options;
    options.slots.onFree(() => this.#startNext());
    options.locks.onFree(() => this.#startNext());
  }

  /** Whether the run is under way. */
  has(runId: number): boolean {
    return this.#runs.has(runId);
  }

  /** Takes a run. Nothing of it starts or is left out before the caller has answered. */
  add(run: RunInProgress): void {
    this.#runs.set(run.run.id, run);
    for (const deviceRun of run.waiting) this.#holdBack(deviceRun);
    setImmediate(() => {
      // What comes while the cloud closes is ended as interrupted when it starts again.
      if (this.#closing.signal.aborted) return;
      this.#excludeUnfit(run);
      if (!run.hasEnded) this.#admitted.add(run);
      this.#startNext();
    });
  }

  /** Ends a run; resolves when all it started is gone. `message` says who or what ended it. */
  async abort(runId: number, message: string): Promise<void> {
    const run = this.#runs.get(runId);
    if (!run) return;
    run.say(message);
    const running = [...this.#running.values()].filter((one) => one.runId === runId);
    for (const { abort } of running) abort.abort(message);
    for (const { id } of run.waiting) this.#finish(run, id, endedAs("ABORTED", message));
    await Promise.all(running.map(({ ended }) => ended));
  }

  /** Ends every run; no other starts. */
  async close(message: string): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#runs.keys()].map((runId) => this.abort(runId, message)));
  }

  /** Keeps a device run waiting for as long as a scenario says. */
  #holdBack(deviceRun: DeviceRunRecord): void {
    const queueMs = this.#options.queueMsOf(deviceRun);
    if (queueMs <= 0) return;
    this.#stillQueued.add(deviceRun.id);
    this.#options.clock.sleep(queueMs, this.#closing.signal).then(
      () => {
        this.#stillQueued.delete(deviceRun.id);
        this.#startNext();
      },
      // Closing has ended it already.
      () => undefined,
    );
  }

  #excludeUnfit(run: RunInProgress): void {
    for (const deviceRun of run.waiting) {
      const found = this.#options.exclusionOf(run.run, deviceRun);
      if (found) this.#finish(run, deviceRun.id, endedAs("EXCLUDED", found.message, found.reason));
    }
  }

  #startNext(): void {
    if (this.#closing.signal.aborted) return;
    for (const run of [...this.#admitted]) {
      const moves = nextMoves(run.run.config.scheduler, run, (deviceRun) => this.#claim(deviceRun));
      for (const deviceRun of moves.start) this.#start(run, deviceRun);
      for (const { id } of moves.exclude) {
        const message = "Another device was free first; scheduler SINGLE runs on one.";
        this.#finish(run, id, endedAs("EXCLUDED", message, "SINGLE_MODE"));
      }
    }
  }

  #claim(deviceRun: DeviceRunRecord): boolean {
    const { slots, locks, occupiesDevice } = this.#options;
    if (this.#stillQueued.has(deviceRun.id)) return false;
    if (occupiesDevice(deviceRun) && locks.isTaken(deviceRun.deviceId)) return false;
    // A simulated device run starts no browser.
    if (!deviceRun.simulated && !slots.tryTake()) return false;
    return !occupiesDevice(deviceRun) || locks.tryTake(deviceRun.deviceId);
  }

  #start(run: RunInProgress, deviceRun: DeviceRunRecord): void {
    const nowMs = this.#options.clock.now();
    run.change(deviceRun.id, { state: "RUNNING", startTime: nowMs }, nowMs);
    const abort = new AbortController();
    const ended = this.#attempts(run, deviceRun.id, abort.signal).then((outcome) => {
      // In one turn, so that whoever sees the end finds the device and the browser free.
      this.#running.delete(deviceRun.id);
      this.#finish(run, deviceRun.id, outcome);
      if (this.#options.occupiesDevice(deviceRun)) this.#options.locks.release(deviceRun.deviceId);
      if (deviceRun.simulated) this.#startNext();
      else this.#options.slots.release();
    });
    this.#running.set(deviceRun.id, { runId: run.run.id, abort, ended });
  }

  /** Repeats a device run that failed for as long as it may; its last attempt counts. */
  async #attempts(run: RunInProgress, id: number, signal: AbortSignal): Promise<DeviceRunOutcome> {
    const attempts = 1 + (run.deviceRun(id)?.autoRetriesLeft ?? 0);
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#attempt(run, id, signal);
      if (outcome.state !== "FAILED" || attempt >= attempts || signal.aborted) {
        return attempt === 1 ? outcome : { ...outcome, message: told(outcome, attempt, attempts) };
      }
      const message = `Attempt ${attempt + 1} of ${attempts}, after: ${outcome.message}`;
      await this.#options.dropResults(id);
      run.change(id, { autoRetriesLeft: attempts - attempt - 1, message }, this.#options.clock.now());
    }
  }

  async #attempt(run: RunInProgress, id: number, signal: AbortSignal): Promise<DeviceRunOutcome> {
    const { perform, deviceOf, clock, logger } = this.#options;
    const deviceRun = run.deviceRun(id);
    const device = deviceRun && deviceOf(deviceRun.deviceId);
    if (!device) return endedAs("EXCLUDED", "The device is no longer in the catalogue.", "NO_DEVICE");
    const show = (state: string) => run.change(id, { state }, clock.now());
    try {
      return await perform({ run: run.run, deviceRun, device, signal, show });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      logger.warning(`Device run ${id} could not be run: ${reason}`);
      return endedAs("FAILED", `The cloud could not run it: ${reason}`);
    }
  }

  #finish(run: RunInProgress, id: number, outcome: DeviceRunOutcome): void {
    const nowMs = this.#options.clock.now();
    run.change(id, { ...outcome, finishTime: nowMs }, nowMs);
    if (!run.hasEnded || !this.#runs.delete(run.run.id)) return;
    this.#admitted.delete(run);
    this.#options.onEnd(run);
  }
}

function told({ state, message }: DeviceRunOutcome, attempt: number, attempts: number): string {
  return `Attempt ${attempt} of ${attempts}: ${message ?? state}`;
}

import { join } from "node:path";
import { deviceRunsOf } from "../results/device-runs.ts";
import type { RunAddress } from "../results/run-address.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { Outage } from "../wait/outage.ts";
import { Attempts } from "./attempts.ts";
import { collectDeviceRuns, moveIn } from "./collect-device-runs.ts";
import type { DeviceRunEnd, ReadDeviceRun } from "./device-run-end.ts";
import { endsOfAttempt } from "./ends-of-attempt.ts";
import type { RunSnapshot } from "./run-snapshot.ts";

export interface ResultsTools extends RunTools {
  readonly outage: Outage;
}

/** What an attempt is judged by. */
interface AttemptEnd {
  readonly snapshot: RunSnapshot;
  /** The run before this step aborted it; undefined where it did not. */
  readonly beforeStop?: RunSnapshot | undefined;
}

/** Below the folder of a run's results: those of attempts that a retry replaced. */
export const EARLIER_ATTEMPTS = "earlier-attempts";

/** The results of one run, attempt after attempt: downloaded, read, and set aside before a retry replaces them. */
export class RunResults {
  readonly attempts = new Attempts();
  readonly #address: RunAddress;
  readonly #folder: string;
  /** What the last retry repeats, until its end is known. */
  #retried: readonly DeviceRunEnd[] | undefined;

  /** `folder` takes the results, one folder per device run. */
  constructor(address: RunAddress, folder: string) {
    this.#address = address;
    this.#folder = folder;
  }

  /** Whether an attempt is under way, or has ended and was not taken yet. */
  get isAwaited(): boolean {
    return this.attempts.count === 0 || this.#retried !== undefined;
  }

  /** Whether a device run belongs to the attempt under way, not to an earlier one. */
  isNew(deviceRunId: number): boolean {
    return !this.#kept.some(({ id }) => id === deviceRunId);
  }

  /** Downloads what an attempt left, and takes how it ended. @throws {DeviceCloudError} where nothing can be had. */
  async collect(end: AttemptEnd, tools: ResultsTools): Promise<void> {
    const deviceRunIds = await this.#deviceRunIds(end.snapshot, tools);
    const order = { run: this.#address, deviceRunIds, folder: this.#folder };
    this.#take(end, await collectDeviceRuns(order, tools));
  }

  /** Takes how an attempt ended, or how far it came, by what the service told of it. */
  takeUncollected(end: AttemptEnd): void {
    this.#take(end, []);
  }

  /** These device runs were retried: what they left is set aside, and their next end replaces the one they had. */
  async retried(ends: readonly DeviceRunEnd[]): Promise<void> {
    this.#retried = ends;
    const folder = join(this.#folder, EARLIER_ATTEMPTS, `attempt-${this.attempts.count}`);
    for (const end of ends) if (end.folder) await moveIn(end.folder, folder);
  }

  get #kept(): readonly DeviceRunEnd[] {
    return this.attempts.last.filter((end) => !this.#retried?.includes(end));
  }

  #take(end: AttemptEnd, collected: readonly ReadDeviceRun[]): void {
    const { snapshot, beforeStop } = end;
    const retried = this.#retried;
    const seen = { snapshot, beforeStop, collected, kept: this.#kept, retried: retried?.length };
    const told = endsOfAttempt(seen);
    if (retried) this.attempts.again(retried, told);
    else this.attempts.begin(told.ends);
    this.#retried = undefined;
  }

  /** The device runs of the attempt; undefined for all. */
  async #deviceRunIds(
    { sessions }: RunSnapshot,
    { client, signal }: ResultsTools,
  ): Promise<number[] | undefined> {
    if (sessions) return sessions.map(({ id }) => id).filter((id) => this.isNew(id));
    if (!this.#retried) return undefined;
    const replaced = new Set(this.#retried.map(({ id }) => id));
    const all = await deviceRunsOf(client, this.#address, signal);
    return all.map(({ id }) => id).filter((id) => this.isNew(id) && !replaced.has(id));
  }
}

import type { DeviceRunRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { countersOf } from "./counters.ts";
import { isEnd, runStateOf } from "./device-run-states.ts";

type DeviceRunChange = Partial<Omit<DeviceRunRecord, "id">>;

/**
 * A run with its device runs, from its start to its end. Whatever changes is kept at once, together with the run's
 * counters and state, so that nobody ever reads counters that do not add up.
 */
export class RunInProgress {
  readonly #store: Store;
  readonly #deviceRuns: Map<number, DeviceRunRecord>;
  #run: RunRecord;

  constructor(store: Store, run: RunRecord, deviceRuns: readonly DeviceRunRecord[]) {
    this.#store = store;
    this.#run = run;
    this.#deviceRuns = new Map(deviceRuns.map((deviceRun) => [deviceRun.id, deviceRun]));
  }

  /** The run as this class keeps it; what others change, such as its name, may be older. */
  get run(): RunRecord {
    return this.#run;
  }

  get deviceRuns(): readonly DeviceRunRecord[] {
    return [...this.#deviceRuns.values()];
  }

  get waiting(): readonly DeviceRunRecord[] {
    return this.deviceRuns.filter(({ state }) => state === "WAITING");
  }

  get isRunning(): boolean {
    return this.deviceRuns.some(({ state }) => state !== "WAITING" && !isEnd(state));
  }

  get hasEnded(): boolean {
    return this.#run.state === "FINISHED";
  }

  deviceRun(id: number): DeviceRunRecord | undefined {
    return this.#deviceRuns.get(id);
  }

  /** Changes a device run, and with it the run; `nowMs` becomes the run's start or end where this is one. */
  change(deviceRunId: number, change: DeviceRunChange, nowMs: number): void {
    const before = this.#deviceRuns.get(deviceRunId);
    if (!before) return;
    this.#deviceRuns.set(deviceRunId, { ...before, ...change });
    const begins = this.#run.startTime === null && change.state === "RUNNING";
    const startTime = begins ? nowMs : this.#run.startTime;
    const states = this.deviceRuns.map(({ state }) => state);
    const state = runStateOf(states, startTime !== null);
    const ends = state === "FINISHED" && !this.hasEnded;
    this.#store.atomically(() => {
      this.#store.deviceRuns.update(deviceRunId, change);
      this.#keep({
        ...countersOf(this.deviceRuns),
        state,
        startTime,
        ...(ends ? { finishTime: nowMs, hookDue: this.#run.config.hookURL !== null } : {}),
      });
    });
  }

  /** Adds a sentence to the run's message. */
  say(sentence: string): void {
    const { message } = this.#run;
    if (message?.includes(sentence)) return;
    this.#keep({ message: message === null ? sentence : `${message} ${sentence}` });
  }

  #keep(change: Partial<Omit<RunRecord, "id">>): void {
    this.#run = { ...this.#run, ...change };
    this.#store.runs.update(this.#run.id, change);
  }
}

import type { Clock } from "../../base/clock.ts";
import { badRequest, notFound } from "../refusals.ts";
import type { DeviceRunRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { countersOf } from "./counters.ts";
import type { DeviceRunQueue } from "./device-run-queue.ts";
import { forgetFiles, removeBlobs } from "./forget-files.ts";
import { frameworkOf, isSessionRun } from "./frameworks.ts";
import type { RunHooks } from "./hooks/run-hooks.ts";
import { nextRunNumber } from "./next-run-number.ts";
import { RunInProgress } from "./run-in-progress.ts";
import { runNotes } from "./run-notes.ts";
import type { RunOrder } from "./run-order.ts";

export interface TestRunsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly queue: DeviceRunQueue;
  readonly hooks: RunHooks;
  /** The runs that clients drive. */
  readonly sessions: RunsUnderWay;
  /** Whether a scenario plays the device of this name. */
  isSimulated(deviceName: string): boolean;
}

/** Runs that somebody else carries on. */
export interface RunsUnderWay {
  has(runId: number): boolean;
  /** Ends a run; resolves when all it started is gone. `message` says who or what ended it. */
  abort(runId: number, message: string): Promise<void>;
}

/** Test runs, from their start to their deletion (Test runs; docs/decisions.md, Counting). */
export class TestRuns {
  readonly #options: TestRunsOptions;
  /** Bytes of results that are being removed. */
  readonly #removals = new Set<Promise<void>>();

  constructor(options: TestRunsOptions) {
    this.#options = options;
  }

  /**
   * Keeps a run with one waiting device run per device and answers it; the work begins afterwards.
   * @throws {DeviceCloudError} `refused` with status 400 for an order without devices.
   */
  start(order: RunOrder): RunRecord {
    if (order.devices.length === 0) throw badRequest("No device was chosen.");
    const { store } = this.#options;
    const { run, deviceRuns } = store.atomically(() => {
      const inserted = store.runs.insert(this.#newRun(order));
      const devices = order.devices.map(({ id, displayName }) => ({ id, name: displayName }));
      return { run: inserted, deviceRuns: devices.map((device) => this.#insertDeviceRun(inserted, device)) };
    });
    return this.#begin(run, deviceRuns);
  }

  /**
   * Ends a run and resolves with it once it is FINISHED and everything it started is gone. Device runs that have ended
   * stay as they are, and what others had by then is kept. `message` says who or what ended the run.
   */
  async abort(run: RunRecord, message: string): Promise<RunRecord> {
    await this.#ownerOf(run).abort(run.id, message);
    return this.#options.store.runs.get(run.id) ?? run;
  }

  /**
   * Repeats chosen device runs, or all of them for null or none: under new ids, the old ones go with their results and
   * the run's archives. Answers the run in state WAITING.
   * @throws {DeviceCloudError} 400 for a run that has not ended, 404 for a device run that it does not have.
   */
  retry(run: RunRecord, deviceRunIds: readonly number[] | null): RunRecord {
    const { store, queue } = this.#options;
    if (isSessionRun(run)) {
      throw badRequest(
        `The run ${run.id} is a session of the automation broker.`,
        "Its client can open another.",
      );
    }
    if (queue.has(run.id)) {
      throw badRequest(`The run ${run.id} has not ended.`, "Wait for its end, or abort it first.");
    }
    const all = store.deviceRuns.in({ parentId: run.id }).select();
    const chosen = chosenOf(all, run.id, deviceRunIds);
    const { blobs, ...again } = store.atomically(() => {
      const fresh = chosen.map(({ id, deviceId, deviceName }) => {
        store.deviceRuns.delete(id);
        return this.#insertDeviceRun(run, { id: deviceId, name: deviceName });
      });
      const blobs = forgetFiles(store, [run.id, ...chosen.map(({ id }) => id)]);
      const deviceRuns = [...all.filter((one) => !chosen.includes(one)), ...fresh];
      const updated = store.runs.update(run.id, { ...this.#startState(run, deviceRuns) });
      if (!updated) throw notFound("run", run.id);
      return { run: updated, deviceRuns, blobs };
    });
    this.#removeLater(blobs);
    return this.#begin(again.run, again.deviceRuns);
  }

  /** Aborts a run and deletes it with its device runs, results, archives and tags. */
  async remove(run: RunRecord): Promise<void> {
    const { store } = this.#options;
    const owner = this.#ownerOf(run);
    while (owner.has(run.id)) await owner.abort(run.id, "The run was deleted.");
    const blobs = store.atomically(() => {
      const deviceRunIds = store.deviceRuns
        .in({ parentId: run.id })
        .select()
        .map(({ id }) => id);
      for (const id of deviceRunIds) store.deviceRuns.delete(id);
      for (const { id } of store.tags.in({ parentId: run.id }).select()) store.tags.delete(id);
      store.runs.delete(run.id);
      return forgetFiles(store, [run.id, ...deviceRunIds]);
    });
    await removeBlobs(store, blobs);
  }

  /** Ends every run; `message` says why. */
  async close(message: string): Promise<void> {
    await this.#options.queue.close(message);
    await this.#options.hooks.close();
    await Promise.all(this.#removals);
  }

  #ownerOf(run: RunRecord): RunsUnderWay {
    return isSessionRun(run) ? this.#options.sessions : this.#options.queue;
  }

  #begin(run: RunRecord, deviceRuns: readonly DeviceRunRecord[]): RunRecord {
    this.#options.queue.add(new RunInProgress(this.#options.store, run, deviceRuns));
    return run;
  }

  #newRun(order: RunOrder): Omit<RunRecord, "id"> {
    const { store, clock } = this.#options;
    const { project, starter, config } = order;
    const number = nextRunNumber(store, project.id);
    const nameOf = (fileId: number | null) =>
      (fileId === null ? null : store.files.get(fileId)?.name) ?? null;
    const deviceRuns = order.devices.map(({ displayName }) => this.#newDeviceRun(displayName, config));
    return {
      projectId: project.id,
      userId: project.userId,
      startedById: starter.id,
      startedByDisplayName: starter.name,
      number,
      displayName: order.name ?? `Test run ${number}`,
      createTime: clock.now(),
      frameworkId: order.frameworkId,
      frameworkName: frameworkOf(order.frameworkId)?.name ?? "",
      deviceCount: order.devices.length,
      files: {
        app: { originalName: nameOf(order.appFileId) },
        test: { originalName: nameOf(order.testFileId) },
      },
      config,
      appFileId: order.appFileId,
      testFileId: order.testFileId,
      dataFileId: order.dataFileId,
      parameters: order.parameters,
      ...this.#startState({ config }, deviceRuns),
    };
  }

  /** What a run has before any of these device runs begins. */
  #startState(run: Pick<RunRecord, "config">, deviceRuns: readonly NewDeviceRun[]) {
    const { config } = run;
    return {
      ...countersOf(deviceRuns),
      state: "WAITING",
      startTime: null,
      finishTime: null,
      hookDue: false,
      screenshotsFileId: null,
      logsFileId: null,
      simulated: deviceRuns.some(({ simulated }) => simulated),
      message: runNotes(config, deviceRuns, this.#options.hooks.refusalOf(config.hookURL)),
    };
  }

  #insertDeviceRun(run: RunRecord, device: { readonly id: number; readonly name: string }): DeviceRunRecord {
    return this.#options.store.deviceRuns.insert({
      ...this.#newDeviceRun(device.name, run.config),
      runId: run.id,
      projectId: run.projectId,
      userId: run.userId,
      deviceId: device.id,
      deviceName: device.name,
      createTime: this.#options.clock.now(),
    });
  }

  #newDeviceRun(deviceName: string, config: RunRecord["config"]) {
    const none = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };
    return {
      ...none,
      state: "WAITING",
      excludeReason: null,
      message: null,
      startTime: null,
      finishTime: null,
      exitCode: null,
      autoRetriesLeft: config.maxAutoRetriesCount,
      simulated: this.#options.isSimulated(deviceName),
    };
  }

  #removeLater(blobs: readonly string[]): void {
    const removal = removeBlobs(this.#options.store, blobs).finally(() => this.#removals.delete(removal));
    this.#removals.add(removal);
  }
}

type NewDeviceRun = Parameters<typeof countersOf>[0][number] & Pick<DeviceRunRecord, "simulated">;

function chosenOf(
  all: readonly DeviceRunRecord[],
  runId: number,
  ids: readonly number[] | null,
): readonly DeviceRunRecord[] {
  if (ids === null || ids.length === 0) return all;
  return [...new Set(ids)].map((id) => {
    const found = all.find((one) => one.id === id);
    if (!found) throw notFound(`device run of run ${runId} with id`, id);
    return found;
  });
}

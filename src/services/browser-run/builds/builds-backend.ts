import { asDeviceCloudError } from "../../../base/errors.ts";
import type { Build } from "../../../contract/resources/builds.ts";
import type { File } from "../../../contract/resources/files.ts";
import { type CollectedFiles, collectFiles } from "../../results/collect-files.ts";
import type { LookOut } from "../../start/look-out.ts";
import type {
  BackendTools,
  Home,
  StartListener,
  StartOrder,
  SuiteBackend,
  Target,
  TargetRun,
} from "../backend.ts";
import { type BuildsCheckpoint, withBuild } from "./builds-checkpoint.ts";
import { currentBuilds, newestBuildId } from "./own-builds.ts";
import { resolveExecutors } from "./resolve-executors.ts";
import { type JobChoice, resolveJob } from "./resolve-job.ts";
import { startBuild } from "./start-build.ts";
import { stopBuilds } from "./stop-builds.ts";
import { targetRunOfBuild } from "./target-run-of-build.ts";

export interface BuildsOrder {
  readonly job: JobChoice;
  readonly configuration: unknown;
  readonly resultsConfig: readonly unknown[];
}

/** A suite as builds of a job, one per executor (specification, Build service and desktop-browser runs). */
export class BuildsBackend implements SuiteBackend {
  readonly noun = "build";
  readonly #order: BuildsOrder;
  readonly #tools: BackendTools;
  /** The ids of the builds started, by executor. */
  readonly #buildIds = new Map<number, number>();
  #jobId = 0;
  #checkpoint: BuildsCheckpoint | undefined;
  #listener: StartListener | undefined;

  constructor(order: BuildsOrder, tools: BackendTools) {
    this.#order = order;
    this.#tools = tools;
  }

  get home(): Home {
    return { jobId: this.#jobId };
  }

  resolveTargets(wanted: readonly string[], signal: AbortSignal): Promise<readonly Target[]> {
    return resolveExecutors(this.#tools.client, wanted, signal);
  }

  async resolveHome(signal: AbortSignal): Promise<void> {
    this.#jobId = (await resolveJob(this.#order.job, { ...this.#tools, signal })).id;
  }

  /** Every executor is tried, whatever becomes of the others. */
  async start({ fileId, targets }: StartOrder, listener: StartListener, signal: AbortSignal): Promise<void> {
    const newerThan = await newestBuildId(this.#tools.client, signal);
    const builds = targets.map(({ id, name }) => ({ executorId: id, executor: name }));
    this.#listener = listener;
    this.#keep({ kind: "builds", jobId: this.#jobId, fileId, newerThan, builds });
    await Promise.all(
      targets.map((target) => this.#startOn(target, { fileId, newerThan, listener, signal })),
    );
  }

  async #startOn(executor: Target, { fileId, newerThan, listener, signal }: Starting): Promise<void> {
    const { configuration, resultsConfig } = this.#order;
    const { clock, logger } = this.#tools;
    const asking = () => this.#note(executor.id, { askedAt: clock.now() });
    const mark = { jobId: this.#jobId, fileId, newerThan, executorId: executor.id };
    try {
      const build = await startBuild(
        { mark, executor: executor.name, configuration, resultsConfig, asking },
        { ...this.#tools, signal },
      );
      this.#buildIds.set(executor.id, build.id);
      this.#note(executor.id, { buildId: build.id });
      logger.info(`Started build ${build.id} on ${executor.name}.`);
      listener.started(executor, targetRunOfBuild(build));
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.code === "cancelled") return;
      if (failure.effect === "none") this.#note(executor.id, { settled: true });
      listener.refused(executor, failure);
    }
  }

  async look(signal: AbortSignal): Promise<ReadonlyMap<number, TargetRun>> {
    const builds = await currentBuilds(this.#tools.client, [...this.#buildIds.values()], signal);
    const seen = new Map<number, TargetRun>();
    for (const [executorId, buildId] of this.#buildIds) {
      const build = builds.get(buildId);
      if (build) seen.set(executorId, this.#see(executorId, build));
    }
    return seen;
  }

  #see(executorId: number, build: Build): TargetRun {
    const run = targetRunOfBuild(build);
    if (run.stage === "ended") this.#note(executorId, { settled: true });
    return run;
  }

  async stop(lookOut: LookOut, signal: AbortSignal): Promise<void> {
    if (this.#checkpoint) this.#keep(await stopBuilds(this.#checkpoint, { ...this.#tools, signal, lookOut }));
  }

  leave(): void {
    for (const { executorId } of this.#checkpoint?.builds ?? []) this.#note(executorId, { settled: true });
  }

  outputFiles({ id: buildId = 0 }: TargetRun, signal: AbortSignal): AsyncIterable<File> {
    const { client } = this.#tools;
    return client.builds.outputFiles({ jobId: this.#jobId, buildId }, { signal });
  }

  collect(run: TargetRun, folder: string, signal: AbortSignal): Promise<CollectedFiles> {
    const list = () => this.outputFiles(run, signal);
    return collectFiles({ ...this.#tools, list, folder, signal });
  }

  /** Changes one executor's entry; what it says already is not told again. */
  #note(executorId: number, change: Parameters<typeof withBuild>[2]): void {
    if (!this.#checkpoint) return;
    const known = this.#checkpoint.builds.find((build) => build.executorId === executorId);
    if (change.settled && known?.settled) return;
    this.#keep(withBuild(this.#checkpoint, executorId, change));
  }

  #keep(checkpoint: BuildsCheckpoint): void {
    this.#checkpoint = checkpoint;
    this.#listener?.checkpoint(checkpoint);
  }
}

interface Starting {
  readonly fileId: number;
  readonly newerThan: number;
  readonly listener: StartListener;
  readonly signal: AbortSignal;
}

import type { Clock } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import type { BrowserSlots } from "../execution/browser-slots.ts";
import type { Executor } from "../executors/catalogue.ts";
import type { Collection } from "../store/collection.ts";
import type { BuildRecord } from "../store/records.ts";

/** How a build ended: the fields its record gains. */
export type BuildOutcome = Pick<BuildRecord, "status" | "message" | "exitCode" | "timeouted">;

/** Runs one build on one executor to its end; everything it started is gone when this resolves. */
export type RunBuild = (build: BuildRecord, executor: Executor, signal: AbortSignal) => Promise<BuildOutcome>;

export interface BuildQueueOptions {
  readonly builds: Collection<BuildRecord>;
  readonly executors: readonly Executor[];
  /** Each running build has a browser. */
  readonly slots: BrowserSlots;
  readonly run: RunBuild;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface Running {
  readonly executor: Executor;
  readonly abort: AbortController;
  readonly ended: Promise<unknown>;
}

/** What an executor is doing. */
export interface ExecutorLoad {
  readonly busy: boolean;
  readonly queueLength: number;
}

/** Gives builds to executors: in order of arrival, one at a time per executor, with a browser slot each. */
export class BuildQueue {
  readonly #options: BuildQueueOptions;
  /** Builds that wait, the longest-waiting first. */
  readonly #waiting: BuildRecord[] = [];
  readonly #running = new Map<number, Running>();
  #closed = false;

  constructor(options: BuildQueueOptions) {
    this.#options = options;
    options.slots.onFree(() => this.#startNext());
  }

  /** Takes a build in state CREATED; it starts as soon as its executor is free. */
  add(build: BuildRecord): void {
    this.#waiting.push(build);
    this.#startNext();
  }

  /**
   * Ends a build and resolves with its record once it is FINISHED and its executor is free. A build that has ended
   * already stays as it is. `message` says who or what ended it.
   */
  async abort(build: BuildRecord, message: string): Promise<BuildRecord> {
    const running = this.#running.get(build.id);
    if (running) {
      running.abort.abort(message);
      await running.ended;
    } else if (this.#unqueue(build.id)) {
      this.#finish(build.id, { status: "ABORTED", message, exitCode: null, timeouted: false });
    }
    return this.#options.builds.get(build.id) ?? build;
  }

  load(executorId: number): ExecutorLoad {
    return {
      busy: this.#isBusy(executorId),
      queueLength: this.#waiting.filter((build) => build.executorId === executorId).length,
    };
  }

  /** Ends every build; no other starts. */
  async close(message: string): Promise<void> {
    this.#closed = true;
    const { builds } = this.#options;
    const ids = [...this.#waiting.map(({ id }) => id), ...this.#running.keys()];
    await Promise.all(
      ids.map((id) => {
        const build = builds.get(id);
        return build && this.abort(build, message);
      }),
    );
  }

  #startNext(): void {
    for (const build of [...this.#waiting]) {
      if (this.#closed) return;
      const executor = this.#freeExecutorFor(build);
      if (executor && this.#options.slots.tryTake()) this.#start(build, executor);
    }
  }

  #freeExecutorFor(build: BuildRecord): Executor | undefined {
    return this.#options.executors.find(
      ({ id }) => (build.executorId === null || build.executorId === id) && !this.#isBusy(id),
    );
  }

  #isBusy(executorId: number): boolean {
    return [...this.#running.values()].some(({ executor }) => executor.id === executorId);
  }

  #start(queued: BuildRecord, executor: Executor): void {
    const { builds, clock, slots } = this.#options;
    this.#unqueue(queued.id);
    const build = builds.update(queued.id, {
      state: "BUILDING",
      startTime: clock.now(),
      executorId: executor.id,
      executorName: executor.name,
    });
    if (!build) {
      slots.release();
      return;
    }
    const abort = new AbortController();
    const ended = this.#attempt(build, executor, abort.signal).then((outcome) => {
      this.#finish(build.id, outcome);
      slots.release();
    });
    this.#running.set(build.id, { executor, abort, ended });
  }

  async #attempt(build: BuildRecord, executor: Executor, signal: AbortSignal): Promise<BuildOutcome> {
    try {
      return await this.#options.run(build, executor, signal);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#options.logger.warning(`Build ${build.id} could not be run: ${reason}`);
      const message = `The cloud could not run the build: ${reason}`;
      return { status: "FAILURE", message, exitCode: null, timeouted: false };
    }
  }

  /** In one turn, so that whoever sees the build FINISHED finds its executor free. */
  #finish(buildId: number, outcome: BuildOutcome): void {
    const { builds, clock } = this.#options;
    this.#running.delete(buildId);
    builds.update(buildId, { ...outcome, state: "FINISHED", finishTime: clock.now() });
  }

  #unqueue(buildId: number): boolean {
    const index = this.#waiting.findIndex(({ id }) => id === buildId);
    if (index >= 0) this.#waiting.splice(index, 1);
    return index >= 0;
  }
}

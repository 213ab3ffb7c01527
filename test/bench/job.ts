import { join, resolve } from "node:path";
import type { Cancel } from "./cancel.ts";
import { holds } from "./expressions.ts";
import { cancelJob, type JobState, markStatus } from "./job-state.ts";
import { readManifest } from "./manifest.ts";
import { endOrphans } from "./orphans.ts";
import { runStage } from "./stage.ts";
import type { StepState } from "./stage-task.ts";
import type { Conclusion, Stage, StageRun } from "./step-run.ts";

export interface StepOptions {
  /** The action's folder, relative to the install root; `.` for the root action. */
  readonly action: string;
  /** Where the repository lies that holds the action. Default: this repository. */
  readonly installRoot?: string;
  /** Inputs. Expressions are evaluated again in each stage. */
  readonly with?: Readonly<Record<string, string>>;
  /** The step's `env`. */
  readonly env?: Readonly<Record<string, string>>;
  /** `always()`, `success()` (default), `failure()` or `cancelled()`, perhaps negated. */
  readonly if?: string;
  /** Cuts the main stage short. */
  readonly cancel?: Cancel;
}

/** A step as far as it has run. */
export interface StepProgress {
  readonly action: string;
  readonly stages: Partial<Record<Stage, StageRun>>;
  conclusion: Conclusion;
}

interface PostStep {
  readonly state: StepState;
  readonly progress: StepProgress;
}

const REPOSITORY = resolve(import.meta.dirname, "../..");

/** Runs the steps of one job in order, and its post steps in reverse order at the end. */
export class JobRunner {
  readonly job: JobState;
  readonly steps: StepProgress[] = [];
  readonly #posts: PostStep[] = [];

  constructor(job: JobState) {
    this.job = job;
  }

  /** Runs `pre` and `main`. The step is skipped where its condition does not hold. */
  async step(options: StepOptions): Promise<StepProgress> {
    const { action, installRoot = REPOSITORY, if: condition = "success()" } = options;
    const state: StepState = {
      action: action === "." ? "./" : `./${action}`,
      manifest: readManifest(join(installRoot, action), installRoot),
      with: options.with ?? {},
      env: options.env ?? {},
      condition,
      state: new Map(),
    };
    const progress: StepProgress = { action, stages: {}, conclusion: "skipped" };
    this.steps.push(progress);
    if (this.job.isShutDown || !holds(condition, this.job.status)) return progress;
    if (state.manifest.scripts.post !== undefined) this.#posts.push({ state, progress });
    await this.#run("pre", { state, progress }, undefined);
    if (progress.stages.pre && !holds(condition, this.job.status)) {
      progress.conclusion = progress.stages.pre.conclusion;
      return progress;
    }
    const main = await this.#run("main", { state, progress }, options.cancel);
    progress.conclusion = main?.conclusion ?? "skipped";
    return progress;
  }

  /** Runs the post steps, the last registered first, and ends what outlived its step. @returns those processes. */
  async finish(): Promise<number[]> {
    for (const post of this.#posts.toReversed()) await this.#run("post", post, undefined);
    this.#posts.length = 0;
    return await endOrphans(this.job.trackingId);
  }

  /** A user cancels between two steps. `scale` multiplies the five minutes that post steps have. */
  cancel(postLimitMs: number): void {
    cancelJob(this.job, postLimitMs);
  }

  async #run(stage: Stage, { state, progress }: PostStep, cancel: Cancel | undefined) {
    const { job } = this;
    const script = state.manifest.scripts[stage];
    if (script === undefined || job.isShutDown) return undefined;
    if (stage !== "main" && !holds(state.manifest.conditions[stage], job.status)) return undefined;
    const run = await runStage({ job, step: state, stage, script, cancel });
    progress.stages[stage] = run;
    // A cancelled job stays cancelled, whatever its post steps do.
    if (run.conclusion === "failure" && job.status === "success") markStatus(job, "failure");
    return run;
  }
}

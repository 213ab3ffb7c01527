import type { Cancel } from "./cancel.ts";
import { evaluate, holds } from "./expressions.ts";
import { cancelJob, type JobState, markStatus, stepContexts } from "./job-state.ts";
import { endOrphans } from "./orphans.ts";
import { type AnyStepOptions, type PreparedStep, prepareStep } from "./prepare-step.ts";
import { runStage } from "./stage.ts";
import type { StepState } from "./stage-task.ts";
import type { Conclusion, Stage, StageRun } from "./step-run.ts";

/** A step as far as it has run. */
export interface StepProgress {
  /** The action's folder, or what the step uses instead. */
  readonly action: string;
  readonly stages: Partial<Record<Stage, StageRun>>;
  /** What came of it before `continue-on-error`. */
  outcome: Conclusion;
  conclusion: Conclusion;
}

interface StepUnderWay {
  readonly options: AnyStepOptions;
  readonly prepared: PreparedStep;
  readonly state: StepState;
  readonly progress: StepProgress;
}

/** Runs the steps of one job in order, and its post steps in reverse order at the end. */
export class JobRunner {
  readonly job: JobState;
  readonly steps: StepProgress[] = [];
  readonly #posts: StepUnderWay[] = [];

  constructor(job: JobState) {
    this.job = job;
  }

  /** Runs `pre` and `main`. The step is skipped where its condition does not hold. */
  async step(options: AnyStepOptions): Promise<StepProgress> {
    const { job } = this;
    const action = "action" in options ? options.action : "uses" in options ? options.uses : "run";
    const progress: StepProgress = { action, stages: {}, outcome: "skipped", conclusion: "skipped" };
    this.steps.push(progress);
    await this.#take(options, progress);
    const { outcome, conclusion, stages } = progress;
    const outputs = { ...stages.pre?.outputs, ...stages.main?.outputs };
    if (options.id !== undefined) job.steps.set(options.id, { outputs, outcome, conclusion });
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

  async #take(options: AnyStepOptions, progress: StepProgress): Promise<void> {
    const { job } = this;
    const condition = options.if ?? "success()";
    const env = evaluateEach(options.env ?? {}, job);
    const runs = () => holds(condition, job.status, stepContexts(job, env));
    if (job.isShutDown || !runs()) return;
    const prepared = prepareStep(options);
    const state: StepState = { action: prepared.title, env, condition, state: new Map() };
    const step = { options, prepared, state, progress };
    if (prepared.programs.post !== undefined) this.#posts.push(step);
    const pre = await this.#run("pre", step, undefined);
    const main = pre && !runs() ? undefined : await this.#run("main", step, options.cancel);
    progress.outcome = main?.conclusion ?? pre?.conclusion ?? "skipped";
    progress.conclusion = isForgiven(options, progress.outcome) ? "success" : progress.outcome;
  }

  async #run(stage: Stage, step: StepUnderWay, cancel: Cancel | undefined) {
    const { job } = this;
    const { options, prepared, state, progress } = step;
    const program = prepared.programs[stage];
    if (program === undefined || job.isShutDown) return undefined;
    const contexts = stepContexts(job, state.env);
    if (stage !== "main" && !holds(prepared.conditions[stage], job.status, contexts)) return undefined;
    const run = await runStage({ job, step: state, stage, program, cancel });
    progress.stages[stage] = run;
    // A cancelled job stays cancelled, whatever its post steps do.
    const fails = run.conclusion === "failure" && !isForgiven(options, run.conclusion);
    if (fails && job.status === "success") markStatus(job, "failure");
    return run;
  }
}

function isForgiven({ continueOnError }: AnyStepOptions, outcome: Conclusion): boolean {
  return continueOnError === true && outcome === "failure";
}

function evaluateEach(texts: Readonly<Record<string, string>>, job: JobState): Record<string, string> {
  const contexts = stepContexts(job);
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, evaluate(text, contexts)] as const),
  );
}

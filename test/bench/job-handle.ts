import type { Artifact } from "./artifact-store.ts";
import { assembleStepRun } from "./assemble-step-run.ts";
import { expectEvent, POST_LIMIT_MS } from "./cancel.ts";
import { evaluate } from "./expressions.ts";
import type { JobRunner, StepProgress } from "./job.ts";
import { passableOutputs } from "./job-outputs.ts";
import { markStatus, stepContexts } from "./job-state.ts";
import { describeLeaks, type Leak } from "./leak-check.ts";
import type { BenchServices } from "./open-job.ts";
import { endOrphans } from "./orphans.ts";
import type { AnyStepOptions } from "./prepare-step.ts";
import type { JobRun, StageRun, StepRun } from "./step-run.ts";
import type { Timeline } from "./timeline.ts";

/** A job under way. Its steps run one after the other. */
export interface Job {
  readonly timeline: Timeline;
  /** Every stage that has run. */
  readonly stages: readonly StageRun[];
  /** Runs `pre` and `main` of one step. `post` is still to come in `finish`. */
  step(options: AnyStepOptions): Promise<StepRun>;
  /** A user cancels between two steps: later steps are skipped, post steps see `cancelled`. */
  cancel(options?: { readonly scale?: number }): void;
  /** Another step of the job, which the bench does not run, has failed. */
  fail(): void;
  /** A text with its expressions evaluated as a step's would be now. */
  evaluate(text: string): string;
  /** The job's outputs: `texts` evaluated, without those that are empty or hold a masked text. */
  outputs(texts: Readonly<Record<string, string>>): Record<string, string>;
  /** Runs the post steps, ends what was left running and checks for leaks. */
  finish(): Promise<JobRun>;
  /** Kills whatever still runs. */
  abandon(): Promise<void>;
}

const SUMMARIES_PER_JOB = 20;

interface JobContext {
  readonly secrets: readonly string[];
  readonly onLeak: "throw" | "record";
  readonly services: BenchServices;
}

/** A job's face, around what runs its steps. */
export function jobOf(runner: JobRunner, { secrets, onLeak, services }: JobContext): Job {
  const { job } = runner;
  const artifactsOf = new Map<StepProgress, readonly Artifact[]>();
  const assemble = (progress: StepProgress, leaks: readonly Leak[]): StepRun =>
    assembleStepRun(progress, {
      events: job.timeline.events,
      masker: job.masker,
      artifacts: artifactsOf.get(progress) ?? [],
      leaks,
    });
  return {
    timeline: job.timeline,
    get stages() {
      return runner.steps.flatMap(({ stages }) =>
        [stages.pre, stages.main, stages.post].flatMap((run) => run ?? []),
      );
    },
    async step(options) {
      expectEvent(options.cancel);
      const before = new Set(services.results.store.finished);
      const progress = await runner.step(options);
      artifactsOf.set(
        progress,
        services.results.store.finished.filter((artifact) => !before.has(artifact)),
      );
      return assemble(progress, []);
    },
    cancel({ scale = 1 } = {}) {
      runner.cancel(POST_LIMIT_MS * scale);
    },
    fail() {
      markStatus(job, "failure");
    },
    evaluate: (text) => evaluate(text, stepContexts(job)),
    outputs(texts) {
      const contexts = stepContexts(job);
      const values = Object.entries(texts).map(([name, text]) => [name, evaluate(text, contexts)] as const);
      return passableOutputs(Object.fromEntries(values), job.masker);
    },
    async finish() {
      const orphans = await runner.finish();
      job.timeline.end();
      const leaks = await services.leaks(secrets);
      if (leaks.length > 0 && onLeak === "throw") throw new Error(`Secrets leaked:\n${describeLeaks(leaks)}`);
      const steps = runner.steps.map((progress) => assemble(progress, leaks));
      const summaries = steps.flatMap(({ pre, main, post }) =>
        [pre, main, post].map((run) => run?.summary ?? ""),
      );
      const summary = summaries
        .filter((text) => text !== "")
        .slice(0, SUMMARIES_PER_JOB)
        .join("\n");
      return { status: job.status, steps, summary, events: job.timeline.events, orphans, leaks };
    },
    async abandon() {
      for (const process of job.processes) process.kill("SIGKILL");
      await endOrphans(job.trackingId);
    },
  };
}

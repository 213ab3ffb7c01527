import type { Artifact } from "./artifact-store.ts";
import type { StepProgress } from "./job.ts";
import { passableOutputs } from "./job-outputs.ts";
import type { Leak } from "./leak-check.ts";
import type { Masker } from "./masker.ts";
import type { Stage, StageRun, StepRun } from "./step-run.ts";
import type { BenchEvent } from "./timeline.ts";

const STAGES: readonly Stage[] = ["pre", "main", "post"];

export interface StepContext {
  readonly events: readonly BenchEvent[];
  readonly masker: Masker;
  readonly artifacts: readonly Artifact[];
  readonly leaks: readonly Leak[];
}

/** A step's stages, and what they add up to. */
export function assembleStepRun(progress: StepProgress, context: StepContext): StepRun {
  const { action, stages, outcome, conclusion } = progress;
  const runs = STAGES.flatMap((stage) => stages[stage] ?? []);
  const { pre, main, post } = stages;
  const decisive = main ?? pre;
  const outputs = merged(runs.map((run) => run.outputs));
  return {
    action,
    outcome,
    conclusion,
    exitCode: decisive?.exitCode ?? null,
    signal: decisive?.signal ?? null,
    pre,
    main,
    post,
    events: context.events,
    stdout: Buffer.concat(runs.map((run) => run.stdout)),
    stderr: Buffer.concat(runs.map((run) => run.stderr)),
    log: runs.map((run) => run.log).join(""),
    annotations: runs.flatMap((run) => run.annotations),
    commands: runs.flatMap((run) => run.commands),
    outputs,
    jobOutputs: passableOutputs(outputs, context.masker),
    state: runs.at(-1)?.state ?? {},
    exportedEnv: merged(runs.map((run) => run.exportedEnv)),
    paths: runs.flatMap((run) => run.paths),
    summary: runs.map((run) => run.summary).join(""),
    masks: runs.flatMap((run) => run.masks),
    groups: runs.flatMap((run) => run.groups),
    artifacts: context.artifacts,
    durationMs: runs.reduce((total: number, run: StageRun) => total + run.durationMs, 0),
    leaks: context.leaks,
  };
}

function merged(records: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  return Object.assign({}, ...records) as Record<string, string>;
}

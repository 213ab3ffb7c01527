import type { Bench } from "../bench.ts";
import type { Cancel } from "../cancel.ts";
import type { Job } from "../job-handle.ts";
import type { JobOptions } from "../open-job.ts";
import type { AnyStepOptions } from "../prepare-step.ts";
import type { JobRun, StepRun } from "../step-run.ts";
import type { WorkflowStep } from "./read-workflow.ts";
import { type StandIns, standInFor } from "./stand-ins.ts";
import type { WorkflowJobRun, WorkflowStepRun } from "./workflow-run.ts";

/** What cuts a step of a workflow short. */
export interface WorkflowCancel extends Cancel {
  /** The job's id or name. */
  readonly job: string;
  /** The step's id or name. */
  readonly step: string;
}

export interface RunJobOptions {
  readonly steps: readonly WorkflowStep[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly job: JobOptions;
  readonly uses: StandIns;
  /** The step that is cut short, if it is one of this job. */
  readonly cancel: WorkflowCancel | undefined;
}

type Ran = Pick<WorkflowJobRun, "outputs" | "steps" | "workspace"> & { readonly run: JobRun };

/** Runs the steps of one job on folders of its own. */
export async function runJob(bench: Bench, options: RunJobOptions): Promise<Ran> {
  const folders = await bench.openFolders();
  const job = await bench.startJob({ ...options.job, folders });
  const names: Pick<WorkflowStepRun, "id" | "name">[] = [];
  for (const step of options.steps) {
    const name = job.evaluate(step.name ?? step.uses ?? step.run?.split("\n", 1)[0] ?? "");
    names.push({ id: step.id, name });
    await runStep(job, step, {
      ...options,
      workspace: folders.workspace,
      cancel: cancelOf(step, name, options),
    });
  }
  const run = await job.finish();
  const steps = names.map((named, index) => ({ ...named, run: run.steps[index] as StepRun }));
  return { outputs: job.outputs(options.outputs), steps, run, workspace: folders.workspace };
}

function cancelOf(step: WorkflowStep, name: string, { cancel }: RunJobOptions): Cancel | undefined {
  return cancel && (cancel.step === step.id || cancel.step === name) ? cancel : undefined;
}

interface StepSetting {
  readonly uses: StandIns;
  readonly workspace: string;
  readonly cancel: Cancel | undefined;
}

async function runStep(job: Job, step: WorkflowStep, setting: StepSetting): Promise<void> {
  const forgives = (text: string) => job.evaluate(text) === "true";
  const common = {
    id: step.id,
    env: step.env,
    if: step.if,
    continueOnError: forgives(step.continueOnError),
    cancel: setting.cancel ?? timeLimit(job, step),
  };
  await job.step({ ...bodyOf(step, setting), ...common });
}

/** A step's own `timeout-minutes`. */
function timeLimit(job: Job, { timeoutMinutes }: WorkflowStep): Cancel | undefined {
  if (timeoutMinutes === undefined) return undefined;
  return { mode: "stepTimeout", when: { afterMs: Number(job.evaluate(timeoutMinutes)) * 60_000 } };
}

function bodyOf(step: WorkflowStep, { uses, workspace }: StepSetting): AnyStepOptions {
  const { run, shell, workingDirectory, with: given } = step;
  if (run !== undefined) return { run, shell, workingDirectory };
  const name = step.uses ?? "";
  // An action of the workflow's own repository lies where the checkout has put it.
  if (name.startsWith("./")) return { action: name.slice(2) || ".", installRoot: workspace, with: given };
  const { standIn, path } = standInFor(name, uses);
  if (typeof standIn === "function") return { uses: name, stub: standIn, with: given };
  return { action: standIn.action ?? path, installRoot: standIn.installRoot, with: given };
}

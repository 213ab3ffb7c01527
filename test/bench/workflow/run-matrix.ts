import { type Contexts, evaluate, holdsWith } from "../expressions.ts";
import type { TokenProfile } from "../github/token-profile.ts";
import { githubContextOf } from "../runner-context.ts";
import { answersFor, needsOf } from "./job-result.ts";
import { type Combination, expandStrategy, type Strategy } from "./matrix.ts";
import type { WorkflowJob } from "./read-workflow.ts";
import { runJob } from "./run-job.ts";
import type { WorkflowSetting } from "./run-workflow.ts";
import { plain } from "./tokens.ts";
import { githubOf, tokenFor } from "./workflow-event.ts";
import type { WorkflowJobRun } from "./workflow-run.ts";

/** Runs a job of a workflow once for each combination of its matrix, or not at all where its `if` does not hold. */
export async function runMatrix(job: WorkflowJob, setting: WorkflowSetting): Promise<WorkflowJobRun[]> {
  const contexts = contextsFor(job, setting);
  const idle = idleRun(job, tokenOf(job, setting));
  let strategy: Strategy;
  try {
    const answers = answersFor(job, setting.results, setting.isCancelled());
    if (!holdsWith(job.if, answers, contexts)) return [idle];
    strategy = expandStrategy(job.strategy && plain(job.strategy, contexts));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return [{ ...idle, conclusion: "failure", problem }];
  }
  const runs: WorkflowJobRun[] = [];
  for (const [index, matrix] of strategy.combinations.entries()) {
    const named = nameOf(job, strategy, { ...contexts, matrix });
    if (strategy.failFast && runs.some((run) => run.conclusion === "failure" && !run.isForgiven)) {
      runs.push({ ...idle, name: named, matrix, conclusion: "cancelled" });
      continue;
    }
    const place = {
      "fail-fast": strategy.failFast,
      "job-index": index,
      "job-total": strategy.combinations.length,
      "max-parallel": 1,
    };
    runs.push(await runOne({ job, setting, matrix, strategy: place, named }));
  }
  return runs;
}

interface OneJob {
  readonly job: WorkflowJob;
  readonly setting: WorkflowSetting;
  readonly matrix: Combination;
  readonly strategy: Combination;
  readonly named: string;
}

async function runOne({ job, setting, matrix, strategy, named }: OneJob): Promise<WorkflowJobRun> {
  const { bench, workflow, options, secrets, inputs } = setting;
  const { cancel, onLeak = "throw", server = "github.com", uses = {}, runnerEnv = {} } = options;
  const contexts = contextsFor(job, setting);
  const token = tokenOf(job, setting);
  const ran = await runJob(bench, {
    steps: job.steps,
    outputs: job.outputs,
    uses,
    cancel: cancel && (cancel.job === job.id || cancel.job === named) ? cancel : undefined,
    job: {
      jobEnv: { ...runnerEnv, ...workflow.env, ...job.env },
      github: overridesFor(job, setting),
      matrix,
      strategy,
      secrets: Object.values(secrets),
      workflow: { needs: contexts.needs, vars: contexts.vars, inputs, secrets },
      token,
      server,
      onLeak,
    },
  });
  const forgives = evaluate(job.continueOnError, { ...contexts, matrix, strategy }) === "true";
  return {
    ...idleRun(job, token),
    ...ran,
    name: named,
    matrix,
    conclusion: ran.run.status,
    isForgiven: forgives && ran.run.status === "failure",
    summary: ran.run.summary,
    annotations: ran.run.steps.flatMap(({ annotations }) => annotations),
  };
}

/** The contexts that a job itself may use, before it has a runner. */
function contextsFor(job: WorkflowJob, setting: WorkflowSetting): Contexts {
  const { bench, options, inputs, results } = setting;
  const github = githubContextOf({
    folders: bench.folders,
    origin: bench.github.url,
    server: options.server ?? "github.com",
    overrides: { ...overridesFor(job, setting), token: "" },
  });
  return { github, inputs, vars: options.variables ?? {}, needs: needsOf(job, results) };
}

function overridesFor(job: WorkflowJob, { workflow, options }: WorkflowSetting): Record<string, unknown> {
  return { ...githubOf(options.event, workflow), job: job.id, ...options.github };
}

function tokenOf(job: WorkflowJob, { workflow, options }: WorkflowSetting): TokenProfile {
  const asked = job.permissions ?? workflow.permissions;
  return tokenFor(options.event, asked && plain(asked, {}));
}

/** Without a name of its own, a job of a matrix is called by its values. */
function nameOf({ id, name }: WorkflowJob, { hasMatrix }: Strategy, contexts: Contexts): string {
  if (name !== undefined) return evaluate(name, { ...contexts, strategy: {} });
  const values = Object.values(contexts.matrix as Combination);
  const told = values.map((value) => (typeof value === "object" ? JSON.stringify(value) : String(value)));
  return hasMatrix ? `${id} (${told.join(", ")})` : id;
}

function idleRun({ id, name }: WorkflowJob, token: TokenProfile): WorkflowJobRun {
  return {
    id,
    name: name ?? id,
    matrix: {},
    conclusion: "skipped",
    isForgiven: false,
    outputs: {},
    steps: [],
    run: undefined,
    token,
    summary: "",
    annotations: [],
    workspace: undefined,
    problem: undefined,
  };
}

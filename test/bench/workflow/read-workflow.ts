import type { Job, Step, WorkflowTemplate } from "@actions/workflow-parser/model/workflow-template";
import type { MappingToken, TemplateToken } from "@actions/workflow-parser/templates/tokens/index";
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from "./github-parser.ts";
import { sequenceIn, textIn, textsIn } from "./tokens.ts";

/** A step as the workflow writes it. Texts hold their expressions. */
export interface WorkflowStep {
  /** Undefined where the workflow gives none. */
  readonly id: string | undefined;
  readonly name: string | undefined;
  readonly if: string;
  readonly env: Readonly<Record<string, string>>;
  readonly with: Readonly<Record<string, string>>;
  readonly continueOnError: string;
  readonly timeoutMinutes: string | undefined;
  /** One of both. */
  readonly uses: string | undefined;
  readonly run: string | undefined;
  readonly shell: string | undefined;
  readonly workingDirectory: string | undefined;
}

/** A job as the workflow writes it. */
export interface WorkflowJob {
  readonly id: string;
  readonly name: string | undefined;
  readonly needs: readonly string[];
  readonly if: string;
  readonly env: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly permissions: TemplateToken | undefined;
  readonly strategy: TemplateToken | undefined;
  readonly continueOnError: string;
  readonly steps: readonly WorkflowStep[];
}

/** A workflow file, read strictly. */
export interface Workflow {
  readonly name: string;
  readonly events: WorkflowTemplate["events"];
  readonly env: Readonly<Record<string, string>>;
  readonly permissions: TemplateToken | undefined;
  readonly jobs: readonly WorkflowJob[];
}

/**
 * Reads a workflow with GitHub's own parser, which knows its schema and which context may be used where.
 * @throws with everything that is wrong; also where it holds what the bench does not run.
 */
export async function readWorkflow(file: string, content: string): Promise<Workflow> {
  const { context, value } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (errors.length > 0 || !value || !template) throw new Error(`${file}:\n${errors.join("\n")}`);
  const root = value.assertMapping("a workflow");
  const jobs = root.find("jobs")?.assertMapping("jobs");
  const defaults = runDefaultsIn(root);
  return {
    name: textIn(root, "name") ?? file,
    events: template.events,
    env: textsIn(root, "env"),
    permissions: root.find("permissions"),
    jobs: template.jobs.map((job) => {
      const token = jobs?.find(job.id.value)?.assertMapping("a job");
      if (job.type !== "job" || !token) {
        throw new Error(`${file}: the bench does not run the job "${job.id.value}" of a reusable workflow.`);
      }
      return jobOf(job, token, defaults);
    }),
  };
}

interface RunDefaults {
  readonly shell: string | undefined;
  readonly workingDirectory: string | undefined;
}

function runDefaultsIn(token: MappingToken, inherited?: RunDefaults): RunDefaults {
  const run = token.find("defaults")?.assertMapping("defaults").find("run")?.assertMapping("run");
  return {
    shell: (run && textIn(run, "shell")) ?? inherited?.shell,
    workingDirectory: (run && textIn(run, "working-directory")) ?? inherited?.workingDirectory,
  };
}

function jobOf(job: Job, token: MappingToken, inherited: RunDefaults): WorkflowJob {
  const refused = ["container", "services", "environment"].find((key) => token.find(key));
  if (refused) throw new Error(`The bench does not run the job "${job.id.value}": it has ${refused}.`);
  const steps = sequenceIn(token, "steps");
  const defaults = runDefaultsIn(token, inherited);
  return {
    id: job.id.value,
    name: textIn(token, "name"),
    needs: (job.needs ?? []).map(({ value }) => value),
    if: job.if.expression,
    env: textsIn(token, "env"),
    outputs: textsIn(token, "outputs"),
    permissions: token.find("permissions"),
    strategy: token.find("strategy"),
    continueOnError: textIn(token, "continue-on-error") ?? "false",
    steps: job.steps.map((step, index) => stepOf(step, steps[index] as MappingToken, defaults)),
  };
}

function stepOf(step: Step, token: MappingToken, defaults: RunDefaults): WorkflowStep {
  return {
    id: textIn(token, "id"),
    name: textIn(token, "name"),
    if: step.if?.expression ?? "success()",
    env: textsIn(token, "env"),
    with: textsIn(token, "with"),
    continueOnError: textIn(token, "continue-on-error") ?? "false",
    timeoutMinutes: textIn(token, "timeout-minutes"),
    uses: textIn(token, "uses"),
    run: textIn(token, "run"),
    shell: textIn(token, "shell") ?? defaults.shell,
    workingDirectory: textIn(token, "working-directory") ?? defaults.workingDirectory,
  };
}

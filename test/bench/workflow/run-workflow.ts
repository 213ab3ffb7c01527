import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Bench } from "../bench.ts";
import type { GitHubServer } from "../github/github-service.ts";
import { conclusionOf, type JobResult, resultOf } from "./job-result.ts";
import { readWorkflow, type Workflow, type WorkflowJob } from "./read-workflow.ts";
import type { WorkflowCancel } from "./run-job.ts";
import { runMatrix } from "./run-matrix.ts";
import type { StandIns } from "./stand-ins.ts";
import { inputsOf, isUntrusted, type WorkflowEvent } from "./workflow-event.ts";
import type { WorkflowJobRun, WorkflowRun } from "./workflow-run.ts";

export interface WorkflowOptions {
  readonly event: WorkflowEvent;
  /** The repository's secrets. A pull request from a fork sees none of them, and Dependabot its own instead. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly dependabotSecrets?: Readonly<Record<string, string>>;
  /** The `vars` context. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What stands in for the actions of others. One that is not named is an error. */
  readonly uses?: StandIns;
  /** Replaces or adds properties of the `github` context. */
  readonly github?: Readonly<Record<string, unknown>>;
  readonly server?: GitHubServer;
  /** Variables that a runner brings itself, such as those of a proxy. A workflow's `env` wins. */
  readonly runnerEnv?: Readonly<Record<string, string>>;
  /** Cuts one step short. */
  readonly cancel?: WorkflowCancel;
  readonly onLeak?: "throw" | "record";
}

/** What the jobs of one run share. */
export interface WorkflowSetting {
  readonly bench: Bench;
  readonly workflow: Workflow;
  readonly options: WorkflowOptions;
  /** What this event's jobs see of the secrets. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** By job id, of those that have run. */
  readonly results: ReadonlyMap<string, JobResult>;
  /** Whether a user has cancelled the run. */
  readonly isCancelled: () => boolean;
}

/**
 * Runs a workflow file on a bench as GitHub would for an event. Jobs run one after the other, each on a runner of its
 * own; time limits of jobs and concurrency groups have no effect.
 * @throws where the file is not valid, is not started by the event, or holds what the bench does not run.
 */
export async function runWorkflow(
  bench: Bench,
  file: string,
  options: WorkflowOptions,
): Promise<WorkflowRun> {
  const workflow = await readWorkflow(basename(file), await readFile(file, "utf8"));
  const { event } = options;
  if (!Object.hasOwn(workflow.events, event.name)) {
    throw new Error(
      `${file} is not started by ${event.name}, but by ${Object.keys(workflow.events).join(", ")}.`,
    );
  }
  const results = new Map<string, JobResult>();
  const jobs: WorkflowJobRun[] = [];
  const setting: WorkflowSetting = {
    bench,
    workflow,
    options,
    secrets: secretsFor(options),
    inputs: inputsOf(event, workflow),
    results,
    isCancelled: () => jobs.some(({ run }) => run?.status === "cancelled"),
  };
  for (const job of inOrder(workflow.jobs)) {
    const runs = await runMatrix(job, setting);
    jobs.push(...runs);
    results.set(job.id, resultOf(job, runs));
  }
  return {
    name: workflow.name,
    conclusion: conclusionOf(results, setting.isCancelled()),
    jobs,
    job(idOrName) {
      const found = jobs.find(({ id, name }) => id === idOrName || name === idOrName);
      if (!found) throw new Error(`No job is called "${idOrName}"; there are ${jobs.map(({ id }) => id)}.`);
      return found;
    },
  };
}

function secretsFor(options: WorkflowOptions): Readonly<Record<string, string>> {
  const { event, secrets = {}, dependabotSecrets = {} } = options;
  if (isUntrusted(event)) return {};
  return event.byDependabot ? dependabotSecrets : secrets;
}

/** Each job behind those that it needs. The parser has made sure that there is no circle. */
function inOrder(jobs: readonly WorkflowJob[]): WorkflowJob[] {
  const ordered: WorkflowJob[] = [];
  while (ordered.length < jobs.length) {
    const done = new Set(ordered.map(({ id }) => id));
    const next = jobs.find(({ id, needs }) => !done.has(id) && needs.every((need) => done.has(need)));
    ordered.push(next as WorkflowJob);
  }
  return ordered;
}

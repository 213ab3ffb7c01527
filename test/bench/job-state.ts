import type { ActionProcess } from "./action-process.ts";
import type { Contexts } from "./expressions.ts";
import type { Masker } from "./masker.ts";
import type { Folders, GitHubContext } from "./runner-context.ts";
import type { Conclusion, JobStatus } from "./step-run.ts";
import type { Timeline } from "./timeline.ts";

/** What the `steps` context tells about a step. */
export interface StepResult {
  readonly outputs: Readonly<Record<string, string>>;
  /** Before `continue-on-error`. */
  readonly outcome: Conclusion;
  readonly conclusion: Conclusion;
}

/** What the stages of one job share. */
export interface JobState {
  readonly folders: Folders;
  readonly masker: Masker;
  readonly timeline: Timeline;
  readonly github: GitHubContext;
  readonly runner: Readonly<Record<string, string>>;
  readonly matrix: Readonly<Record<string, unknown>>;
  readonly strategy: Readonly<Record<string, unknown>>;
  /** The contexts that a workflow brings: `needs`, `inputs`, `vars` and `secrets`. */
  readonly workflow: Contexts;
  /** By id. Steps without one are not among them. */
  readonly steps: Map<string, StepResult>;
  /** `RUNNER_TRACKING_ID`, by which processes that outlive the job are found. */
  readonly trackingId: string;
  /** The services' variables; empty where a job has no results service. */
  readonly serviceVariables: Readonly<Record<string, string>>;
  /** The job's `env`, and what its steps exported. */
  readonly env: Map<string, string>;
  /** What its steps put on the path, the latest last. */
  readonly paths: string[];
  /** Running now. */
  readonly processes: Set<ActionProcess>;
  status: JobStatus;
  /** On the timeline's clock: when a cancelled job's post steps are cut off. */
  postDeadlineMs: number | undefined;
  /** Whether the runner itself went away. */
  isShutDown: boolean;
}

/** The contexts that the defaults in an action's manifest may use, as they are now. */
export function contextsOf(job: JobState): Contexts {
  const { github, runner, matrix, strategy, status } = job;
  return { github, runner, matrix, strategy, job: { status, check_run_id: 7007 } };
}

/** The contexts that a step in a workflow may use, as they are now. */
export function stepContexts(job: JobState, stepEnv: Readonly<Record<string, string>> = {}): Contexts {
  return {
    ...contextsOf(job),
    ...job.workflow,
    env: { ...Object.fromEntries(job.env), ...stepEnv },
    steps: Object.fromEntries(job.steps),
  };
}

/** Changes the job's status, and says so on the timeline. */
export function markStatus(job: JobState, status: JobStatus): void {
  if (job.status === status) return;
  job.status = status;
  job.timeline.record({ kind: "status", status });
}

/** A user cancels: post steps have `postLimitMs` from now on. */
export function cancelJob(job: JobState, postLimitMs: number): void {
  markStatus(job, "cancelled");
  job.postDeadlineMs ??= job.timeline.now() + postLimitMs;
}

/** The runner goes away: the job has failed and nothing of it runs any more. */
export function shutDown(job: JobState): void {
  markStatus(job, "failure");
  job.isShutDown = true;
}

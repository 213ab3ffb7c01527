import type { Artifact } from "./artifact-store.ts";
import type { Leak } from "./leak-check.ts";
import type { BenchEvent } from "./timeline.ts";

export type Stage = "pre" | "main" | "post";
export type JobStatus = "success" | "failure" | "cancelled";
export type Conclusion = JobStatus | "skipped";

/** What a run page shows beside the code or the job. `origin` tells the action's own from the runner's. */
export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  /** Masked, and cut at 4,096 characters. */
  readonly message: string;
  readonly origin: "action" | "runner";
  readonly title?: string;
  /** Relative to the workspace where it lies inside. */
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

/** A workflow command that the runner executed. */
export interface Command {
  /** Lower case. */
  readonly name: string;
  /** Keys in lower case, values decoded. */
  readonly properties: Readonly<Record<string, string>>;
  /** Decoded. */
  readonly data: string;
  readonly syntax: "::" | "##[";
}

/** The names of the files through which an action talks to the runner. */
export type FileCommand = "output" | "env" | "state" | "path" | "step_summary";

/** One process of an action: its `pre`, `main` or `post` script. */
export interface StageRun {
  readonly stage: Stage;
  readonly conclusion: Conclusion;
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Milliseconds since the job began. */
  readonly startedAtMs: number;
  readonly durationMs: number;
  /** What the process wrote, before masking. */
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** The log as a user reads it, masked. */
  readonly log: string;
  /** At most ten of each level. */
  readonly annotations: readonly Annotation[];
  readonly commands: readonly Command[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly exportedEnv: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
  /** Masked; empty when it was dropped for being over 1 MiB. */
  readonly summary: string;
  /** What the action asked to be masked. */
  readonly masks: readonly string[];
  /** Titles of groups, in order. */
  readonly groups: readonly string[];
  /** The command files as the action left them, before masking. */
  readonly files: Readonly<Record<FileCommand, string>>;
}

/** A step: its stages in order, and what they add up to. */
export interface StepRun {
  readonly action: string;
  /** Of `main`, or of `pre` where that failed. A failing post shows in `post` and in the job's status. */
  readonly outcome: Conclusion;
  /** The outcome, unless `continue-on-error` forgives a failure. */
  readonly conclusion: Conclusion;
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly pre: StageRun | undefined;
  readonly main: StageRun | undefined;
  readonly post: StageRun | undefined;
  /** All of the job so far, other steps included. */
  readonly events: readonly BenchEvent[];
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  readonly log: string;
  readonly annotations: readonly Annotation[];
  readonly commands: readonly Command[];
  readonly outputs: Readonly<Record<string, string>>;
  /** The outputs that may leave the job: none that holds a masked text, none at all above 1 MB together. */
  readonly jobOutputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly exportedEnv: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
  readonly summary: string;
  readonly masks: readonly string[];
  readonly groups: readonly string[];
  /** Finished while this step ran. */
  readonly artifacts: readonly Artifact[];
  readonly durationMs: number;
  readonly leaks: readonly Leak[];
}

/** A job after its last post step. */
export interface JobRun {
  readonly status: JobStatus;
  readonly steps: readonly StepRun[];
  /** The job's page: the summaries of its first twenty steps. */
  readonly summary: string;
  readonly events: readonly BenchEvent[];
  /** Processes that outlived their step and were killed with the job. */
  readonly orphans: readonly number[];
  readonly leaks: readonly Leak[];
}

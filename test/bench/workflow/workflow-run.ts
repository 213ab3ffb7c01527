import type { TokenProfile } from "../github/token-profile.ts";
import type { Annotation, Conclusion, JobRun, StepRun } from "../step-run.ts";
import type { Combination } from "./matrix.ts";

/** A step of a workflow that has run, or was skipped. */
export interface WorkflowStepRun {
  readonly id: string | undefined;
  /** Its name, else what it uses, else the first line of its script. */
  readonly name: string;
  readonly run: StepRun;
}

/** One job of a workflow; a matrix has several of the same id. */
export interface WorkflowJobRun {
  readonly id: string;
  readonly name: string;
  readonly matrix: Combination;
  readonly conclusion: Conclusion;
  /** Whether its `continue-on-error` makes a failure count as a success. */
  readonly isForgiven: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  readonly steps: readonly WorkflowStepRun[];
  /** The whole job; undefined where it did not run. */
  readonly run: JobRun | undefined;
  /** What its token may do. */
  readonly token: TokenProfile;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  /** The folder it worked in. */
  readonly workspace: string | undefined;
  /** Why it could not begin: its strategy or condition did not evaluate. */
  readonly problem: string | undefined;
}

/** A workflow that has run. */
export interface WorkflowRun {
  readonly name: string;
  readonly conclusion: Conclusion;
  /** In the order they ran. */
  readonly jobs: readonly WorkflowJobRun[];
  /** The first job of that id or name. @throws where there is none. */
  job(idOrName: string): WorkflowJobRun;
}

import type { Cancel } from "./cancel.ts";
import type { JobState } from "./job-state.ts";
import type { Manifest } from "./manifest.ts";
import type { Stage } from "./step-run.ts";

/** What the stages of one step share. */
export interface StepState {
  /** As the workflow names it. */
  readonly action: string;
  readonly manifest: Manifest;
  readonly with: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** The step's `if`. */
  readonly condition: string;
  /** Saved by one stage for the later ones. */
  readonly state: Map<string, string>;
}

/** One script to run. */
export interface StageTask {
  readonly job: JobState;
  readonly step: StepState;
  readonly stage: Stage;
  readonly script: string;
  readonly cancel: Cancel | undefined;
}

import type { Cancel } from "./cancel.ts";
import type { JobState } from "./job-state.ts";
import type { StageRecord } from "./stage-record.ts";
import type { FileCommand, Stage } from "./step-run.ts";

/** What the stages of one step share. */
export interface StepState {
  /** As the workflow names it: `./actions/x`, `owner/repository@ref`, or `run` for a script. */
  readonly action: string;
  /** The step's own `env`, evaluated. */
  readonly env: Readonly<Record<string, string>>;
  /** The step's `if`. */
  readonly condition: string;
  /** Saved by one stage for the later ones. */
  readonly state: Map<string, string>;
}

/** One stage to run. */
export interface StageTask {
  readonly job: JobState;
  readonly step: StepState;
  readonly stage: Stage;
  readonly program: Program;
  readonly cancel: Cancel | undefined;
}

/** What a program works with: its task, the record it fills and its command files. */
export interface StageSetting extends StageTask {
  readonly record: StageRecord;
  readonly files: Readonly<Record<FileCommand, string>>;
}

/** Why a stage did not run to its own end. */
export type Cut = "cancelled" | "timed out" | undefined;

/** What came of a stage. */
export interface StageOutcome {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly cut: Cut;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

/** What a stage does: an action's script, a `run:` script, or a test's stand-in for an action. */
export interface Program {
  run(setting: StageSetting): Promise<StageOutcome>;
}

import { join, resolve } from "node:path";
import { actionProgram } from "./action-program.ts";
import type { Cancel } from "./cancel.ts";
import type { ClockJump } from "./clock-jumps.ts";
import { readManifest } from "./manifest.ts";
import { type Script, scriptProgram } from "./script-program.ts";
import type { Program } from "./stage-task.ts";
import type { Stage } from "./step-run.ts";
import { type Stub, stubProgram } from "./stub-program.ts";
import type { TimeLapse } from "./time-lapse.ts";

interface CommonOptions {
  /** By which later expressions find the step in the `steps` context. */
  readonly id?: string | undefined;
  /** The step's `env`. Expressions are evaluated. */
  readonly env?: Readonly<Record<string, string>>;
  /** An expression, with or without its marks. Default `success()`. */
  readonly if?: string;
  /** Whether the job goes on as if a failed step had succeeded. */
  readonly continueOnError?: boolean;
  /** Cuts the main stage short. */
  readonly cancel?: Cancel | undefined;
}

/** A step that runs an action of this project, as built. */
export interface StepOptions extends CommonOptions {
  /** The action's folder, relative to the install root; `.` for the root action. */
  readonly action: string;
  /** Where the repository lies that holds the action. Default: this repository. */
  readonly installRoot?: string;
  /** Inputs. Expressions are evaluated again in each stage. */
  readonly with?: Readonly<Record<string, string>>;
  /** Jumps of the clock that each of the action's processes sees. */
  readonly clock?: readonly ClockJump[];
  /** Lets time pass faster in each of the action's processes. */
  readonly lapse?: TimeLapse | undefined;
}

/** A `run:` step. */
export type ScriptStepOptions = CommonOptions & Script;

/** A step whose action a test stands in for. */
export interface StubStepOptions extends CommonOptions {
  /** As a workflow would write it. */
  readonly uses: string;
  readonly stub: Stub;
  readonly with?: Readonly<Record<string, string>>;
}

export type AnyStepOptions = StepOptions | ScriptStepOptions | StubStepOptions;

/** What a step will run, and under which conditions. */
export interface PreparedStep {
  /** As the workflow names it. */
  readonly title: string;
  readonly programs: Readonly<Partial<Record<Stage, Program>>>;
  readonly conditions: Readonly<Record<"pre" | "post", string>>;
}

const REPOSITORY = resolve(import.meta.dirname, "../..");
const ALWAYS = { pre: "always()", post: "always()" };

/** Reads what a step needs. @throws where an action's manifest is not one that this project may publish. */
export function prepareStep(options: AnyStepOptions): PreparedStep {
  if ("run" in options) {
    return { title: "run", programs: { main: scriptProgram(options) }, conditions: ALWAYS };
  }
  if ("stub" in options) {
    const { uses, stub, with: given = {} } = options;
    return { title: uses, programs: { main: stubProgram(stub, given) }, conditions: ALWAYS };
  }
  const { action, installRoot = REPOSITORY, with: given = {}, clock = [], lapse } = options;
  const manifest = readManifest(join(installRoot, action), installRoot);
  const programs = Object.entries(manifest.scripts).map(([stage, script]) => [
    stage,
    actionProgram({ manifest, script, with: given, clock, lapse }),
  ]);
  return {
    title: action === "." ? "./" : `./${action}`,
    programs: Object.fromEntries(programs) as Partial<Record<Stage, Program>>,
    conditions: manifest.conditions,
  };
}

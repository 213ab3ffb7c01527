import { type EvaluatedInput, inputVariables } from "./inputs.ts";
import type { JobState } from "./job-state.ts";
import { githubVariables } from "./runner-context.ts";
import type { FileCommand } from "./step-run.ts";

const SYSTEM_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

export interface StageEnvironmentOptions {
  readonly job: JobState;
  /** The step's own `env`. */
  readonly stepEnv: Readonly<Record<string, string>>;
  readonly state: ReadonlyMap<string, string>;
  readonly inputs: readonly EvaluatedInput[];
  readonly files: Readonly<Record<FileCommand, string>>;
  /** Whether the services' variables are there: an action has them, a `run:` script does not. */
  readonly services: boolean;
}

/** The job's and the step's `env` with saved state: what the log shows under `env:`. */
export function visibleEnvironment(options: Pick<StageEnvironmentOptions, "job" | "stepEnv" | "state">) {
  const { job, stepEnv, state } = options;
  const saved = [...state].map(([name, value]) => [`STATE_${name}`, value] as const);
  return { ...Object.fromEntries(job.env), ...stepEnv, ...Object.fromEntries(saved) };
}

/**
 * The whole environment of one stage. Nothing is inherited from the bench's own process; later entries win, in the
 * runner's order.
 */
export function stageEnvironment(options: StageEnvironmentOptions): Record<string, string> {
  const { job, inputs, files, services } = options;
  const env: Record<string, string> = {
    PATH: SYSTEM_PATH,
    HOME: job.folders.home,
    LANG: "C.UTF-8",
    RUNNER_TRACKING_ID: job.trackingId,
    CI: "true",
    ...visibleEnvironment(options),
    ...inputVariables(inputs),
    ...githubVariables(job.github),
    ...prefixed("GITHUB", files),
    ...prefixed("RUNNER", job.runner),
    ...(services ? job.serviceVariables : {}),
    GITHUB_ACTIONS: "true",
  };
  env.PATH = [...job.paths.toReversed(), env.PATH].join(":");
  // A JavaScript action finds its files from its own URL; Node's own settings are not for it to inherit.
  delete env.GITHUB_ACTION_PATH;
  delete env.NODE_ICU_DATA;
  return env;
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}_${name.toUpperCase()}`, value]),
  );
}

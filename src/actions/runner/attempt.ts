import type { StepPlace } from "../../services/start/attempt-key.ts";

/** Where this step stands in which attempt of its workflow run. */
export interface StepAttempt {
  readonly place: StepPlace;
  /** From 1. */
  readonly number: number;
}

/**
 * Where this step stands, by what the runner tells it and the matrix index, which it does not tell; undefined outside of a
 * runner. A re-run has the same place and a higher number.
 */
export function stepAttempt(
  matrixIndex: string,
  env: Readonly<Record<string, string | undefined>>,
): StepAttempt | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_JOB, GITHUB_ACTION } = env;
  if (!GITHUB_RUN_ID) return undefined;
  const place = {
    workflowRun: [GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID].join("/"),
    job: GITHUB_JOB ?? "",
    matrixIndex,
    step: GITHUB_ACTION ?? "",
  };
  return { place, number: Number(env.GITHUB_RUN_ATTEMPT) || 1 };
}

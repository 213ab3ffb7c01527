import { createHash } from "node:crypto";

/** What stays the same in every attempt of one workflow run's step, as plain values. */
export interface StepPlace {
  /** `GITHUB_RUN_ID`: the same in every attempt. */
  readonly workflowRun: string;
  readonly job: string;
  /** The job's place in its matrix. */
  readonly matrixIndex: string;
  /** The step within the job. */
  readonly step: string;
}

const KEY_LENGTH = 10;

/**
 * The part of a run's name that the same step gives it in every attempt of a workflow run: ten characters `a`-`z`, `0`-`9`.
 * `about` is what else tells runs apart that were asked for in the same place, such as the project: a workflow called
 * twice has jobs of the same name.
 */
export function attemptKey(place: StepPlace, about: readonly string[]): string {
  const { workflowRun, job, matrixIndex, step } = place;
  const digest = createHash("sha256").update(JSON.stringify([workflowRun, job, matrixIndex, step, ...about]));
  return BigInt(`0x${digest.digest("hex")}`)
    .toString(36)
    .padStart(KEY_LENGTH, "0")
    .slice(-KEY_LENGTH);
}

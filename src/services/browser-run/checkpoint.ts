import { isUnsettled, type RunCheckpoint } from "../start/run-checkpoint.ts";
import { type BuildsCheckpoint, unsettledBuilds } from "./builds/builds-checkpoint.ts";

/**
 * What is known of what one step started, kept outside the process before each request that starts something, so that
 * whoever comes after a cancel or a crash can find and stop it.
 */
export type Checkpoint = BuildsCheckpoint | RunCheckpoint;

/** Whether something was asked for and is not known to be settled. */
export function hasUnsettled(checkpoint: Checkpoint): boolean {
  return checkpoint.kind === "builds" ? unsettledBuilds(checkpoint).length > 0 : isUnsettled(checkpoint);
}

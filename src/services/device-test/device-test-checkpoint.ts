import { type Checkpoint, hasUnsettled } from "../browser-run/checkpoint.ts";
import { stopLeftOver } from "../browser-run/stop-left-over.ts";
import { type FollowCheckpoint, unsettledRuns } from "../run-wait/follow-checkpoint.ts";
import { stopLeftFollowed } from "../run-wait/stop-left-followed.ts";

/** What one step that tests from beginning to end has started: a suite's builds, a run, or a run that it follows. */
export type DeviceTestCheckpoint = Checkpoint | FollowCheckpoint;

/** Whether something was asked for and is not known to be settled. */
export function hasLeftOver(checkpoint: DeviceTestCheckpoint): boolean {
  return checkpoint.kind === "followed" ? unsettledRuns(checkpoint).length > 0 : hasUnsettled(checkpoint);
}

/** Stops what a step that came to no end may have left behind. Never throws: what goes on is warned about. */
export async function stopDeviceTest(
  checkpoint: DeviceTestCheckpoint,
  tools: Parameters<typeof stopLeftOver>[1],
): Promise<void> {
  if (checkpoint.kind === "followed") await stopLeftFollowed(checkpoint, tools);
  else await stopLeftOver(checkpoint, tools);
}

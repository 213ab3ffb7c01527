import { mapBounded } from "../../base/concurrency.ts";
import type { StopTools } from "../start/stop-run.ts";
import { type FollowCheckpoint, unsettledRuns } from "./follow-checkpoint.ts";
import { stopFollowed } from "./stop-followed.ts";

const AT_ONCE = 8;

/** Stops the runs of a step that came to no end. Never throws: what goes on is warned about. */
export async function stopLeftFollowed(
  checkpoint: FollowCheckpoint,
  tools: Omit<StopTools, "lookOut">,
): Promise<void> {
  await mapBounded(unsettledRuns(checkpoint), AT_ONCE, (run) =>
    stopFollowed(run, { ...tools, lookOut: "until-settled" }),
  );
}

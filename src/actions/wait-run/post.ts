import { type FollowCheckpoint, unsettledRuns } from "../../services/run-wait/follow-checkpoint.ts";
import { stopLeftFollowed } from "../../services/run-wait/stop-left-followed.ts";
import { cameToItsEnd, keptCheckpoint } from "../runner/checkpoint-state.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAddressesOf } from "../runner/run-inputs.ts";
import { stopInPost } from "../runner/stop-in-post.ts";
import { waitRunInputs, waitRunRules } from "./inputs.ts";

/**
 * Stops the runs of a main step that was interrupted before its end, also when it was killed before it could keep which they
 * are. Never fails the job.
 */
export async function main(): Promise<void> {
  const kept = keptCheckpoint<FollowCheckpoint>();
  if (kept ? unsettledRuns(kept).length === 0 : cameToItsEnd()) return;
  await stopInPost({
    read: () => readInputs("wait-run", waitRunInputs, waitRunRules),
    stop: (tools, inputs) =>
      stopLeftFollowed(kept ?? { kind: "followed", runs: runAddressesOf(inputs) }, tools),
    atRisk: "Test runs may still be under way",
  });
}

import { systemClock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { type FollowCheckpoint, unsettledRuns } from "../../services/run-wait/follow-checkpoint.ts";
import { stopLeftFollowed } from "../../services/run-wait/stop-left-followed.ts";
import { keptCheckpoint } from "../runner/checkpoint-state.ts";
import { connect } from "../runner/connect.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { waitRunInputs, waitRunRules } from "./inputs.ts";

/** Post steps have five minutes in all; the others need some of them. */
const WITHIN_MS = 150_000;

/** Stops the runs of a main step that was interrupted before its end. Never fails the job. */
export async function main(): Promise<void> {
  try {
    const checkpoint = keptCheckpoint<FollowCheckpoint>();
    if (!checkpoint || unsettledRuns(checkpoint).length === 0) return;
    const inputs = readInputs("wait-run", waitRunInputs, waitRunRules);
    if (!inputs["abort-on-cancel"]) return;
    await using client = await connect(inputs);
    const signal = AbortSignal.timeout(WITHIN_MS);
    await stopLeftFollowed(checkpoint, { client, logger: actionLogger, clock: systemClock, signal });
  } catch (error) {
    actionLogger.warning(`Test runs may still be under way: ${asDeviceCloudError(error).explanation}`);
  }
}

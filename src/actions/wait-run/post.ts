import { systemClock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { type FollowCheckpoint, unsettledRuns } from "../../services/run-wait/follow-checkpoint.ts";
import { stopLeftFollowed } from "../../services/run-wait/stop-left-followed.ts";
import { cameToItsEnd, keptCheckpoint } from "../runner/checkpoint-state.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAddressesOf } from "../runner/run-inputs.ts";
import { waitRunInputs, waitRunRules } from "./inputs.ts";

/** Post steps have five minutes in all; the others need some of them. */
const WITHIN_MS = 150_000;

/**
 * Stops the runs of a main step that was interrupted before its end, also when it was killed before it could keep which they
 * are. Never fails the job.
 */
export async function main(): Promise<void> {
  try {
    const kept = keptCheckpoint<FollowCheckpoint>();
    if (kept ? unsettledRuns(kept).length === 0 : cameToItsEnd()) return;
    const inputs = readInputs("wait-run", waitRunInputs, waitRunRules);
    if (!inputs["abort-on-cancel"] || hasNoCredentials(inputs)) return;
    const checkpoint = kept ?? { kind: "followed", runs: runAddressesOf(inputs) };
    await using client = await connect(inputs);
    const signal = AbortSignal.timeout(WITHIN_MS);
    await stopLeftFollowed(checkpoint, { client, logger: actionLogger, clock: systemClock, signal });
  } catch (error) {
    actionLogger.warning(`Test runs may still be under way: ${asDeviceCloudError(error).explanation}`);
  }
}

import { systemClock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { isToBeStopped, type RunCheckpoint } from "../../services/start/run-checkpoint.ts";
import { stopRun } from "../../services/start/stop-run.ts";
import { keptCheckpoint } from "./checkpoint-state.ts";
import { type ConnectionValues, connect } from "./connect.ts";
import { actionLogger } from "./log.ts";

interface PostValues extends ConnectionValues {
  readonly "abort-on-cancel": boolean;
  readonly "job-status"?: string | undefined;
}

/** Post steps have five minutes in all; the others need some of them. */
const WITHIN_MS = 150_000;

/**
 * Stops the run whose checkpoint the main step kept: when the job was cancelled, or the main step did not come to its end. A
 * run left to later steps goes on after a successful and a failed job. Never fails the job.
 */
export async function stopRunInPost(read: () => PostValues): Promise<void> {
  try {
    const checkpoint = keptCheckpoint<RunCheckpoint>();
    if (!checkpoint) return;
    const inputs = read();
    const isCancelled = inputs["job-status"] === "cancelled";
    if (!inputs["abort-on-cancel"] || !isToBeStopped(checkpoint, isCancelled)) return;
    await using client = await connect(inputs);
    const signal = AbortSignal.timeout(WITHIN_MS);
    const tools = { client, logger: actionLogger, clock: systemClock, signal };
    await stopRun(checkpoint, { ...tools, lookOut: "until-settled" });
  } catch (error) {
    actionLogger.warning(`A test run may still be under way: ${asDeviceCloudError(error).explanation}`);
  }
}

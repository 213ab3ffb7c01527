import { systemClock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { type Checkpoint, hasUnsettled } from "../../services/browser-run/checkpoint.ts";
import { stopLeftOver } from "../../services/browser-run/stop-left-over.ts";
import { keptCheckpoint } from "../runner/checkpoint-state.ts";
import { connect } from "../runner/connect.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { browserTestInputs, browserTestRules } from "./inputs.ts";

/** Post steps have five minutes in all; the others need some of them. */
const WITHIN_MS = 150_000;

/** Stops what a main step started that was interrupted before its end. Never fails the job. */
export async function main(): Promise<void> {
  try {
    const checkpoint = keptCheckpoint<Checkpoint>();
    if (!checkpoint || !hasUnsettled(checkpoint)) return;
    const inputs = readInputs("browser-test", browserTestInputs, browserTestRules);
    if (!inputs["abort-on-cancel"]) return;
    await using client = await connect(inputs);
    const signal = AbortSignal.timeout(WITHIN_MS);
    await stopLeftOver(checkpoint, { client, logger: actionLogger, clock: systemClock, signal });
  } catch (error) {
    actionLogger.warning(`Builds may still be running: ${asDeviceCloudError(error).explanation}`);
  }
}

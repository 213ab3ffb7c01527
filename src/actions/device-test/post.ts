import { systemClock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import {
  type DeviceTestCheckpoint,
  hasLeftOver,
  stopDeviceTest,
} from "../../services/device-test/device-test-checkpoint.ts";
import { keptCheckpoint } from "../runner/checkpoint-state.ts";
import { connect } from "../runner/connect.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { deviceTestInputs } from "./inputs.ts";
import { deviceTestRules } from "./rules.ts";

/** Post steps have five minutes in all; the others need some of them. */
const WITHIN_MS = 150_000;

/** Stops what a main step started that was interrupted before its end. Never fails the job. */
export async function main(): Promise<void> {
  try {
    const checkpoint = keptCheckpoint<DeviceTestCheckpoint>();
    if (!checkpoint || !hasLeftOver(checkpoint)) return;
    const inputs = readInputs("device-test", deviceTestInputs, deviceTestRules);
    if (!inputs["abort-on-cancel"]) return;
    await using client = await connect(inputs);
    const signal = AbortSignal.timeout(WITHIN_MS);
    await stopDeviceTest(checkpoint, { client, logger: actionLogger, clock: systemClock, signal });
  } catch (error) {
    actionLogger.warning(`What was started may still be under way: ${asDeviceCloudError(error).explanation}`);
  }
}

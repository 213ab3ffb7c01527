import {
  type DeviceTestCheckpoint,
  hasLeftOver,
  stopDeviceTest,
} from "../../services/device-test/device-test-checkpoint.ts";
import { keptCheckpoint } from "../runner/checkpoint-state.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { stopInPost } from "../runner/stop-in-post.ts";
import { deviceTestInputs } from "./inputs.ts";
import { deviceTestRules } from "./rules.ts";

/** Stops what a main step started that was interrupted before its end. Never fails the job. */
export async function main(): Promise<void> {
  const checkpoint = keptCheckpoint<DeviceTestCheckpoint>();
  if (!checkpoint || !hasLeftOver(checkpoint)) return;
  await stopInPost({
    read: () => readInputs("device-test", deviceTestInputs, deviceTestRules),
    stop: (tools) => stopDeviceTest(checkpoint, tools),
    atRisk: "What was started may still be under way",
  });
}

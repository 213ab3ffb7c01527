import type { UploadMemory } from "../../services/upload/upload-memory.ts";
import { runSuite } from "../browser-test/run-suite.ts";
import { ActionsCacheMemory } from "../runner/actions-cache-memory.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAction, skip } from "../runner/run-action.ts";
import { deviceTestInputs } from "./inputs.ts";
import { deviceTestRules } from "./rules.ts";
import { runOnDevices } from "./run-on-devices.ts";

/** The action at the root: an app or a suite in, a verdict out. */
export async function main(): Promise<void> {
  const memory = new ActionsCacheMemory();
  await runAction(() => test(memory));
  await memory.letGo();
}

async function test(memory: UploadMemory): Promise<void> {
  using cancel = interruption();
  const inputs = readInputs("device-test", deviceTestInputs, deviceTestRules);
  if (hasNoCredentials(inputs)) return skip();
  await using client = await connect(inputs);
  const { "suite-path": suitePath, executors = [] } = inputs;
  if (suitePath === undefined) return await runOnDevices(inputs, memory, { client, signal: cancel.signal });
  await runSuite({ ...inputs, "suite-path": suitePath, executors }, client, cancel.signal);
}

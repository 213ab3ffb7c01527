import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import { systemClock } from "../../base/clock.ts";
import { deviceTest } from "../../services/device-test/device-test.ts";
import { findFilesOfRun } from "../../services/device-test/run-files.ts";
import { openResultsFolder } from "../../services/results/results-folder.ts";
import type { RunTools } from "../../services/runs/run-tools.ts";
import type { UploadMemory } from "../../services/upload/upload-memory.ts";
import { keepCheckpoint } from "../runner/checkpoint-state.ts";
import { actionLogger } from "../runner/log.ts";
import { tellDryRun } from "../start-run/dry-run.ts";
import { tellRun } from "../start-run/tell-run.ts";
import { tellFiles } from "../upload-app/tell-files.ts";
import { publish } from "../wait-run/publish.ts";
import type { DeviceTestInputs } from "./inputs.ts";
import { orderOf } from "./order.ts";

/** Tests on devices and publishes what became of it, or says what would be started. */
export async function runOnDevices(
  inputs: DeviceTestInputs,
  memory: UploadMemory,
  connected: Pick<RunTools, "client" | "signal">,
): Promise<void> {
  const tools = { ...connected, logger: actionLogger, clock: systemClock, random: Math.random };
  const fresh = () => mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), "device-test-"));
  const resultsFolder = await openResultsFolder(inputs["results-path"] ?? (await fresh()));
  const order = await orderOf(inputs, { memory, resultsFolder, env: process.env });
  if (inputs["dry-run"]) {
    await findFilesOfRun(order.upload, tools.signal);
    return await tellDryRun({ ...order.start, files: {} }, tools);
  }
  core.setOutput("results-path", resultsFolder);
  const listener = { ...tellFiles, checkpoint: keepCheckpoint, started: tellRun };
  const outcome = await deviceTest(order, tools, listener);
  await publish(outcome, inputs, resultsFolder);
}

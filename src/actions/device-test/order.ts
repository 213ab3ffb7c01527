import { join } from "node:path";
import type { DeviceTestOrder } from "../../services/device-test/device-test.ts";
import { EARLIER_ATTEMPTS } from "../../services/run-wait/run-results.ts";
import type { UploadMemory } from "../../services/upload/upload-memory.ts";
import type { FileUse, WantedPath } from "../../services/upload/upload-order.ts";
import { uploadOrderOf } from "../runner/upload-order.ts";
import { orderOf as startOrderOf } from "../start-run/order.ts";
import { orderOf as waitOrderOf } from "../wait-run/order.ts";
import type { DeviceTestInputs } from "./inputs.ts";

interface Surroundings {
  readonly memory: UploadMemory;
  readonly resultsFolder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** The inputs as the order they stand for: those of upload, start and wait. */
export async function orderOf(
  inputs: DeviceTestInputs,
  { memory, resultsFolder, env }: Surroundings,
): Promise<DeviceTestOrder> {
  const paths = [...wanted(inputs, "app"), ...wanted(inputs, "test"), ...wanted(inputs, "data")];
  const none = { "app-file-id": undefined, "test-file-id": undefined, "data-file-id": undefined };
  const earlier = join(resultsFolder, EARLIER_ATTEMPTS);
  const { files: _, ...start } = await startOrderOf({ ...inputs, ...none }, { scratch: earlier, env });
  return {
    upload: uploadOrderOf(inputs, paths, memory),
    start,
    wait: waitOrderOf(inputs, resultsFolder),
  };
}

function wanted(inputs: DeviceTestInputs, use: FileUse): WantedPath[] {
  const pattern = inputs[`${use}-path`];
  return pattern === undefined ? [] : [{ pattern, input: `${use}-path`, use }];
}

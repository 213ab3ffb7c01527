import { mapBounded } from "../../base/concurrency.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { Run } from "../../contract/resources/runs.ts";
import type { RunAddress } from "../results/run-address.ts";

const AT_ONCE = 4;
const REMEDY = "Take run-id and project-id from the outputs of the step that started it.";

/**
 * The run with these ids.
 * @throws {DeviceCloudError} `input` naming the ids, where there is no such run or the account may not use it.
 */
export async function requireRun(client: Client, address: RunAddress, signal: AbortSignal): Promise<Run> {
  try {
    return await client.runs.get(address, { signal });
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || (error.status !== 404 && error.status !== 403)) throw error;
    const { runId, projectId } = address;
    const where = projectId === undefined ? "" : ` in project ${projectId}`;
    const why = error.status === 404 ? "the service has no run" : "the account may not use the run";
    throw new DeviceCloudError("input", `run-id: ${why} ${runId}${where}.`, { remedy: REMEDY, cause: error });
  }
}

/**
 * The runs with these ids, in their order.
 * @throws {DeviceCloudError} `input` naming every one that is missing or may not be used.
 */
export async function requireRuns(
  client: Client,
  addresses: readonly RunAddress[],
  signal: AbortSignal,
): Promise<Run[]> {
  const missing: string[] = [];
  const runs = await mapBounded(addresses, AT_ONCE, async (address) => {
    try {
      return [await requireRun(client, address, signal)];
    } catch (error) {
      if (!(error instanceof DeviceCloudError) || error.code !== "input") throw error;
      missing.push(error.message);
      return [];
    }
  });
  if (missing.length === 0) return runs.flat();
  throw new DeviceCloudError("input", missing.join("\n"), { remedy: REMEDY });
}

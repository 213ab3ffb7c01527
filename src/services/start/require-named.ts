import { DeviceCloudError } from "../../base/errors.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { ChosenDevices } from "./chosen-devices.ts";
import { doubtfulFiles, missingFileProblems } from "./missing-files.ts";
import type { RunOrder } from "./run-order.ts";

/**
 * Looks for what a refused start may have meant: its files, its device group, its earlier run.
 * @throws {DeviceCloudError} `input` naming everything of it that the service does not have, as far as it tells.
 */
export async function requireNamed(
  order: Pick<RunOrder, "files" | "settings">,
  chosen: ChosenDevices,
  tools: RunTools,
): Promise<void> {
  const problems = [
    ...missingFileProblems((await doubtfulFiles(order.files, tools)).gone, order.files),
    ...(chosen.by === "group" ? await groupProblems(chosen.groupId, tools) : []),
    ...(await earlierRunProblems(order.settings.testRunId, tools)),
  ];
  if (problems.length > 0) throw new DeviceCloudError("input", problems.join("\n"));
}

/** Older services have groups and cannot be asked for them, which the list tells. */
async function groupProblems(deviceGroupId: number, { client, signal }: RunTools): Promise<string[]> {
  if (await orMissing(() => client.deviceGroups.get({ deviceGroupId }, { signal }))) return [];
  const listed = await orMissing(() => client.deviceGroups.list({ query: { limit: 1 } }, { signal }).page());
  if (!listed) return [];
  return [`device-group-id: the service has no device group ${deviceGroupId}. Correct the id.`];
}

async function earlierRunProblems(
  runId: number | undefined,
  { client, signal }: RunTools,
): Promise<string[]> {
  if (runId === undefined || (await orMissing(() => client.runs.get({ runId }, { signal })))) return [];
  return [`test-run-id: the service has no test run ${runId}. Correct the id.`];
}

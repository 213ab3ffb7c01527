import { mapBounded } from "../../base/concurrency.ts";
import type { Run } from "../../contract/resources/runs.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { DeviceTools } from "./device-tools.ts";

const LOOK_BACK = 200;
const AT_ONCE = 4;
const ENDED = new Set(["SUCCEEDED", "FAILED", "WARNING", "ABORTED", "TIMEOUT", "EXCLUDED"]);

/**
 * How many device runs wait for each device or use it, by its id, as far as the account sees runs: of the newest 200 runs
 * those that are under way. Undefined where the service does not tell, as only newer ones list device sessions.
 */
export async function countWaiting(tools: DeviceTools): Promise<ReadonlyMap<number, number> | undefined> {
  const { client, signal } = tools;
  const listed = await mapBounded(await runsUnderWay(tools), AT_ONCE, (run) =>
    orMissing(() => Array.fromAsync(client.deviceSessions.list(run, { signal }))),
  );
  if (listed.length > 0 && listed.every((sessions) => sessions === undefined)) return undefined;
  const waiting = new Map<number, number>();
  for (const { state, device } of listed.flatMap((sessions) => sessions ?? [])) {
    if (device && !ENDED.has(state ?? "")) waiting.set(device.id, (waiting.get(device.id) ?? 0) + 1);
  }
  return waiting;
}

async function runsUnderWay({ client, signal }: DeviceTools) {
  const newest: Run[] = [];
  for await (const run of client.runs.list({ query: { sort: "id_d" } }, { signal })) {
    newest.push(run);
    if (newest.length >= LOOK_BACK) break;
  }
  return newest
    .filter(({ state }) => state !== "FINISHED")
    .map(({ id, projectId }) => ({ runId: id, projectId: projectId ?? undefined }));
}

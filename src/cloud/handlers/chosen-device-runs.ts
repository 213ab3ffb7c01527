import { badRequest } from "../refusals.ts";
import type { DeviceRunRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";

/**
 * The device runs that `deviceRunIds[]` chooses of a run; null when it chooses none, which means all.
 * @throws {DeviceCloudError} `refused` with status 400 naming the ids that are not the run's.
 */
export function chosenDeviceRuns(
  store: Store,
  run: RunRecord,
  deviceRunIds: readonly number[] | undefined,
): readonly DeviceRunRecord[] | null {
  if (deviceRunIds === undefined || deviceRunIds.length === 0) return null;
  const chosen = new Set(deviceRunIds);
  const own = store.deviceRuns.in({ parentId: run.id }).select();
  const foreign = [...chosen].filter((id) => !own.some((deviceRun) => deviceRun.id === id));
  if (foreign.length === 0) return own.filter(({ id }) => chosen.has(id));
  throw badRequest(
    `deviceRunIds: the run ${run.id} has no device run ${foreign.join(", ")}.`,
    `It has ${own.map(({ id, deviceName }) => `${id} (${deviceName})`).join(", ") || "none"}. A retry gives new ids.`,
  );
}

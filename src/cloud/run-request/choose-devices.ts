import { plainLine } from "../../base/untrusted-text.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import type { DeviceCatalogue } from "../devices/device-catalogue.ts";
import { badRequest } from "../refusals.ts";
import type { UserRecord } from "../store/records.ts";

/** How devices are chosen; the first that is there decides. */
export interface DeviceChoice {
  readonly usedDeviceIds?: readonly number[] | undefined;
  readonly usedDeviceGroupId?: number | undefined;
  readonly deviceNamePattern?: string | undefined;
}

/** What decides where a call chooses no device itself. */
export interface DeviceDefaults {
  /** The devices of an earlier run. */
  readonly earlierIds: readonly number[];
  /** The group of the configuration. */
  readonly groupId: number | null;
}

type Choice = Parameters<DeviceCatalogue["choose"]>[0];

/**
 * The devices of a run: those that the call chooses, else those of the earlier run, else the group of the
 * configuration (Starting a run).
 * @throws {DeviceCloudError} 400 when nothing chooses a device, or what does has none; and what the catalogue says of
 * devices and groups that are not there.
 */
export function chooseDevices(
  catalogue: DeviceCatalogue,
  user: UserRecord,
  choice: DeviceChoice & DeviceDefaults,
): readonly CatalogueDevice[] {
  const { choose: by, says } = decidingChoice(choice);
  const chosen = catalogue.choose(by, user);
  if (chosen.length > 0) return chosen;
  throw badRequest(`${says} chooses no device.`, HINT);
}

const HINT =
  "Give usedDeviceIds[], usedDeviceGroupId or deviceNamePattern; GET /api/v2/devices lists the devices.";

function decidingChoice({
  usedDeviceIds = [],
  usedDeviceGroupId,
  deviceNamePattern,
  earlierIds,
  groupId,
}: DeviceChoice & DeviceDefaults): { choose: Choice; says: string } {
  if (usedDeviceIds.length > 0) return { choose: { ids: usedDeviceIds }, says: "usedDeviceIds" };
  if (usedDeviceGroupId !== undefined)
    return { choose: { groupId: usedDeviceGroupId }, says: `usedDeviceGroupId ${usedDeviceGroupId}` };
  if (deviceNamePattern !== undefined) {
    const says = `deviceNamePattern "${plainLine(deviceNamePattern, 80)}"`;
    return { choose: { namePattern: deviceNamePattern }, says };
  }
  if (earlierIds.length > 0) return { choose: { ids: earlierIds }, says: "testRunId" };
  if (groupId !== null) return { choose: { groupId }, says: "The project's device group" };
  throw badRequest("No device is chosen, and the project's configuration has no device group.", HINT);
}

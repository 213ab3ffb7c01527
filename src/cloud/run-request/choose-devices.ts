import type { Caller } from "../access/authenticate.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import type { DeviceCatalogue } from "../devices/device-catalogue.ts";
import { badRequest } from "../refusals.ts";

/** How a call chooses devices: the first that is given decides. */
export interface DeviceChoice {
  readonly usedDeviceIds?: readonly number[] | undefined;
  readonly usedDeviceGroupId?: number | undefined;
  readonly deviceNamePattern?: string | undefined;
}

/**
 * The devices of a run: those that the call chooses, else those of the earlier run, else the group of the project's
 * configuration (Starting a run).
 * @throws {DeviceCloudError} 400 when nothing chooses one, and what the catalogue says of ids that are not there.
 */
export function chooseDevices(
  devices: DeviceCatalogue,
  choice: DeviceChoice,
  { caller, earlierIds, groupId }: { caller: Caller; earlierIds: readonly number[]; groupId: number | null },
): readonly CatalogueDevice[] {
  const { usedDeviceIds, usedDeviceGroupId, deviceNamePattern } = choice;
  const choose = (by: Parameters<DeviceCatalogue["choose"]>[0]) => devices.choose(by, caller.user);
  if (usedDeviceIds?.length) return choose({ ids: usedDeviceIds });
  if (usedDeviceGroupId !== undefined) return some(choose({ groupId: usedDeviceGroupId }), usedDeviceGroupId);
  if (deviceNamePattern !== undefined) return matching(choose({ namePattern: deviceNamePattern }), choice);
  if (earlierIds.length > 0) return choose({ ids: earlierIds });
  if (groupId !== null) return some(choose({ groupId }), groupId);
  throw badRequest(
    "No device is chosen: the project's configuration has no device group.",
    "Give usedDeviceIds[], usedDeviceGroupId or deviceNamePattern; GET /api/v2/devices lists the devices.",
  );
}

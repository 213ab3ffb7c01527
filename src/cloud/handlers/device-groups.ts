import { plainLine } from "../../base/untrusted-text.ts";
import { operations } from "../../contract/operations/index.ts";
import type { DeviceGroup } from "../../contract/resources/device-groups.ts";
import { owned } from "../access/owned.ts";
import type { DeviceCatalogue } from "../devices/device-catalogue.ts";
import { usableGroup } from "../devices/usable-group.ts";
import { badRequest } from "../refusals.ts";
import type { DeviceGroupRecord, UserRecord } from "../store/records.ts";
import { inlineRecords } from "../store/selection.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { presentDevice } from "./present-device.ts";

const { list, create, get, devices: devicesOf, addDevices } = operations.deviceGroups;

/** Device groups of an account, which runs name by their ids (docs/decisions.md, The newer generation). */
export const deviceGroupHandlers: readonly Handler[] = [
  handle(list, ({ caller, selection }, { store }) => {
    const groups = store.deviceGroups.in({ userId: caller.user.id }).select().map(presentGroup);
    return listing(inlineRecords(store.database, groups), selection, (group) => group);
  }),
  handle(create, ({ caller, query }, { store, devices, clock }) => {
    const displayName = plainLine(query.displayName ?? "", 200);
    if (displayName === "") throw badRequest("displayName is missing.", "Give the group a name.");
    const { osType = "UNDEFINED", deviceIds = [] } = query;
    const group = {
      userId: caller.user.id,
      displayName,
      osType,
      deviceIds: fitting(deviceIds, osType, { devices, user: caller.user }),
      createTime: clock.now(),
    };
    return presentGroup(store.deviceGroups.insert(group));
  }),
  handle(get, ({ caller, ids }, { store }) =>
    presentGroup(usableGroup(store, ids.deviceGroupId, caller.user)),
  ),
  handle(devicesOf, ({ caller, ids, selection }, { store, devices }) => {
    const chosen = devices.choose({ groupId: ids.deviceGroupId }, caller.user);
    const presented = chosen.map((device) => presentDevice(device));
    return listing(inlineRecords(store.database, presented), selection, (device) => device);
  }),
  handle(addDevices, ({ caller, ids, query }, { store, devices }) => {
    const group = owned(store.deviceGroups, "device group", ids.deviceGroupId, caller);
    const { deviceIds = [] } = query;
    if (deviceIds.length === 0) throw badRequest("deviceIds[] is missing.", "Give the devices to add.");
    const added = fitting(deviceIds, group.osType, { devices, user: caller.user });
    const change = { deviceIds: [...new Set([...group.deviceIds, ...added])] };
    return presentGroup(store.deviceGroups.update(group.id, change) ?? group);
  }),
];

function presentGroup({ id, displayName, osType, userId, deviceIds }: DeviceGroupRecord): DeviceGroup {
  return { id, displayName, osType, userId, deviceCount: deviceIds.length };
}

/** The ids, each once, when the account may use these devices and they have the group's operating system. */
function fitting(
  ids: readonly number[],
  osType: string,
  { devices, user }: { devices: DeviceCatalogue; user: UserRecord },
): number[] {
  const chosen = devices.choose({ ids }, user);
  const other = chosen.find((device) => osType !== "UNDEFINED" && device.osType !== osType);
  if (!other) return chosen.map(({ id }) => id);
  throw badRequest(
    `deviceIds: ${other.displayName} (${other.id}) is an ${other.osType} device, not ${osType}.`,
    "A group of osType UNDEFINED takes any device.",
  );
}

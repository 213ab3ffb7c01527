import { changed, created, listed, ok, operation } from "../operation.ts";
import { choice, int64s, text } from "../params.ts";
import { deviceGroup } from "../resources/device-groups.ts";
import { device } from "../resources/devices.ts";
import { newer } from "./newer.ts";

const deviceIds = int64s("devices of the group");
const ofGroup = { me: "/me/device-groups/{deviceGroupId}/devices" } as const;

export const list = operation({
  ...newer,
  id: "listDeviceGroups",
  method: "GET",
  paths: { me: "/me/device-groups" },
  answer: listed(deviceGroup),
  says: "Lists the device groups of the account; a run names one by its id.",
});
export const create = operation({
  ...newer,
  id: "createDeviceGroup",
  method: "POST",
  paths: { me: "/me/device-groups" },
  query: {
    displayName: text("name of the group"),
    osType: choice("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    deviceIds,
  },
  placement: "form",
  answer: created(deviceGroup),
  says: "Creates a device group.",
});
export const get = operation({
  ...newer,
  id: "getDeviceGroup",
  method: "GET",
  paths: { me: "/me/device-groups/{deviceGroupId}" },
  answer: ok(deviceGroup),
  says: "One device group.",
});
export const devices = operation({
  ...newer,
  id: "listDevicesOfGroup",
  method: "GET",
  paths: ofGroup,
  answer: listed(device),
  says: "Lists the devices of a group.",
});
export const addDevices = operation({
  ...newer,
  id: "addDevicesToGroup",
  method: "POST",
  paths: ofGroup,
  query: { deviceIds },
  placement: "form",
  answer: changed(deviceGroup),
  says: "Adds devices to a group.",
});

import { changed, listed, ok, operation } from "../operation.ts";
import { boolean, choices, int64s } from "../params.ts";
import { device, deviceProperty, pickerFilters } from "../resources/devices.ts";

const source = "Devices";
const which = {
  withDisabled: boolean("disabled devices, too"),
  withDedicated: boolean("dedicated devices, too"),
};

export const list = operation({
  id: "listDevices",
  method: "GET",
  paths: { direct: "/devices" },
  query: {
    ...which,
    withProperties: boolean("with the properties of each device"),
    deviceFilters: choices("FREE", "RECOMMENDED", "NEW"),
    labelIds: int64s("only devices with these properties"),
  },
  answer: listed(device),
  says: "Lists the catalogue of devices.",
  source,
});
export const get = operation({
  id: "getDevice",
  method: "GET",
  paths: { direct: "/devices/{deviceId}" },
  query: which,
  answer: ok(device),
  says: "One device.",
  source,
});
export const properties = operation({
  id: "listDeviceProperties",
  method: "GET",
  paths: { direct: "/devices/{deviceId}/properties" },
  answer: listed(deviceProperty),
  says: "Lists the properties of a device.",
  source,
});
export const filters = operation({
  id: "getDeviceFilters",
  method: "GET",
  paths: { direct: "/devices/filters" },
  answer: ok(pickerFilters),
  says: "The filters of the device picker.",
  source,
});
export const replaceFilters = operation({
  id: "replaceDeviceFilters",
  method: "POST",
  paths: { direct: "/devices/filters" },
  body: pickerFilters,
  answer: changed(pickerFilters),
  says: "Replaces the filters of the device picker.",
  source,
});

import { DeviceCloudError } from "../../base/errors.ts";
import { operations } from "../../contract/operations/index.ts";
import type { Device, PickerFilters } from "../../contract/resources/devices.ts";
import { userByEmail } from "../access/accounts.ts";
import type { Caller } from "../access/authenticate.ts";
import type { CloudParts } from "../cloud-parts.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import { filterDevices } from "../devices/filter-devices.ts";
import { keepPickerFilters, pickerFiltersOf } from "../devices/picker-filters.ts";
import { readPickerFilters } from "../devices/read-picker-filters.ts";
import { inlineRecords } from "../store/selection.ts";
import type { Store } from "../store/store.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { presentDevice } from "./present-device.ts";
import { wholePage } from "./whole-page.ts";

const { list, get, properties, filters, replaceFilters } = operations.devices;

/** The catalogue of devices and the filters of the device picker (Devices). */
export const deviceHandlers: readonly Handler[] = [
  handle(list, ({ caller, query, selection }, { store, devices }) => {
    const { deviceFilters: marks = [], labelIds = [], withProperties = false } = query;
    const shown = filterDevices(devices.visibleTo(caller.user, query), devices.all, { marks, labelIds });
    const present = devicePresenter(store, { withProperties });
    return listing(inlineRecords(store.database, shown.map(present)), selection, (device) => device);
  }),
  handle(get, ({ caller, ids, query }, { store, devices }) => {
    const device = devices.usable(ids.deviceId, caller.user);
    if (!devices.visibleTo(caller.user, query).includes(device)) throw leftOut(device);
    return devicePresenter(store, { withProperties: true })(device);
  }),
  handle(properties, ({ caller, ids, selection }, { store, devices }) => {
    const device = devices.usable(ids.deviceId, caller.user);
    return listing(inlineRecords(store.database, device.properties), selection, (one) => ({ ...one }));
  }),
  handle(filters, ({ caller }, cloud) => presentFilters(caller, cloud)),
  handle(replaceFilters, ({ caller, body }, cloud) => {
    const wanted = readPickerFilters(body, presentFilters(caller, cloud));
    keepPickerFilters(cloud.store, caller.user, wanted);
    return wanted;
  }),
];

/** Presents devices with the account that a dedicated one belongs to; a list has properties only when asked for. */
function devicePresenter(store: Store, { withProperties }: { withProperties: boolean }) {
  return (device: CatalogueDevice): Device => ({
    ...presentDevice(device),
    accountId: userByEmail(store, device.accountEmail)?.id ?? null,
    properties: withProperties ? wholePage(device.properties.map((one) => ({ ...one }))) : null,
  });
}

function leftOut({ id, enabled }: CatalogueDevice): DeviceCloudError {
  const [is, parameter] = enabled ? ["dedicated", "withDedicated"] : ["disabled", "withDisabled"];
  return new DeviceCloudError("not-found", `The device ${id} is ${is}.`, {
    status: 404,
    remedy: `Ask with ${parameter}=true.`,
  });
}

function presentFilters({ user }: Caller, { store, devices }: CloudParts): PickerFilters {
  return pickerFiltersOf(store, user, devices.visibleTo(user, { withDedicated: true }));
}

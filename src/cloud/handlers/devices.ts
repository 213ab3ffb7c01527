import { operations } from "../../contract/operations/index.ts";
import type { Device } from "../../contract/resources/devices.ts";
import { userByEmail } from "../access/accounts.ts";
import type { Caller } from "../access/authenticate.ts";
import type { CloudParts } from "../cloud-parts.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import type { Visibility } from "../devices/device-catalogue.ts";
import { filterDevices } from "../devices/filter-devices.ts";
import { keepPickerFilters, pickerFiltersOf } from "../devices/picker-filters.ts";
import { readPickerFilters } from "../devices/read-picker-filters.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import { inlineRecords } from "../store/selection.ts";
import type { Store } from "../store/store.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { presentDevice } from "./present-device.ts";
import { wholePage } from "./whole-page.ts";

const { list, get, properties, filters, replaceFilters } = operations.devices;

/** The catalogue of devices and the filters of the device picker (Devices). */
export const deviceHandlers: readonly Handler[] = [
  handle(list, ({ caller, query, selection }, { store, devices }) => {
    const shown = filterDevices(devices.visibleTo(caller.user, query), devices.all, {
      marks: query.deviceFilters ?? [],
      labelIds: query.labelIds ?? [],
    });
    const present = query.withProperties ? withProperties(store) : withAccount(store);
    return listing(inlineRecords(store.database, shown.map(present)), selection, (device) => device);
  }),
  handle(get, ({ caller, ids, query }, { store, devices }) => {
    const device = devices.usable(ids.deviceId, caller.user);
    if (!devices.visibleTo(caller.user, query).includes(device)) throw hidden(device);
    return withProperties(store)(device);
  }),
  handle(properties, ({ caller, ids, selection }, { store, devices }) => {
    const device = devices.usable(ids.deviceId, caller.user);
    return listing(inlineRecords(store.database, device.properties), selection, (property) => ({ ...property }));
  }),
  handle(filters, ({ caller }, cloud) => toAnswer(presentFilters(caller, cloud))),
  handle(replaceFilters, ({ caller, body }, cloud) => {
    const wanted = readPickerFilters(body, presentFilters(caller, cloud).id);
    keepPickerFilters(cloud.store, caller.user, wanted);
    return wanted;
  }),
];

import * as z from "zod";
import { pageOf } from "./page.ts";
import { int32, int64, openEnum, record } from "./scalars.ts";

/** Resources, Device property. */
export const deviceProperty = record(
  { id: int64 },
  { name: z.string(), displayName: z.string(), propertyGroupName: z.string(), propertyGroupId: int64 },
);
export type DeviceProperty = z.output<typeof deviceProperty>;

/** Resources, Device, `softwareVersion`. */
export const softwareVersion = record({}, { id: int64, apiLevel: int32, releaseVersion: z.string() });

/** Resources, Device: a device model of the catalogue. Sizes and offsets of its picture are in pixels. */
export const device = record(
  { id: int64 },
  {
    accountId: int64,
    displayName: z.string(),
    osType: openEnum("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
    deviceGroupOrigin: z.string(),
    imagePrefix: z.string(),
    mainUserEmail: z.string(),
    frame80Url: z.string(),
    frame100Url: z.string(),
    frame160Url: z.string(),
    frame400Url: z.string(),
    imageWidth: int32,
    imageHeight: int32,
    imageTop: int32,
    imageLeft: int32,
    frameExtraWidth: int32,
    creditsPrice: int32,
    vncSupported: z.boolean(),
    online: z.boolean(),
    locked: z.boolean(),
    enabled: z.boolean(),
    properties: pageOf(deviceProperty),
    softwareVersion,
  },
);
export type Device = z.output<typeof device>;

const deviceFilter = record({ id: int64 }, { name: z.string(), hidden: z.boolean() });
const deviceFilterGroup = record({ id: int64 }, { name: z.string(), deviceFilters: z.array(deviceFilter) });

/** Resources, Device picker filters: read, and replaced as a whole. */
export const pickerFilters = record({}, { id: int64, deviceFilterGroups: z.array(deviceFilterGroup) });
export type PickerFilters = z.output<typeof pickerFilters>;

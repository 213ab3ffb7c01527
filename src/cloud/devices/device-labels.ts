import type { DeviceCatalogueProperty } from "./device.ts";

/**
 * The properties of the default devices, by group. Ids follow from the places in these lists, so new ones go to the
 * end: pickers keep ids.
 */
const LABELS = {
  "Operating system": ["Android", "iOS", "Desktop"],
  "OS version": [
    ...["Android 10", "Android 11", "Android 12", "Android 13", "Android 14", "Android 15"],
    ...["iOS 15.8", "iOS 16.7", "iOS 17.5", "iOS 18.1"],
    "Chromium",
  ],
  Manufacturer: ["Apple", "Google", "Lenovo", "Nokia", "Samsung", "Xiaomi", "Any"],
  "Form factor": ["Phone", "Tablet", "Desktop"],
  "Screen width": ["Up to 389 px", "390 to 599 px", "600 px and more"],
} as const;

export type LabelGroup = keyof typeof LABELS;
export type LabelName<G extends LabelGroup> = (typeof LABELS)[G][number];
/** One property of every group. */
export type DeviceLabels = { readonly [G in LabelGroup]: LabelName<G> };

const GROUPS = Object.keys(LABELS) as LabelGroup[];
const IDS_PER_GROUP = 1_000;

/** The property with this name, under the id that it always has. */
export function labelOf<G extends LabelGroup>(group: G, name: LabelName<G>): DeviceCatalogueProperty {
  const propertyGroupId = GROUPS.indexOf(group) + 1;
  const place = (LABELS[group] as readonly string[]).indexOf(name) + 1;
  return {
    id: propertyGroupId * IDS_PER_GROUP + place,
    name,
    displayName: name,
    propertyGroupId,
    propertyGroupName: group,
  };
}

/** The properties of a device, in the order of the groups. */
export function propertiesOf(labels: DeviceLabels): DeviceCatalogueProperty[] {
  return GROUPS.map((group) => labelOf(group, labels[group]));
}

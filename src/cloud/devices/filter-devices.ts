import type { CatalogueDevice } from "./device.ts";

export interface DeviceFilter {
  /** All of these marks. */
  readonly marks: readonly string[];
  /** Ids of properties and labels: those of one group are alternatives, and every group that is named must be met. */
  readonly labelIds: readonly number[];
}

/** The devices that a picker with these filters shows. A label that no device bears shows none. */
export function filterDevices(
  devices: readonly CatalogueDevice[],
  catalogue: readonly CatalogueDevice[],
  { marks, labelIds }: DeviceFilter,
): CatalogueDevice[] {
  const groups = groupsOf(catalogue);
  // A label outside the groups stands alone.
  const wanted = [...Map.groupBy(new Set(labelIds), (id) => groups.get(id) ?? `label ${id}`).values()];
  return devices.filter((device) => {
    const borne = new Set([...device.properties.map(({ id }) => id), ...device.labelIds]);
    const isWanted = wanted.every((alternatives) => alternatives.some((id) => borne.has(id)));
    return isWanted && marks.every((mark) => device.marks.includes(mark));
  });
}

function groupsOf(catalogue: readonly CatalogueDevice[]): Map<number, number> {
  const properties = catalogue.flatMap((device) => device.properties);
  return new Map(properties.map(({ id, propertyGroupId }) => [id, propertyGroupId]));
}

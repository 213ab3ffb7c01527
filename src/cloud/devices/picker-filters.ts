import type { PickerFilters } from "../../contract/resources/devices.ts";
import type { UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { CatalogueDevice, DeviceCatalogueProperty } from "./device.ts";

type FilterGroup = NonNullable<PickerFilters["deviceFilterGroups"]>[number];

const DEFAULT_ID = 1;

/**
 * What the device picker of an account offers to narrow devices down by: what it has set, else the properties of these
 * devices in their groups. The ids of filters are those that `labelIds[]` takes.
 */
export function pickerFiltersOf(
  store: Store,
  user: UserRecord,
  devices: readonly CatalogueDevice[],
): PickerFilters {
  const kept = store.settings.read(nameFor(user));
  if (kept !== undefined) return JSON.parse(kept) as PickerFilters;
  const properties = devices.flatMap((device) => device.properties);
  const groups = Map.groupBy(properties, ({ propertyGroupId }) => propertyGroupId);
  return { id: DEFAULT_ID, deviceFilterGroups: [...groups.values()].flatMap(filterGroupOf) };
}

/** Keeps the filters of an account in the place of all it had. */
export function keepPickerFilters(store: Store, user: UserRecord, filters: PickerFilters): void {
  store.settings.write(nameFor(user), JSON.stringify(filters));
}

function filterGroupOf(members: readonly DeviceCatalogueProperty[]): FilterGroup[] {
  const [first] = members;
  if (!first) return [];
  const names = new Map(members.map(({ id, displayName }) => [id, displayName]));
  const filters = [...names].map(([id, name]) => ({ id, name, hidden: false }));
  const deviceFilters = filters.toSorted((a, b) => a.id - b.id);
  return [{ id: first.propertyGroupId, name: first.propertyGroupName, deviceFilters }];
}

const nameFor = ({ id }: UserRecord) => `picker-filters-${id}`;

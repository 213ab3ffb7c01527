import type { UserRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { CatalogueDevice, DeviceCatalogueProperty } from "./device.ts";

/** What a device picker offers to narrow the devices down by (Resources, Device picker filters). */
export interface PickerFilterSet {
  readonly id: number;
  readonly deviceFilterGroups: readonly PickerFilterGroup[];
}

export interface PickerFilterGroup {
  readonly id: number;
  readonly name: string;
  readonly deviceFilters: readonly PickerFilter[];
}

/** The ids are those that `labelIds[]` takes. */
export interface PickerFilter {
  readonly id: number;
  readonly name: string;
  readonly hidden: boolean;
}

const DEFAULT_ID = 1;

/** The filters that an account has set, else the properties of the devices that it sees, in their groups. */
export function pickerFiltersOf(
  store: Store,
  user: UserRecord,
  devices: readonly CatalogueDevice[],
): PickerFilterSet {
  const kept = store.settings.read(nameFor(user));
  if (kept !== undefined) return JSON.parse(kept) as PickerFilterSet;
  const properties = devices.flatMap((device) => device.properties);
  const groups = Map.groupBy(properties, ({ propertyGroupId }) => propertyGroupId);
  return {
    id: DEFAULT_ID,
    deviceFilterGroups: [...groups].map(([id, members]) => ({
      id,
      name: members[0]?.propertyGroupName ?? "",
      deviceFilters: filtersOf(members),
    })),
  };
}

/** Keeps the filters of an account in the place of all it had. */
export function keepPickerFilters(store: Store, user: UserRecord, filters: PickerFilterSet): void {
  store.settings.write(nameFor(user), JSON.stringify(filters));
}

function filtersOf(members: readonly DeviceCatalogueProperty[]): PickerFilter[] {
  const names = new Map(members.map(({ id, displayName }) => [id, displayName]));
  const filters = [...names].map(([id, name]) => ({ id, name, hidden: false }));
  return filters.sort((a, b) => a.id - b.id);
}

const nameFor = ({ id }: UserRecord) => `picker-filters-${id}`;

import { plainLine } from "../../base/untrusted-text.ts";
import type { PickerFilters } from "../../contract/resources/devices.ts";
import { badRequest } from "../refusals.ts";

const MAX_GROUPS = 100;
const MAX_FILTERS = 1_000;
const MAX_NAME_CHARACTERS = 200;

/**
 * The filters that a client wants to set, with the fields of the specification only. They may name what no device of
 * this cloud has: the catalogue changes, a picker stays. Without an id they take that of the `present` ones.
 * @throws {DeviceCloudError} 400 naming what is missing, double or too much.
 */
export function readPickerFilters(body: PickerFilters | null, present: PickerFilters): PickerFilters {
  const groups = body?.deviceFilterGroups;
  if (!groups) throw badRequest("The body has no deviceFilterGroups.", "An empty array removes all filters.");
  checkRecords("deviceFilterGroups", groups, MAX_GROUPS);
  const filters = groups.flatMap(({ deviceFilters }) => deviceFilters ?? []);
  checkRecords("deviceFilters", filters, MAX_FILTERS);
  return { id: body.id ?? present.id, deviceFilterGroups: groups.map(readGroup) };
}

type Group = NonNullable<PickerFilters["deviceFilterGroups"]>[number];
type Filter = NonNullable<Group["deviceFilters"]>[number];

function readGroup({ id, name, deviceFilters }: Group): Group {
  const filters = deviceFilters ?? [];
  return { id, name: readName(`The filter group ${id}`, name), deviceFilters: filters.map(readFilter) };
}

function readFilter({ id, name, hidden }: Filter): Filter {
  return { id, name: readName(`The filter ${id}`, name), hidden: hidden ?? false };
}

function readName(what: string, name: string | null | undefined): string {
  const plain = plainLine(name ?? "", MAX_NAME_CHARACTERS);
  if (plain === "") throw badRequest(`${what} has no name.`);
  return plain;
}

function checkRecords(what: string, records: readonly { readonly id: number }[], max: number): void {
  if (records.length > max) throw badRequest(`There are ${records.length} ${what}; at most ${max} are kept.`);
  const seen = new Set<number>();
  for (const { id } of records) {
    if (seen.has(id)) throw badRequest(`The id ${id} is twice among the ${what}.`);
    seen.add(id);
  }
}

import { plainLine } from "../../base/untrusted-text.ts";
import type { PickerFilters } from "../../contract/resources/devices.ts";
import { badRequest } from "../refusals.ts";
import type { PickerFilter, PickerFilterGroup, PickerFilterSet } from "./picker-filters.ts";

const MAX_GROUPS = 100;
const MAX_FILTERS = 1_000;
const MAX_NAME_CHARACTERS = 200;

/**
 * The filters that a client wants to set, with the fields of the specification only. Filters may name what no device
 * of this cloud has: the catalogue changes, a picker stays.
 * @throws {DeviceCloudError} 400 naming what is missing, double or too much.
 */
export function readPickerFilters(body: PickerFilters | null, presentId: number): PickerFilterSet {
  const groups = body?.deviceFilterGroups;
  if (!groups) throw badRequest("The body has no deviceFilterGroups.", "An empty array removes all filters.");
  checkNumber("deviceFilterGroups", groups.length, MAX_GROUPS);
  checkUnique("deviceFilterGroups", groups);
  const deviceFilterGroups = groups.map(readGroup);
  const filters = deviceFilterGroups.flatMap(({ deviceFilters }) => deviceFilters);
  checkNumber("deviceFilters", filters.length, MAX_FILTERS);
  checkUnique("deviceFilters", filters);
  return { id: body.id ?? presentId, deviceFilterGroups };
}

type Group = NonNullable<PickerFilters["deviceFilterGroups"]>[number];
type Filter = NonNullable<Group["deviceFilters"]>[number];

function readGroup({ id, name, deviceFilters }: Group): PickerFilterGroup {
  return {
    id,
    name: readName(`The filter group ${id}`, name),
    deviceFilters: (deviceFilters ?? []).map(readFilter),
  };
}

function readFilter({ id, name, hidden }: Filter): PickerFilter {
  return { id, name: readName(`The filter ${id}`, name), hidden: hidden ?? false };
}

function readName(what: string, name: string | null | undefined): string {
  const plain = plainLine(name ?? "", MAX_NAME_CHARACTERS);
  if (plain === "") throw badRequest(`${what} has no name.`);
  return plain;
}

function checkUnique(what: string, records: readonly { readonly id: number }[]): void {
  const seen = new Set<number>();
  for (const { id } of records) {
    if (seen.has(id)) throw badRequest(`${what} has the id ${id} twice.`);
    seen.add(id);
  }
}

function checkNumber(what: string, number: number, max: number): void {
  if (number > max) throw badRequest(`There are ${number} ${what}; at most ${max} are kept.`);
}

import { mapBounded } from "../../base/concurrency.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { DeviceTools } from "./device-tools.ts";
import { chooseLabels, type Label } from "./labels.ts";

/** What the list of devices filters by itself (Devices, `deviceFilters[]`). */
const MARKS = ["FREE", "RECOMMENDED", "NEW"] as const;
type Mark = (typeof MARKS)[number];
const AT_ONCE = 4;

export interface DeviceFilters {
  readonly marks: readonly Mark[];
  /** Ids of the picker's filters, by group: one of each group has to hold. */
  readonly labels: readonly (readonly number[])[];
  readonly problems: readonly string[];
}

/** The filters with these names: marks, and those of the device picker, alone or behind their group. */
export async function resolveFilters(wanted: readonly string[], tools: DeviceTools): Promise<DeviceFilters> {
  const marks = MARKS.filter((mark) => wanted.some((name) => name.toUpperCase() === mark));
  const others = wanted.filter((name) => !MARKS.some((mark) => name.toUpperCase() === mark));
  if (others.length === 0) return { marks, labels: [], problems: [] };
  const known: Label[] = [
    ...(await pickerLabels(tools)),
    // Not to be chosen here, but to be suggested.
    ...MARKS.map((name) => ({ id: 0, name, group: "" })),
  ];
  const { byGroup, problems } = chooseLabels(others, known, { input: "device-filter", noun: "filter" });
  return { marks, labels: byGroup, problems };
}

async function pickerLabels({ client, signal }: DeviceTools): Promise<Label[]> {
  const picker = await orMissing(() => client.devices.filters({}, { signal }));
  return (picker?.deviceFilterGroups ?? []).flatMap(({ id: groupId, name: group, deviceFilters }) =>
    (deviceFilters ?? []).map(({ id, name }) => ({
      id,
      name: plainLine(name ?? "", 120),
      group: plainLine(group ?? "", 120) || `group ${groupId}`,
    })),
  );
}

/**
 * The ids of the devices that meet each filter; a device that is in all of the sets meets them together. The service is
 * asked for one filter at a time, as the specification does not say how several work together.
 */
export async function devicesWithin(
  { marks, labels }: DeviceFilters,
  tools: DeviceTools,
): Promise<readonly ReadonlySet<number>[]> {
  const asked: readonly (readonly Narrowing[])[] = [
    ...marks.map((mark) => [{ deviceFilters: [mark] }]),
    ...labels.map((ids) => ids.map((id) => ({ labelIds: [id] }))),
  ];
  return mapBounded(asked, AT_ONCE, async (alternatives) => {
    const found = await mapBounded(alternatives, AT_ONCE, (query) => idsOf(query, tools));
    return new Set(found.flat());
  });
}

interface Narrowing {
  readonly deviceFilters?: Mark[];
  readonly labelIds?: number[];
}

async function idsOf(narrowing: Narrowing, { client, signal }: DeviceTools): Promise<number[]> {
  const query = { withDisabled: true, withDedicated: true, ...narrowing };
  const devices = await Array.fromAsync(client.devices.list({ query }, { signal }));
  return devices.map(({ id }) => id);
}

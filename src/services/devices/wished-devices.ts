import type { DeviceWish } from "./device-wish.ts";
import { isPattern, matchesPattern } from "./name-pattern.ts";
import { nearestNames } from "./nearest-names.ts";
import type { SelectedDevice } from "./selected-device.ts";

export interface WishedDevices {
  /** Each once, in the order wished. */
  readonly devices: readonly SelectedDevice[];
  readonly problems: readonly string[];
}

/** What there is to choose from: the catalogue, or what a device group has of it. */
export interface DeviceScope {
  readonly devices: readonly SelectedDevice[];
  /** For messages: `the service`, `the device group 7`. */
  readonly owner: string;
  /** Whether somebody put these devices together. Then disabled ones belong to them as they are. */
  readonly isGroup: boolean;
}

/**
 * The devices that ids and names come to; all of the scope where there are none. A disabled device is among them only
 * where it is named itself, or by its group: a pattern means what can be used. An id or name that comes to nothing is a
 * problem.
 */
export function wishedDevices({ ids = [], names = [] }: DeviceWish, scope: DeviceScope): WishedDevices {
  const { devices, isGroup } = scope;
  if (ids.length === 0 && names.length === 0) {
    return { devices: isGroup ? devices : devices.filter(({ enabled }) => enabled), problems: [] };
  }
  const problems: string[] = [];
  const wished = new Set<SelectedDevice>();
  for (const id of ids) {
    const device = devices.find((one) => one.id === id);
    if (device) wished.add(device);
    else problems.push(unknownId(id, scope));
  }
  for (const name of names) {
    const found = named(name, devices);
    for (const device of found) wished.add(device);
    if (found.length === 0) problems.push(unknownName(name, scope));
  }
  return { devices: [...wished], problems };
}

/** A name that a device has is that device's, whatever characters it is made of. */
function named(name: string, devices: readonly SelectedDevice[]): SelectedDevice[] {
  const same = devices.filter((device) => device.name.toLowerCase() === name.toLowerCase());
  if (same.length > 0 || !isPattern(name)) return same;
  return devices.filter((device) => device.enabled && matchesPattern(device.name, name));
}

function unknownId(id: number, { devices, owner }: DeviceScope): string {
  const ids = nearestNames(
    String(id),
    devices.map((device) => String(device.id)),
  );
  const nearest = ids.flatMap((near) => devices.filter((device) => String(device.id) === near));
  return `device-ids: ${owner} has no device ${id}. ${nearestOf(nearest)}`;
}

function unknownName(name: string, { devices, owner }: DeviceScope): string {
  const disabled = devices.filter((device) => isPattern(name) && matchesPattern(device.name, name));
  if (disabled.length > 0) {
    const shown = disabled.slice(0, 3).map(titleOf).join(", ");
    return `device-names: "${name}" matches disabled devices only, such as ${shown}.`;
  }
  const near = nearestNames(
    name,
    devices.map((device) => device.name),
  );
  const nearest = near.flatMap((one) => devices.find((device) => device.name === one) ?? []);
  const what = isPattern(name) ? `that matches "${name}"` : `"${name}"`;
  return `device-names: ${owner} has no device ${what}. ${nearestOf(nearest)}`;
}

function nearestOf(devices: readonly SelectedDevice[]): string {
  return devices.length === 0 ? "It has none at all." : `Nearest: ${devices.map(titleOf).join(", ")}.`;
}

function titleOf({ id, name }: SelectedDevice): string {
  return `${name} (${id})`;
}

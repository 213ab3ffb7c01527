import { type SelectedDevice, unavailability } from "./selected-device.ts";

export interface PickedDevices {
  /** All of them: the available ones first, of these the least waited for, else in their order. */
  readonly ranked: readonly SelectedDevice[];
  /** Of the available ones the first `pick`; fewer where there are fewer. */
  readonly chosen: readonly SelectedDevice[];
}

/** Devices by how soon a run on them would begin, and the best of them. */
export function pickDevices(devices: readonly SelectedDevice[], pick: number): PickedDevices {
  const ranked = devices.toSorted(
    (a, b) => Number(!isAvailable(a)) - Number(!isAvailable(b)) || (a.waiting ?? 0) - (b.waiting ?? 0),
  );
  return { ranked, chosen: ranked.filter(isAvailable).slice(0, pick) };
}

/** Whether a run on the device would begin now, or when those before it have ended. */
export function isAvailable(device: SelectedDevice): boolean {
  return unavailability(device) === undefined;
}

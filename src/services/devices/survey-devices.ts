import { asDeviceCloudError } from "../../base/errors.ts";
import { candidates } from "./candidates.ts";
import { countWaiting } from "./count-waiting.ts";
import type { DeviceTools } from "./device-tools.ts";
import type { DeviceWish } from "./device-wish.ts";
import { isAvailable, pickDevices } from "./pick-devices.ts";
import { type SelectedDevice, unavailability } from "./selected-device.ts";

/** What became of a wish for devices. */
export interface DeviceSurvey {
  /** The devices it came down to: the best first where some were to be picked, else in the order wished. */
  readonly candidates: readonly SelectedDevice[];
  /** Those of them to run on: with `pick` as many available ones at most, else all. */
  readonly chosen: readonly SelectedDevice[];
  /** How many there should be at least. */
  readonly least: number;
}

/**
 * The devices that a wish comes down to, and those to run on. Without `pick` a device is chosen whether it is available
 * now or not; a warning names those that are not.
 * @throws {DeviceCloudError} `input` where the wish comes to nothing, naming the nearest names.
 */
export async function surveyDevices(wish: DeviceWish, tools: DeviceTools): Promise<DeviceSurvey> {
  const { pick, minDevices } = wish;
  const wished = await candidates(wish, tools);
  if (pick === undefined) {
    warnOfUnavailable(wished, tools);
    return { candidates: wished, chosen: wished, least: minDevices ?? 1 };
  }
  const { ranked, chosen } = pickDevices(await withWaiting(wished, pick, tools), pick);
  return { candidates: ranked, chosen, least: minDevices ?? pick };
}

/** Who waits matters only where there is a choice. */
async function withWaiting(
  devices: readonly SelectedDevice[],
  pick: number,
  tools: DeviceTools,
): Promise<readonly SelectedDevice[]> {
  if (devices.filter(isAvailable).length <= pick) return devices;
  const waiting = await waitingOrUnknown(tools);
  if (waiting) return devices.map((device) => ({ ...device, waiting: waiting.get(device.id) ?? 0 }));
  tools.logger.info(
    "The service does not tell who waits for a device: of those available the first wished are taken.",
  );
  return devices;
}

/** A better choice is not worth a failure. */
async function waitingOrUnknown(tools: DeviceTools): Promise<ReadonlyMap<number, number> | undefined> {
  try {
    return await countWaiting(tools);
  } catch (error) {
    if (tools.signal.aborted) throw error;
    tools.logger.debug(asDeviceCloudError(error).message);
    return undefined;
  }
}

function warnOfUnavailable(devices: readonly SelectedDevice[], { logger }: DeviceTools): void {
  const reasons = unavailableOnes(devices);
  if (reasons.length === 0) return;
  logger.warning(
    `Not available now: ${reasons.join(", ")}. A run may leave them out; with pick only available devices are taken.`,
  );
}

const SHOWN = 10;

/** `<name> is <why>` for the devices that are not available, those beyond ten as a number. */
export function unavailableOnes(devices: readonly SelectedDevice[]): string[] {
  const reasons = devices.flatMap((device) => {
    const reason = unavailability(device);
    return reason === undefined ? [] : `${device.name} is ${reason}`;
  });
  if (reasons.length <= SHOWN) return reasons;
  return [...reasons.slice(0, SHOWN), `and ${reasons.length - SHOWN} more`];
}

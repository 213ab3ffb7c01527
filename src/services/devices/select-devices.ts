import { DeviceCloudError } from "../../base/errors.ts";
import type { DeviceTools } from "./device-tools.ts";
import type { DeviceWish } from "./device-wish.ts";
import type { SelectedDevice } from "./selected-device.ts";
import { type DeviceSurvey, surveyDevices, unavailableOnes } from "./survey-devices.ts";

/**
 * The devices to run on, at least one, each once.
 * @throws {DeviceCloudError} `input` where the wish comes to nothing, `unavailable` where too few devices are available.
 */
export async function selectDevices(
  wish: DeviceWish,
  tools: DeviceTools,
): Promise<readonly SelectedDevice[]> {
  const survey = await surveyDevices(wish, tools);
  requireEnough(survey);
  return survey.chosen;
}

/** @throws {DeviceCloudError} `unavailable` where fewer devices were chosen than there should be at least. */
export function requireEnough({ candidates, chosen, least }: DeviceSurvey): void {
  if (chosen.length >= least) return;
  const few = chosen.length === 1 ? "Only 1 device" : `Only ${chosen.length} devices`;
  const away = chosen.length < candidates.length ? unavailableOnes(candidates).join(", ") : "";
  const why = away ? `of those that are wished ${away}` : "the wish comes down to no more";
  throw new DeviceCloudError(
    "unavailable",
    `${chosen.length === 0 ? "No device" : few} can be chosen where ${least} are asked for; ${why}.`,
    { remedy: "Wish for more devices, ask for fewer with pick, or allow fewer with min-devices." },
  );
}

import * as core from "@actions/core";
import { deviceTable } from "../../services/devices/device-table.ts";
import type { SelectedDevice } from "../../services/devices/selected-device.ts";
import type { DeviceSurvey } from "../../services/devices/survey-devices.ts";
import { actionLogger } from "../runner/log.ts";

/** A matrix cannot make more jobs than that. */
const MAX_JOBS = 256;

/** The devices as outputs, and by name in the log. */
export function tellDevices(devices: readonly SelectedDevice[]): void {
  const include = devices.map(({ id, name }) => ({ "device-id": id, "device-name": name }));
  core.setOutput("matrix", JSON.stringify({ include }));
  core.setOutput("device-ids", devices.map(({ id }) => id).join(","));
  core.setOutput("device-names", devices.map(({ name }) => name).join("\n"));
  core.setOutput("count", devices.length);
  actionLogger.info(["Chosen:", ...devices.map(({ id, name }) => `  ${name} (${id})`)].join("\n"));
  if (devices.length > MAX_JOBS) {
    actionLogger.warning(
      `A matrix makes at most ${MAX_JOBS} jobs, and ${devices.length} devices are chosen: set pick.`,
    );
  }
}

/** What became of the wish, for the job summary. */
export function surveyMarkdown({ candidates, chosen, least }: DeviceSurvey): string {
  const asked = chosen.length < least ? `, and ${least} are asked for` : "";
  const icon = chosen.length < least ? "❌" : "✅";
  return `## Devices\n\n${icon} ${chosen.length} of ${candidates.length} chosen${asked}.\n\n${deviceTable(candidates, chosen)}\n`;
}

import { asDeviceCloudError } from "../../base/errors.ts";
import type { DeviceWish } from "../devices/device-wish.ts";
import { selectDevices } from "../devices/select-devices.ts";
import type { SelectedDevice } from "../devices/selected-device.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { ChosenDevices } from "./chosen-devices.ts";
import type { FoundProject } from "./resolve-project.ts";
import type { RunSettings } from "./run-order.ts";

/** The devices that a run would be on. */
export interface DevicesThatRun {
  /** What chooses them, such as `the project's device group 3`. */
  readonly chosenBy: string;
  /** Undefined where the service does not tell which they are. */
  readonly devices: readonly SelectedDevice[] | undefined;
}

/** What a choice comes to, as far as the service tells; a start leaves groups and patterns to it. */
export async function devicesThatRun(
  chosen: ChosenDevices,
  { project, settings }: { readonly project: FoundProject; readonly settings: RunSettings },
  tools: RunTools,
): Promise<DevicesThatRun> {
  if (chosen.by === "ids") return { chosenBy: "the inputs", devices: chosen.devices };
  if (chosen.by === "group") return ofGroup(chosen.groupId, "the device group", tools);
  const { deviceNamePattern, testRunId } = settings;
  if (deviceNamePattern !== undefined) {
    const names = [deviceNamePattern.replaceAll("%", "*")];
    return { chosenBy: "device-name-pattern", devices: await orUndefined({ names }, tools) };
  }
  if (testRunId !== undefined) return { chosenBy: `those of test run ${testRunId}`, devices: undefined };
  const groupId = project.configuration?.usedDeviceGroupId;
  if (typeof groupId === "number") return ofGroup(groupId, "the project's device group", tools);
  return { chosenBy: "nothing: the start would be refused", devices: [] };
}

async function ofGroup(groupId: number, what: string, tools: RunTools): Promise<DevicesThatRun> {
  return { chosenBy: `${what} ${groupId}`, devices: await orUndefined({ groupId }, tools) };
}

async function orUndefined(
  wish: DeviceWish,
  tools: RunTools,
): Promise<readonly SelectedDevice[] | undefined> {
  try {
    return await selectDevices(wish, tools);
  } catch (error) {
    const failure = asDeviceCloudError(error);
    if (failure.fault !== "input") throw failure;
    tools.logger.info(`The devices are not told: ${failure.message}`);
    return undefined;
  }
}

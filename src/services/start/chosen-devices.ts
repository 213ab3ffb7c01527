import { type DeviceWish, namesDevices } from "../devices/device-wish.ts";
import { selectDevices } from "../devices/select-devices.ts";
import type { SelectedDevice } from "../devices/selected-device.ts";
import type { RunTools } from "../runs/run-tools.ts";

/** What a run is started on: these devices, a whole group, or what the project's configuration says. */
export type ChosenDevices =
  | { readonly by: "ids"; readonly devices: readonly SelectedDevice[] }
  | { readonly by: "group"; readonly groupId: number }
  | { readonly by: "project" };

/**
 * The devices that a wish comes to. A group alone is left to the service, which may know more of it than it tells.
 * @throws {DeviceCloudError} `input` when the wish cannot be met.
 */
export async function chooseDevices(wish: DeviceWish, tools: RunTools): Promise<ChosenDevices> {
  if (!namesDevices(wish)) return { by: "project" };
  if (wish.groupId !== undefined && isWholeGroup(wish)) return { by: "group", groupId: wish.groupId };
  return { by: "ids", devices: await selectDevices(wish, tools) };
}

function isWholeGroup({ groupId: _, minDevices: __, ...rest }: DeviceWish): boolean {
  return rest.pick === undefined && !namesDevices(rest);
}

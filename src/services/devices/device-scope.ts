import { plainLine } from "../../base/untrusted-text.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { DeviceTools } from "./device-tools.ts";
import { nearestNames } from "./nearest-names.ts";
import type { SelectedDevice } from "./selected-device.ts";
import type { DeviceScope } from "./wished-devices.ts";

/**
 * What of the catalogue there is to choose from: all of it, or what the group has. A group that is
 * missing is a problem, and the catalogue then stands in, so that other problems are told with it.
 */
export async function deviceScope(
  groupId: number | undefined,
  catalogue: readonly SelectedDevice[],
  tools: DeviceTools,
): Promise<{ readonly scope: DeviceScope; readonly problems: readonly string[] }> {
  const whole: DeviceScope = { devices: catalogue, owner: "the service", isGroup: false };
  if (groupId === undefined) return { scope: whole, problems: [] };
  const ids = await membersOf(groupId, tools);
  if (ids === undefined) return { scope: whole, problems: [await missingGroup(groupId, tools)] };
  const devices = catalogue.filter(({ id }) => ids.has(id));
  if (devices.length < ids.size) {
    const missing = ids.size - devices.length;
    tools.logger.warning(
      `The device group ${groupId} has ${missing} more devices, which the account cannot see.`,
    );
  }
  return { scope: { devices, owner: `the device group ${groupId}`, isGroup: true }, problems: [] };
}

async function membersOf(
  groupId: number,
  { client, signal }: DeviceTools,
): Promise<ReadonlySet<number> | undefined> {
  const members = client.deviceGroups.devices({ deviceGroupId: groupId }, { signal });
  return orMissing(async () => new Set((await Array.fromAsync(members)).map(({ id }) => id)));
}

async function missingGroup(groupId: number, { client, signal }: DeviceTools): Promise<string> {
  const groups = await orMissing(() => Array.fromAsync(client.deviceGroups.list({}, { signal })));
  if (!groups) {
    return "device-group-id: this service does not tell what its device groups hold. Give device-ids or device-names.";
  }
  const ids = nearestNames(
    String(groupId),
    groups.map(({ id }) => String(id)),
  );
  const nearest = ids.map((near) => {
    const name = groups.find(({ id }) => String(id) === near)?.displayName;
    return `${near} (${plainLine(name ?? "", 80)})`;
  });
  return `device-group-id: the service has no device group ${groupId}. Nearest: ${nearest.join(", ") || "none at all"}.`;
}

import { mapBounded } from "../../base/concurrency.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Device, DeviceProperty as Property } from "../../contract/resources/devices.ts";
import { orMissing } from "../generation/or-missing.ts";
import type { DeviceTools } from "./device-tools.ts";
import type { SelectedDevice } from "./selected-device.ts";

const NAME_LENGTH = 120;
const AT_ONCE = 4;

/**
 * Every device that the account may use, in the service's order: disabled ones and its own dedicated ones, too, so that a
 * wish for one of them is told what it is. Without `withProperties` nobody knows their properties.
 */
export async function readDevices(
  { withProperties }: { readonly withProperties: boolean },
  tools: DeviceTools,
): Promise<SelectedDevice[]> {
  const { client, signal } = tools;
  const query = { withDisabled: true, withDedicated: true, ...(withProperties ? { withProperties } : {}) };
  const listed = await Array.fromAsync(client.devices.list({ query }, { signal }));
  if (!withProperties) return listed.map((device) => selectedDevice(device, []));
  return mapBounded(listed, AT_ONCE, async (device) => {
    return selectedDevice(device, await propertiesOf(device, tools));
  });
}

/** What the device came with, unless the service leaves some or all of it out there. */
async function propertiesOf(
  { id: deviceId, properties }: Device,
  { client, signal }: DeviceTools,
): Promise<readonly Property[]> {
  if (properties && properties.data.length >= (properties.total ?? 0)) return properties.data;
  const all = await orMissing(() => Array.fromAsync(client.devices.properties({ deviceId }, { signal })));
  return all ?? properties?.data ?? [];
}

function selectedDevice(device: Device, properties: readonly Property[]): SelectedDevice {
  const { id, displayName, osType, softwareVersion, creditsPrice } = device;
  return {
    id,
    name: plainLine(displayName ?? "", NAME_LENGTH) || `device ${id}`,
    osType: plainLine(osType ?? "", NAME_LENGTH),
    osVersion: plainLine(softwareVersion?.releaseVersion ?? "", NAME_LENGTH),
    // What a service leaves out does not speak against a device.
    online: device.online !== false,
    locked: device.locked === true,
    enabled: device.enabled !== false,
    creditsPrice: creditsPrice ?? undefined,
    properties: properties.map(({ id: propertyId, name, displayName: shown, propertyGroupName }) => ({
      id: propertyId,
      name: plainLine(shown ?? name ?? "", NAME_LENGTH),
      group: plainLine(propertyGroupName ?? "", NAME_LENGTH),
    })),
    waiting: undefined,
  };
}

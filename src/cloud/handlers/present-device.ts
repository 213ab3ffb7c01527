import type { Device } from "../../contract/resources/devices.ts";
import type { CatalogueDevice } from "../devices/device.ts";

/**
 * A device as the contract has it, without its properties and the account that it belongs to. There are no pictures of
 * devices, so whatever describes one is null.
 */
export function presentDevice(device: CatalogueDevice): Device {
  const { id, displayName, osType, softwareVersion, creditsPrice, vncSupported } = device;
  const { online, locked, enabled, accountEmail = null } = device;
  return {
    ...{ id, accountId: null, displayName, osType, mainUserEmail: accountEmail, deviceGroupOrigin: null },
    ...{ imagePrefix: null, frame80Url: null, frame100Url: null, frame160Url: null, frame400Url: null },
    ...{ imageWidth: null, imageHeight: null, imageTop: null, imageLeft: null, frameExtraWidth: null },
    ...{ creditsPrice, vncSupported, online, locked, enabled, properties: null },
    softwareVersion: { ...softwareVersion },
  };
}

import type { CatalogueDevice } from "../devices/device.ts";
import type { DeviceCatalogue } from "../devices/device-catalogue.ts";
import { badRequest } from "../refusals.ts";
import { type CatalogueFramework, frameworkOf, frameworks } from "../runs/frameworks.ts";
import type { UserRecord } from "../store/records.ts";

/** What a run of the newer generation runs on, as a body names it. Nulls are as good as nothing. */
export interface NamedTarget {
  readonly osType?: string | null | undefined;
  readonly frameworkId?: number | null | undefined;
  readonly deviceIds?: readonly number[] | null | undefined;
  readonly deviceGroupId?: number | null | undefined;
}

/**
 * The framework with this id.
 * @throws {DeviceCloudError} 400 for one that is not there or is for another operating system.
 */
export function frameworkFor({ frameworkId, osType }: NamedTarget): CatalogueFramework {
  const framework = frameworkOf(frameworkId ?? -1);
  if (!framework) {
    const known = frameworks.map(({ id, name }) => `${id} (${name})`).join(", ");
    throw badRequest(`frameworkId: there is no framework ${frameworkId}.`, `Choose from: ${known}.`);
  }
  if (fits(framework.osType, osType)) return framework;
  throw badRequest(
    `osType is ${osType}; the framework ${framework.id} (${framework.name}) is for ${framework.osType}.`,
  );
}

/**
 * The devices of a run: by their ids, else by their group.
 * @throws {DeviceCloudError} 400 for none at all or for a device of another operating system, 404 or 403 for a device or
 * group that is missing or another account's.
 */
export function devicesOf(
  { deviceIds, deviceGroupId, osType }: NamedTarget,
  catalogue: DeviceCatalogue,
  user: UserRecord,
): readonly CatalogueDevice[] {
  const devices = deviceIds?.length
    ? catalogue.choose({ ids: deviceIds }, user)
    : catalogue.choose({ groupId: deviceGroupId ?? -1 }, user);
  if (devices.length === 0) throw badRequest(`deviceGroupId ${deviceGroupId} has no device.`);
  const other = devices.find((device) => !fits(device.osType, osType));
  if (!other) return devices;
  throw badRequest(`osType is ${osType}; ${other.displayName} (${other.id}) is an ${other.osType} device.`);
}

/** `UNDEFINED` is for any. */
function fits(own: string, osType: string | null | undefined): boolean {
  return own === "UNDEFINED" || !osType || osType === "UNDEFINED" || own === osType;
}

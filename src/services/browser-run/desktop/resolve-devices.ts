import { plainLine } from "../../../base/untrusted-text.ts";
import type { Client } from "../../../client/client.ts";
import type { Target } from "../backend.ts";
import { chooseTargets } from "../choose-targets.ts";

/**
 * The desktop devices `wanted` names by id or by name; `*` is every enabled one.
 * @throws {DeviceCloudError} `input` naming every unknown device and those there are.
 */
export async function resolveDevices(
  client: Client,
  wanted: readonly string[],
  signal: AbortSignal,
): Promise<readonly Target[]> {
  const listed: Target[] = [];
  for await (const { id, displayName, osType, enabled } of client.devices.list({}, { signal })) {
    if (osType !== "DESKTOP" || enabled === false) continue;
    listed.push({ id, name: plainLine(displayName ?? `device ${id}`, 80) });
  }
  return chooseTargets(wanted, listed, "desktop device");
}

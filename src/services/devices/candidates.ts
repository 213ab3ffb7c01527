import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { devicesWithin, resolveFilters } from "./device-filters.ts";
import { deviceScope } from "./device-scope.ts";
import type { DeviceTools } from "./device-tools.ts";
import type { DeviceWish } from "./device-wish.ts";
import { chooseLabels } from "./labels.ts";
import { readDevices } from "./read-devices.ts";
import type { SelectedDevice } from "./selected-device.ts";
import { inVersionRange } from "./version-range.ts";
import { wishedDevices } from "./wished-devices.ts";

/** One thing that the devices have to meet, under the name of its input. */
interface Condition {
  readonly input: string;
  readonly asks: string;
  holds(device: SelectedDevice): boolean;
}

/**
 * The devices that a wish comes down to, at least one, in the order wished; `pick` is not looked at.
 * @throws {DeviceCloudError} `input` with everything that comes to nothing, and the names nearest to it.
 */
export async function candidates(wish: DeviceWish, tools: DeviceTools): Promise<SelectedDevice[]> {
  const { filters = [], properties = [], groupId } = wish;
  const catalogue = await readDevices({ withProperties: properties.length > 0 }, tools);
  const scoped = await deviceScope(groupId, catalogue, tools);
  const wished = wishedDevices(wish, scoped.scope);
  const known = catalogue.flatMap((device) => device.properties);
  const labels = chooseLabels(properties, known, { input: "device-properties", noun: "property" });
  const within = await resolveFilters(filters, tools);
  const problems = [scoped, wished, within, labels].flatMap((part) => part.problems);
  if (wished.devices.length === 0 && problems.length === 0) {
    const { owner, isGroup } = scoped.scope;
    problems.push(
      isGroup ? `device-group-id: ${owner} has no devices.` : "The service has no enabled devices.",
    );
  }
  if (problems.length > 0) throw new DeviceCloudError("input", problems.join("\n"));
  const conditions: Condition[] = [];
  if (filters.length > 0) {
    const sets = await devicesWithin(within, tools);
    const holds = ({ id }: SelectedDevice) => sets.every((ids) => ids.has(id));
    conditions.push({ input: "device-filter", asks: filters.join(", "), holds });
  }
  if (properties.length > 0) {
    const holds = (device: SelectedDevice) => hasOneOfEach(device, labels.byGroup);
    conditions.push({ input: "device-properties", asks: properties.join(", "), holds });
  }
  const range = wish.osVersion;
  if (range) {
    conditions.push({ input: "os-version", asks: range.text, holds: (one) => inVersionRange(range, one) });
  }
  return narrow(wished.devices, conditions, tools);
}

function hasOneOfEach({ properties }: SelectedDevice, byGroup: readonly (readonly number[])[]): boolean {
  const own = new Set(properties.map(({ id }) => id));
  return byGroup.every((alternatives) => alternatives.some((id) => own.has(id)));
}

function narrow(
  wished: readonly SelectedDevice[],
  conditions: readonly Condition[],
  { logger }: DeviceTools,
): SelectedDevice[] {
  let left = [...wished];
  for (const { input, asks, holds } of conditions) {
    const before = left;
    left = before.filter(holds);
    const asked = `${input} "${plainLine(asks, 200)}"`;
    if (left.length === 0) throw noneLeft(asked, input, before);
    logger.info(`${asked} leaves ${left.length} of ${before.length} devices.`);
  }
  return left;
}

const SHOWN = 5;

function noneLeft(asked: string, input: string, before: readonly SelectedDevice[]): DeviceCloudError {
  const shown = before.slice(0, SHOWN).map(({ name, osType, osVersion }) => {
    return input === "os-version" ? `${name} has ${`${osType} ${osVersion}`.trim() || "none"}` : name;
  });
  if (before.length > SHOWN) shown.push(`and ${before.length - SHOWN} more`);
  return new DeviceCloudError(
    "input",
    `${asked} leaves none of the devices that are otherwise wished: ${shown.join(", ")}.`,
    { remedy: `Widen ${input}, or wish for other devices.` },
  );
}

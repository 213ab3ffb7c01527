import { badRequest } from "../refusals.ts";
import type { ConfigurationValues } from "../store/records.ts";

/** The longest that one device may be asked to work, in seconds. */
const MAX_TIMEOUT_SECONDS = 24 * 3_600;
const MAX_AUTO_RETRIES = 10;

/**
 * A configuration with fields of its own replaced by those that are given; what is no field of it is passed over.
 * @throws {DeviceCloudError} 400 for a timeout, number of retries or address that cannot be meant.
 */
export function overrideConfiguration(
  configuration: ConfigurationValues,
  given: { readonly [F in keyof ConfigurationValues]?: ConfigurationValues[F] | undefined },
): ConfigurationValues {
  const fields = Object.keys(configuration) as (keyof ConfigurationValues)[];
  const changes = fields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]]));
  const changed: ConfigurationValues = { ...configuration, ...Object.fromEntries(changes) };
  checkRange("timeout", changed.timeout, { min: 1, max: MAX_TIMEOUT_SECONDS, unit: "seconds per device" });
  checkRange("maxAutoRetriesCount", changed.maxAutoRetriesCount, {
    min: 0,
    max: MAX_AUTO_RETRIES,
    unit: "times",
  });
  const { hookURL } = changed;
  if (hookURL === null || /^https?:$/.test(URL.parse(hookURL)?.protocol ?? "")) return changed;
  // Not with its value: an address may hold a secret.
  throw badRequest("hookURL is no http or https address.");
}

function checkRange(
  name: string,
  value: number,
  { min, max, unit }: { min: number; max: number; unit: string },
): void {
  if (value >= min && value <= max) return;
  throw badRequest(`${name} is ${value}; it takes ${min} to ${max} ${unit}.`);
}

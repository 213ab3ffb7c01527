import type { CatalogueDevice } from "../../devices/device.ts";
import type { UserRecord } from "../../store/records.ts";
import { WebDriverError } from "../webdriver-error.ts";
import { type FittingParts, fittingDevices } from "./fitting-devices.ts";
import type { SplitCapabilities } from "./session-wish.ts";

export interface Choice {
  readonly chosen: SplitCapabilities;
  /** At least one; the session starts on the first that is free. */
  readonly devices: readonly CatalogueDevice[];
}

/**
 * The first of the candidates that some device fits (WebDriver 2, Capabilities processing).
 * @throws {WebDriverError} `session not created` when none does, saying why.
 */
export function chooseCandidate(
  candidates: readonly SplitCapabilities[],
  user: UserRecord,
  parts: FittingParts,
): Choice {
  const failures: string[] = [];
  for (const chosen of candidates) {
    const { devices, unavailable } = fittingDevices(chosen, user, parts);
    if (devices.length > 0) return { chosen, devices };
    failures.push(...unavailable.map(whyNot));
  }
  const [first] = failures;
  const message = first ?? `No device fits. There are: ${namesOf(parts, user)}.`;
  throw new WebDriverError("session not created", message);
}

function whyNot({ displayName, enabled, online }: CatalogueDevice): string {
  return `${displayName} fits and is ${enabled ? (online ? "locked" : "offline") : "disabled"}.`;
}

const MAX_NAMES = 30;

function namesOf({ devices }: FittingParts, user: UserRecord): string {
  const names = devices.visibleTo(user, { withDedicated: true }).map(({ displayName }) => displayName);
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

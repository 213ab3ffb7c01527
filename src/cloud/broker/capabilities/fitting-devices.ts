import { plainLine } from "../../../base/untrusted-text.ts";
import { matches } from "../../../contract/filter-match.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import type { DeviceCatalogue } from "../../devices/device-catalogue.ts";
import type { UserRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { WebDriverError } from "../webdriver-error.ts";
import type { SplitCapabilities } from "./session-wish.ts";

const LOCAL_BROWSERS = ["chrome", "chromium"];
const PLATFORMS: Readonly<Record<string, CatalogueDevice["osType"]>> = { android: "ANDROID", ios: "IOS" };

/** The devices that fit, and those that would if they were online, enabled and not locked. */
export interface Fitting {
  readonly devices: readonly CatalogueDevice[];
  readonly unavailable: readonly CatalogueDevice[];
}

export interface FittingParts {
  readonly store: Store;
  readonly devices: DeviceCatalogue;
  /** Whether a device's browser is a Chromium, by whatever name a client calls it. */
  isChromium(device: CatalogueDevice): boolean;
}

/**
 * The devices of the catalogue that these capabilities ask for and the account may use. Who names none at all gets a
 * desktop: a plain request for a browser means no phone.
 * @throws {WebDriverError} `session not created` for a device or group that is not there or another account's.
 */
export function fittingDevices(
  { wish, driver }: SplitCapabilities,
  user: UserRecord,
  parts: FittingParts,
): Fitting {
  const candidates = named({ wish, driver }, user, parts);
  const osType = wish.osType ?? PLATFORMS[String(driver.platformName).toLowerCase()];
  const isOpen = [wish.device, wish.group, wish.version, osType].every((one) => one === undefined);
  const wanted = candidates.filter((device) => {
    const { releaseVersion } = device.softwareVersion;
    return (
      device.osType === (isOpen ? "DESKTOP" : (osType ?? device.osType)) &&
      (wish.version === undefined || isVersion(releaseVersion, wish.version)) &&
      hasBrowser(device, driver.browserName, parts)
    );
  });
  const [devices, unavailable] = [wanted.filter(isAvailable), wanted.filter((one) => !isAvailable(one))];
  return { devices, unavailable };
}

function named(
  { wish: { device, group } }: SplitCapabilities,
  user: UserRecord,
  { store, devices }: FittingParts,
): readonly CatalogueDevice[] {
  const all = devices.visibleTo(user, { withDedicated: true, withDisabled: true });
  const ofGroup = group === undefined ? all : refused(() => devices.choose({ groupId: idOf(group) }, user));
  if (device === undefined) return ofGroup;
  if (typeof device === "number") {
    const one = refused(() => devices.usable(device, user));
    return ofGroup.filter(({ id }) => id === one.id);
  }
  const values = [device.replaceAll("*", "%")];
  const condition = { field: "displayName", type: "s", operator: "like", values } as const;
  return ofGroup.filter((one) => String(one.id) === device || matches(one, condition));

  function idOf(nameOrId: string | number): number {
    if (typeof nameOrId === "number") return nameOrId;
    const bearsName = { sql: "json_extract(doc, '$.displayName') = ?", values: [nameOrId] };
    const [found] = store.deviceGroups.in({ userId: user.id }).select({ limit: 1, where: [bearsName] });
    if (found) return found.id;
    if (/^\d{1,15}$/.test(nameOrId)) return Number(nameOrId);
    throw new WebDriverError("session not created", `There is no device group "${plainLine(nameOrId, 80)}".`);
  }
}

/** `14` is every 14.x. */
function isVersion(released: string, wanted: string): boolean {
  return released === wanted || released.startsWith(`${wanted}.`);
}

function hasBrowser(device: CatalogueDevice, browserName: unknown, { isChromium }: FittingParts): boolean {
  if (browserName === undefined || !isChromium(device)) return true;
  return LOCAL_BROWSERS.includes(String(browserName).toLowerCase());
}

function isAvailable({ online, enabled, locked }: CatalogueDevice): boolean {
  return online && enabled && !locked;
}

/** What the API would refuse, in the words of WebDriver. */
function refused<T>(choose: () => T): T {
  try {
    return choose();
  } catch (error) {
    throw new WebDriverError("session not created", (error as Error).message, { cause: error });
  }
}

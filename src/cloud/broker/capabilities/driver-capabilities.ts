import { plainLine } from "../../../base/untrusted-text.ts";
import type { Capabilities } from "../backend/backend.ts";
import { WebDriverError } from "../webdriver-error.ts";
import { readChromeOptions } from "./chrome-options.ts";

const OPTIONS = "goog:chromeOptions";
/** Capabilities of W3C WebDriver that are the driver's to judge (WebDriver 2, Capabilities; BiDi, webSocketUrl). */
const STANDARD: ReadonlySet<string> = new Set([
  ...["acceptInsecureCerts", "browserName", "browserVersion", "pageLoadStrategy", "platformName", "proxy"],
  ...["setWindowRect", "strictFileInteractability", "timeouts", "unhandledPromptBehavior", "webSocketUrl"],
]);
/** Of Chromium's driver: what it logs. */
const CHROMIUM: ReadonlySet<string> = new Set(["goog:loggingPrefs"]);
/** Settings of a client for itself, which some send along; one of them holds the broker's address with credentials. */
const OF_CLIENTS = /^(?:wdio:|se:remoteUrl$)/;

/** Further capabilities that pass: those of a server behind, which its owner has listed. */
export type AllowedNames = readonly string[];

/**
 * The capabilities that a driver is asked for, out of what a client may ask.
 * @throws {WebDriverError} `invalid argument` naming everything that is refused.
 */
export function driverCapabilities(asked: Capabilities, more: AllowedNames = []): Capabilities {
  const problems: string[] = [];
  const passed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(asked)) {
    if (OF_CLIENTS.test(name)) continue;
    if (name === OPTIONS) {
      const read = readChromeOptions(value);
      problems.push(...read.problems);
      passed[name] = read.value;
    } else if (STANDARD.has(name) || CHROMIUM.has(name) || isNamed(name, more)) {
      problems.push(...(name === "proxy" ? proxyProblems(value) : []));
      passed[name] = value;
    } else {
      problems.push(`The capability "${plainLine(name, 80)}" is not known to this broker.`);
    }
  }
  if (problems.length === 0) return passed;
  throw new WebDriverError("invalid argument", problems.slice(0, MAX_PROBLEMS).join(" "));
}

const MAX_PROBLEMS = 20;

/** `appium:*` stands for every name that begins so. */
function isNamed(name: string, allowed: AllowedNames): boolean {
  return allowed.some((one) => (one.endsWith("*") ? name.startsWith(one.slice(0, -1)) : name === one));
}

/** A proxy's script comes from the web: as a file it would be one of the cloud's. */
function proxyProblems(value: unknown): string[] {
  const address = (value as { proxyAutoconfigUrl?: unknown } | null)?.proxyAutoconfigUrl;
  if (address === undefined || (typeof address === "string" && /^https?:\/\//i.test(address))) return [];
  return ["proxyAutoconfigUrl is not an http or https address."];
}

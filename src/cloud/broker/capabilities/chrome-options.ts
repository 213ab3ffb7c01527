import { plainLine } from "../../../base/untrusted-text.ts";
import { allowedSwitch, isAllowedPreference } from "./allowed-switches.ts";

/** What a client may leave out of the driver's own switches. */
const EXCLUDABLE: ReadonlySet<string> = new Set([
  ...["enable-automation", "enable-logging", "disable-popup-blocking", "disable-translate", "test-type"],
]);

export interface ReadOptions {
  readonly value: Readonly<Record<string, unknown>>;
  /** A sentence for each thing that is refused. */
  readonly problems: readonly string[];
}

type Reader = (value: unknown, problems: string[]) => unknown;

/** The options that are passed on, with what reads each. Everything else could name a program or a file of the cloud. */
const READERS: Readonly<Record<string, Reader>> = {
  args: (value, problems) =>
    texts("args", value, problems).flatMap((text) => {
      const allowed = allowedSwitch(text);
      if (allowed === undefined) problems.push(`The switch "${plainLine(text, 80)}" is not allowed.`);
      return allowed ?? [];
    }),
  excludeSwitches: (value, problems) =>
    texts("excludeSwitches", value, problems).filter((text) => {
      const isAllowed = EXCLUDABLE.has(text.replace(/^--/, ""));
      if (!isAllowed) problems.push(`The switch "${plainLine(text, 80)}" cannot be left out.`);
      return isAllowed;
    }),
  prefs: (value, problems) =>
    Object.fromEntries(
      entries("prefs", value, problems).filter(([name, one]) => {
        const isAllowed = isAllowedPreference(name, one);
        if (!isAllowed) problems.push(`The preference "${plainLine(name, 80)}" is not allowed.`);
        return isAllowed;
      }),
    ),
  extensions(value, problems) {
    // Clients send the empty list that they start with.
    if (Array.isArray(value) && value.length === 0) return undefined;
    problems.push("Extensions are not allowed.");
    return undefined;
  },
  w3c(value, problems) {
    if (value !== true) problems.push("w3c is not true; this broker speaks W3C WebDriver only.");
    return undefined;
  },
};

/** The part of `goog:chromeOptions` that a client may set, and what is refused of the rest. */
export function readChromeOptions(value: unknown): ReadOptions {
  const problems: string[] = [];
  const read = entries("goog:chromeOptions", value, problems).flatMap(([name, one]): [string, unknown][] => {
    const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
    if (!reader) {
      const allowed = "args, excludeSwitches and prefs";
      problems.push(`The option "${plainLine(name, 80)}" is not allowed; a client sets ${allowed}.`);
      return [];
    }
    const result = reader(one, problems);
    return result === undefined ? [] : [[name, result]];
  });
  return { value: Object.fromEntries(read), problems };
}

function texts(name: string, value: unknown, problems: string[]): string[] {
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value;
  problems.push(`${name} is no list of texts.`);
  return [];
}

function entries(name: string, value: unknown, problems: string[]): [string, unknown][] {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return Object.entries(value);
  problems.push(`${name} is no object.`);
  return [];
}

import * as z from "zod";
import { plainLine } from "../../../base/untrusted-text.ts";
import { MULTI_SESSION_WAIT as MULTI_SESSION_WAITS } from "../../../contract/broker.ts";
import type { Capabilities } from "../backend/backend.ts";
import { WebDriverError } from "../webdriver-error.ts";

/** Longer waits block a device for everybody else. */
const MAX_MULTI_SESSION_WAIT_SECONDS = 600;
const MAX_TIMEOUT_SECONDS = 3_600;

const line = z.string().regex(/^\P{C}{1,200}$/u, "one line of 1 to 200 characters");
const nameOrId = z.union([z.int().positive(), line]);
const secondsUpTo = (max: number) => z.int().min(0).max(max);

/** What the broker itself understands, under these names behind `cloud:`. */
const known = z.strictObject({
  device: nameOrId,
  osType: z.string().transform((text, context) => {
    const found = OS_TYPES.find((one) => one === text.toUpperCase());
    if (found) return found;
    context.addIssue(`one of ${OS_TYPES.join(", ")}`);
    return z.NEVER;
  }),
  version: z.union([line, z.number().transform(String)]),
  group: nameOrId,
  ticket: line,
  apiKey: line,
  project: nameOrId,
  name: line,
  multiSessionWait: secondsUpTo(MAX_MULTI_SESSION_WAIT_SECONDS),
  idleTimeout: secondsUpTo(MAX_TIMEOUT_SECONDS).min(1),
  newSessionTimeout: secondsUpTo(MAX_TIMEOUT_SECONDS).min(1),
});
const wish = known.partial();

const OS_TYPES = ["ANDROID", "IOS", "DESKTOP"] as const;
const PREFIX = "cloud:";
/** W3C clients refuse bare names, so there is a prefixed one beside the specification's. */
const { specified: MULTI_SESSION_WAIT } = MULTI_SESSION_WAITS;

/** What a client wants of the broker: a device, and how its session is kept. */
export type SessionWish = z.output<typeof wish>;

export interface SplitCapabilities {
  readonly wish: SessionWish;
  /** What is left: for the driver. */
  readonly driver: Capabilities;
}

/**
 * Tells the broker's own capabilities from those of the driver (Client-side automation broker).
 * @throws {WebDriverError} `invalid argument` naming every one that is unknown or wrong, never its value.
 */
export function splitCapabilities(capabilities: Capabilities): SplitCapabilities {
  const own: Record<string, unknown> = {};
  const driver: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(capabilities)) {
    if (name.startsWith(PREFIX)) own[name.slice(PREFIX.length)] = value;
    else if (name !== MULTI_SESSION_WAIT) driver[name] = value;
  }
  if (Object.hasOwn(capabilities, MULTI_SESSION_WAIT)) {
    own.multiSessionWait ??= capabilities[MULTI_SESSION_WAIT];
    if (own.multiSessionWait !== capabilities[MULTI_SESSION_WAIT]) {
      const message = `${MULTI_SESSION_WAIT} and ${PREFIX}multiSessionWait differ; give one of them.`;
      throw new WebDriverError("invalid argument", message);
    }
  }
  const parsed = wish.safeParse(own);
  if (parsed.success) return { wish: parsed.data, driver };
  throw new WebDriverError("invalid argument", parsed.error.issues.map(sentenceOf).join(" "));
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((name) => PREFIX + plainLine(name, 80)).join(", ");
    return `Unknown capability: ${names}. This broker knows ${Object.keys(known.shape)
      .map((name) => PREFIX + name)
      .join(", ")}.`;
  }
  return `${PREFIX}${String(issue.path[0])} is wrong: ${issue.message}.`;
}

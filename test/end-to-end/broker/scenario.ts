import type { BrowserProfile } from "../../../src/cloud/execution/browser-profile.ts";
import { pngSize } from "./png-size.ts";

/** Where a client library does the scenario. */
export interface ScenarioPlace {
  /** The broker's root: `http://127.0.0.1:1234/hub/wd`. */
  readonly broker: URL;
  /** The account's key, or a ticket. */
  readonly secret: string;
  /** What the client asks for beside a browser. */
  readonly capabilities: Readonly<Record<string, unknown>>;
  /** The address of the pages. */
  readonly pages: string;
  /** A file of the client's machine, `receipt.txt`, to be uploaded. */
  readonly file: string;
}

/** What a client library saw and did, one entry for each of the ten steps, and what the device is. */
export interface Seen {
  readonly found: { readonly heading: string; readonly items: readonly string[] };
  readonly clicked: string;
  readonly typed: string;
  readonly uploaded: string;
  readonly frame: { readonly inside: string; readonly outside: string };
  readonly windows: { readonly opened: string; readonly left: string; readonly count: number };
  readonly cookies: { readonly set: string | undefined; readonly inPage: string; readonly left: number };
  readonly alerts: { readonly text: string; readonly accepted: string; readonly dismissed: string };
  /** A PNG. */
  readonly picture: Buffer;
  readonly scripts: { readonly plain: unknown; readonly awaited: unknown };
  /** `innerWidth, innerHeight, devicePixelRatio, userAgent, maxTouchPoints > 0` of the page. */
  readonly device: readonly [number, number, number, string, boolean];
  /** The capabilities of the session. */
  readonly capabilities: Readonly<Record<string, unknown>>;
}

/** One library, unmodified, doing all of it in a session of its own. */
export type Scenario = (place: ScenarioPlace) => Promise<Seen>;

export const MEASURE =
  "return [innerWidth, innerHeight, devicePixelRatio, navigator.userAgent, navigator.maxTouchPoints > 0]";
export const ADD = "return arguments[0] + arguments[1]";
export const LATER = "setTimeout(arguments[arguments.length - 1], 20, document.title + arguments[0])";
export const RECEIPT = "Two jars of olives, äöü €";

/** What every library must have seen, on a device with this screen. Its user agent and capabilities differ. */
export function expectedOn({ width, height, scale, touch }: BrowserProfile) {
  return {
    found: { heading: "Shop", items: ["Olives", "Bread", "Dates"] },
    clicked: "2",
    typed: "Hello Ada Lovelace",
    uploaded: `${RECEIPT.length} characters`,
    frame: { inside: "Figs, half price", outside: "Shop" },
    windows: { opened: "Terms", left: "Shop", count: 1 },
    cookies: { set: "ripe", inPage: "olives=ripe", left: 0 },
    alerts: { text: "Clear the basket?", accepted: "cleared", dismissed: "kept" },
    pictureSize: [Math.ceil(120 * scale), Math.ceil(40 * scale)],
    scripts: { plain: 42, awaited: "Shop!" },
    size: [width, height, scale],
    touch,
  };
}

/** What was seen in the form of `expectedOn`. */
export function seenAs({ picture, device, capabilities: _, ...seen }: Seen) {
  const [width, height, scale, , touch] = device;
  return { ...seen, pictureSize: pngSize(picture), size: [width, height, scale], touch };
}

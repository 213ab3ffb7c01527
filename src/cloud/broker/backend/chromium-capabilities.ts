import type { BrowserProfile } from "../../execution/browser-profile.ts";
import type { Capabilities } from "./backend.ts";

const OPTIONS = "goog:chromeOptions";

/** Where the browser of a session lies, as the driver sees it. */
export interface ChromiumPlace {
  readonly binary: string;
  readonly downloads: string;
}

/**
 * The capabilities with which chromedriver starts the browser as this device: a phone by mobile emulation, a desktop in a
 * window on a screen of its size. The browser speaks to its driver through a pipe, so no port of it is open to others.
 */
export function chromiumCapabilities(
  asked: Capabilities,
  profile: BrowserProfile,
  { binary, downloads }: ChromiumPlace,
): Capabilities {
  const options = (asked[OPTIONS] ?? {}) as { args?: readonly string[]; prefs?: object };
  const { width, height } = profile;
  return {
    ...asked,
    browserName: "chrome",
    [OPTIONS]: {
      ...options,
      binary,
      args: [...(options.args ?? []), "--remote-debugging-pipe", `--screen-info={${width}x${height}}`],
      prefs: {
        ...options.prefs,
        "download.default_directory": downloads,
        "savefile.default_directory": downloads,
        "download.prompt_for_download": false,
      },
      ...emulationOf(profile),
    },
  };
}

/** The option that makes a Chromium a phone or tablet; a desktop needs none. */
export function emulationOf(profile: BrowserProfile): { readonly mobileEmulation?: object } {
  if (!isHandheld(profile)) return {};
  const { width, height, scale, touch, mobile, userAgent } = profile;
  const deviceMetrics = { width, height, pixelRatio: scale, touch, mobile };
  return { mobileEmulation: { deviceMetrics, ...(userAgent === undefined ? {} : { userAgent }) } };
}

/** Whether the device is emulated; a desktop is the browser itself. */
export function isHandheld({ mobile, touch }: BrowserProfile): boolean {
  return mobile || touch;
}

/** What the launcher starts: with emulation, a plain browser that the driver turns into the device. */
export function launchedProfile(profile: BrowserProfile): BrowserProfile {
  if (!isHandheld(profile)) return profile;
  const { name, osType, width, height, language } = profile;
  const plain = { name, osType, width, height, scale: 1, mobile: false, touch: false };
  return language === undefined ? plain : { ...plain, language };
}

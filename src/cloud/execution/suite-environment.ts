import { dirname } from "node:path";
import { LAUNCHER } from "./browser-launcher.ts";
import type { BrowserProfile } from "./browser-profile.ts";
import type { SuiteView } from "./confinement.ts";
import type { PackageOrder } from "./package-run.ts";

/** Names that a variable can have, without those that act on the loader of every program. */
const VARIABLE = /^(?!(?:LD|DYLD|GLIBC|GCONV|MALLOC)_)[A-Za-z_]\w*$/;
const SYSTEM_PATH = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];

/**
 * All that a suite finds in its environment: nothing of the cloud's own passes. The order's variables come first, so
 * that none of them replaces what the suite needs to run.
 */
export function suiteEnvironment(
  view: SuiteView,
  { profile, environment, paths = {} }: Pick<PackageOrder, "profile" | "environment" | "paths">,
  driverPath: string | undefined,
): Record<string, string> {
  const launcher = `${view.tools}/${LAUNCHER}`;
  return {
    ...wellFormed(environment),
    ...Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, `${view.workspace}/${path}`])),
    PATH: [view.tools, dirname(process.execPath), ...SYSTEM_PATH].join(":"),
    HOME: view.home,
    TMPDIR: view.temp,
    LANG: "C.UTF-8",
    TZ: "UTC",
    CI: "true",
    CHROME_BIN: launcher,
    CHROME_PATH: launcher,
    PUPPETEER_EXECUTABLE_PATH: launcher,
    SVC_BROWSER_PATH: launcher,
    ...(driverPath === undefined ? {} : { CHROMEWEBDRIVER: dirname(driverPath) }),
    ...profileVariables(profile),
  };
}

/** Whether a suite can be given a variable of this name. */
export function isVariableName(name: string): boolean {
  return VARIABLE.test(name);
}

/** Variables that a process can be given: users name them and fill them in. */
function wellFormed(variables: Readonly<Record<string, string>>): Record<string, string> {
  const possible = Object.entries(variables).filter(([name]) => isVariableName(name));
  return Object.fromEntries(possible.map(([name, value]) => [name, value.replaceAll("\0", "")]));
}

/** The profile in a form that a suite can hand to DevTools' device emulation. */
function profileVariables(profile: BrowserProfile): Record<string, string> {
  return {
    SVC_DEVICE_NAME: profile.name,
    SVC_DEVICE_OS: profile.osType,
    SVC_DEVICE_WIDTH: String(profile.width),
    SVC_DEVICE_HEIGHT: String(profile.height),
    SVC_DEVICE_SCALE: String(profile.scale),
    SVC_DEVICE_MOBILE: String(profile.mobile),
    SVC_DEVICE_TOUCH: String(profile.touch),
    SVC_DEVICE_USER_AGENT: profile.userAgent ?? "",
  };
}

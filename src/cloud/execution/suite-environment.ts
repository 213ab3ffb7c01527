import { dirname } from "node:path";
import { LAUNCHER } from "./browser-launcher.ts";
import type { BrowserProfile } from "./browser-profile.ts";
import type { SuiteView } from "./confinement.ts";

const SERVICE_VARIABLE = /^SVC_\w+$/;
const SYSTEM_PATH = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"];

/**
 * All that a suite finds in its environment: nothing of the cloud's own passes, and of the order's variables only
 * `SVC_*`, since names such as `LD_PRELOAD` would act on the programs that set the sandbox up.
 */
export function suiteEnvironment(
  view: SuiteView,
  profile: BrowserProfile,
  variables: Readonly<Record<string, string>>,
  driverPath: string | undefined,
): Record<string, string> {
  const launcher = `${view.tools}/${LAUNCHER}`;
  return {
    ...Object.fromEntries(Object.entries(variables).filter(([name]) => SERVICE_VARIABLE.test(name))),
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

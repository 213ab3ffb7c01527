import { chmod, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shellWord } from "../shell-word.ts";
import type { Browser } from "./browser.ts";
import type { BrowserProfile } from "./browser-profile.ts";

/** The launcher's name; suites that look for a browser on their path find it by the usual names, too. */
export const LAUNCHER = "chromium";
const OTHER_NAMES = ["chromium-browser", "google-chrome", "google-chrome-stable"];

/** What keeps a browser quiet and the same from run to run. */
const QUIET = [
  ...["--disable-gpu", "--disable-quic", "--no-first-run", "--no-default-browser-check", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update", "--disable-breakpad", "--log-level=3"],
];

export interface LauncherOptions {
  readonly browser: Browser;
  readonly profile: BrowserProfile;
  /** Switches that the place demands: `--no-sandbox`, `--disable-dev-shm-usage`. */
  readonly demanded: readonly string[];
}

/** Writes the script that starts the browser as the profile's device, and the links to it, into `folder`. */
export async function writeLauncher(folder: string, options: LauncherOptions): Promise<void> {
  const path = join(folder, LAUNCHER);
  await writeFile(path, launcherScript(options));
  await chmod(path, 0o755);
  for (const name of OTHER_NAMES) await symlink(LAUNCHER, join(folder, name));
  if (options.browser.driverPath) await symlink(options.browser.driverPath, join(folder, "chromedriver"));
}

/**
 * The script's text. The caller's switches come last and so win; a headless mode is added only where there is no
 * display, and a profile folder of its own only where the caller names none.
 */
function launcherScript({ browser, profile, demanded }: LauncherOptions): string {
  const switches = [...demanded, ...QUIET, ...profileSwitches(profile)].map(shellWord).join(" ");
  return `#!/bin/sh
# Starts this executor's browser with what the place and its profile need.
${libraryLines(browser).join("\n")}
mode=; data=
[ -n "\${DISPLAY-}\${WAYLAND_DISPLAY-}" ] || mode=--headless
for argument in "$@"; do
  case "$argument" in
    --headless | --headless=*) mode= ;;
    --user-data-dir | --user-data-dir=*) data=given ;;
  esac
done
[ -n "$data" ] || set -- "--user-data-dir=$(mktemp -d)" "$@"
exec ${shellWord(browser.path)} ${switches} $mode "$@"
`;
}

function libraryLines(browser: Browser): string[] {
  const lines: string[] = [];
  if (browser.sharedLibraryPaths.length > 0) {
    lines.push(`export LD_LIBRARY_PATH=${shellWord(browser.sharedLibraryPaths.join(":"))}`);
  }
  if (browser.fontConfiguration) lines.push(`export FONTCONFIG_FILE=${shellWord(browser.fontConfiguration)}`);
  return lines;
}

function profileSwitches(profile: BrowserProfile): string[] {
  return [
    `--window-size=${profile.width},${profile.height}`,
    `--force-device-scale-factor=${profile.scale}`,
    ...(profile.touch ? ["--touch-events=enabled"] : []),
    ...(profile.userAgent === undefined ? [] : [`--user-agent=${profile.userAgent}`]),
    ...(profile.language === undefined ? [] : [`--accept-lang=${profile.language}`]),
  ];
}

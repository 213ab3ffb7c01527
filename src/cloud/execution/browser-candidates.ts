import { realpathSync } from "node:fs";
import { join } from "node:path";
import { findProgram, isProgram } from "./find-program.ts";

export interface BrowserCandidate {
  readonly path: string;
  readonly origin: string;
  /** Whether the user named exactly this one, so that no other may stand in for it. */
  readonly isNamed: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_PROGRAMS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const WINDOWS_PROGRAM = join("Google", "Chrome", "Application", "chrome.exe");
/**
 * Packages install a shell script under the browser's name, which adds switches from /etc. Behind these, the program
 * itself is known; any other script is somebody's own and stays in charge.
 */
const BEHIND_WRAPPER: Readonly<Record<string, string>> = {
  "/usr/bin/chromium": "/usr/lib/chromium/chromium",
  "/usr/bin/chromium-browser": "/usr/lib64/chromium-browser/chromium-browser",
  "/opt/google/chrome/google-chrome": "/opt/google/chrome/chrome",
};

/** Where a browser may be, best first. Those the environment names are listed whether they exist or not. */
export function browserCandidates(environment: Environment): BrowserCandidate[] {
  const named = ["CHROME_PATH", "CHROME_BIN"].flatMap((name) => {
    const path = environment[name];
    return path ? [{ path: realProgram(path), origin: name, isNamed: true }] : [];
  });
  if (named.length > 0) return named.slice(0, 1);
  const onPath = NAMES.flatMap((name) => findProgram([name], environment.PATH) ?? []);
  return [...onPath, ...usualPlaces(environment)].map((place) => ({
    path: realProgram(place),
    origin: place,
    isNamed: false,
  }));
}

function usualPlaces(environment: Environment): string[] {
  if (process.platform === "darwin") {
    const home = environment.HOME;
    const own = home ? MAC_PROGRAMS.map((program) => join(home, program)) : [];
    return [...MAC_PROGRAMS, ...own].filter(isProgram);
  }
  if (process.platform !== "win32") return [];
  const roots = [environment.PROGRAMFILES, environment["PROGRAMFILES(X86)"], environment.LOCALAPPDATA];
  return roots.flatMap((root) => (root ? [join(root, WINDOWS_PROGRAM)] : [])).filter(isProgram);
}

function realProgram(path: string): string {
  if (!isProgram(path)) return path;
  const real = realpathSync(path);
  const behind = BEHIND_WRAPPER[real];
  return behind && isProgram(behind) ? behind : real;
}

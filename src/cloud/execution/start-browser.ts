import { execFile } from "node:child_process";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Browser } from "./browser.ts";

const START_LIMIT_MS = 20_000;

/** Why the browser does not start here, in one line; undefined when it does. Asks for its version only. */
export function failureToStart(
  browser: Pick<Browser, "path" | "sharedLibraryPaths">,
): Promise<string | undefined> {
  // On Windows that question opens a window, so there the program's being there must do.
  if (process.platform === "win32") return Promise.resolve(undefined);
  const libraries = browser.sharedLibraryPaths.join(":");
  const env = {
    PATH: "/usr/bin:/bin",
    HOME: "/nonexistent",
    ...(libraries && { LD_LIBRARY_PATH: libraries }),
  };
  return new Promise((resolve) => {
    execFile(
      browser.path,
      ["--version"],
      { env, timeout: START_LIMIT_MS, killSignal: "SIGKILL" },
      (error, _, says) => {
        resolve(error ? plainLine(says || error.message, 200) : undefined);
      },
    );
  });
}

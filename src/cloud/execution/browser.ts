import { realpathSync } from "node:fs";
import { dirname } from "node:path";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import { browserCandidates } from "./browser-candidates.ts";
import { packagedBrowser } from "./browser-package.ts";
import { findProgram } from "./find-program.ts";
import { failureToStart } from "./start-browser.ts";

/** A Chromium found on this machine, or taken from npm. */
export interface Browser {
  /** The real program, started by the launcher that a suite is given. */
  readonly path: string;
  /** Folders that must come first on the library path; empty where the system has what the browser needs. */
  readonly sharedLibraryPaths: readonly string[];
  /** The font configuration to use where the system has none. */
  readonly fontConfiguration?: string;
  /** Folders a sandbox must show read-only so that the browser, and its driver, can start. */
  readonly readablePaths: readonly string[];
  /** Where it comes from, for people: `CHROME_PATH`, `/usr/bin/chromium`, `npm package …`. */
  readonly origin: string;
  /** chromedriver, where the machine has one. */
  readonly driverPath?: string;
}

export interface FindBrowserOptions {
  /** The cloud's environment: `CHROME_PATH`, `CHROME_BIN`, `CHROMEWEBDRIVER` and `PATH` are looked at. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
}

/**
 * The Chromium or Chrome that suites are given: the one the environment names, else the machine's, else the one that
 * comes through npm. Each is started once before it is trusted.
 * @throws {DeviceCloudError} `input` when the environment names one that does not start, or there is none at all.
 */
export async function findBrowser({ environment, logger }: FindBrowserOptions): Promise<Browser> {
  const found = (await installedBrowser(environment, logger)) ?? (await packagedBrowser(logger));
  if (!found) {
    throw new DeviceCloudError("input", "No Chromium or Chrome was found on this machine.", {
      remedy:
        "Install Chromium, or name its program in CHROME_PATH, or run npm ci with its optional packages.",
    });
  }
  logger.debug(`Browser: ${found.path} (${found.origin})`);
  return withDriver(found, environment);
}

async function installedBrowser(
  environment: FindBrowserOptions["environment"],
  logger: Logger,
): Promise<Browser | undefined> {
  for (const { path, origin, isNamed } of browserCandidates(environment)) {
    const failure = await failureToStart({ path, sharedLibraryPaths: [] });
    if (failure === undefined) {
      return { path, sharedLibraryPaths: [], readablePaths: [dirname(path)], origin };
    }
    if (isNamed) {
      throw new DeviceCloudError("input", `${origin} names "${path}", which does not start: ${failure}.`, {
        remedy: `Correct ${origin}, or unset it to use the machine's own browser.`,
      });
    }
    logger.notice(`The browser ${origin} does not start (${failure}); looking further.`);
  }
  return undefined;
}

function withDriver(browser: Browser, environment: FindBrowserOptions["environment"]): Browser {
  const folders = [environment.CHROMEWEBDRIVER ?? "", environment.PATH ?? ""].join(":");
  const driver = findProgram(["chromedriver"], folders);
  if (!driver) return browser;
  const driverPath = realpathSync(driver);
  return { ...browser, driverPath, readablePaths: [...browser.readablePaths, dirname(driverPath)] };
}

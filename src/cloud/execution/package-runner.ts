import { realpath } from "node:fs/promises";
import type { Logger } from "../../base/logger.ts";
import type { Browser } from "./browser.ts";
import { demandedSwitches } from "./browser-switches.ts";
import { chooseConfinement } from "./choose-confinement.ts";
import type { PackageRunner } from "./package-run.ts";
import { openRooms } from "./room.ts";
import { type RunnerPlace, runPackage } from "./run-package.ts";

export interface PackageRunnerOptions {
  readonly logger: Logger;
  /** Suites may run as root where no sandbox works. */
  readonly allowRoot: boolean;
  /** The cloud's own folder: existing, invisible to suites. Passing folders of runs are kept below it. */
  readonly dataFolder: string;
  readonly browser: Browser;
}

/**
 * Finds out how suites can be kept apart on this machine, and where they run. One per data folder.
 * (`docs/decisions.md`: The local cloud executes other people's scripts.)
 * @throws {DeviceCloudError} `input` where suites would run as root unasked, or on a system without POSIX processes.
 */
export async function openRunnerPlace(options: PackageRunnerOptions): Promise<RunnerPlace> {
  const dataFolder = await realpath(options.dataFolder);
  const rooms = await openRooms(dataFolder);
  const confinement = await chooseConfinement({ ...options, dataFolder, rooms });
  const switches = await demandedSwitches(confinement.isolation);
  return { rooms, confinement, browser: options.browser, switches };
}

/** What runs packages at this place. */
export function packageRunner(place: RunnerPlace): PackageRunner {
  return { isolation: place.confinement.isolation, run: (order) => runPackage(place, order) };
}

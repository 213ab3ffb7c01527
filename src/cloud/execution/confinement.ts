import type { Readable } from "node:stream";
import type { PackageRunner } from "./package-run.ts";
import type { Room } from "./room.ts";

/** The folders of a run as the suite sees them. */
export interface SuiteView {
  readonly workspace: string;
  readonly home: string;
  readonly temp: string;
  readonly tools: string;
}

/** What is to run, in the suite's own view. */
export interface Command {
  readonly words: readonly [program: string, ...args: string[]];
  readonly environment: Readonly<Record<string, string>>;
  /** The folders on this machine. */
  readonly workspace: string;
  readonly room: Room;
}

/** A running suite with everything it has started. */
export interface ConfinedRun {
  /** Standard output and standard error in one, in order of arrival. */
  readonly output: Readable;
  /** Resolves with the script's exit code (128 + the signal's number when it was killed); other processes may live on. */
  readonly exited: Promise<number>;
  /** Ends every process of the run, also those that left its process group; resolves when none is left. */
  end(): Promise<void>;
}

/** How suites are kept apart from the machine and from each other. */
export interface Confinement {
  readonly isolation: PackageRunner["isolation"];
  view(workspace: string, room: Room): SuiteView;
  /** Makes the folders usable for the user the suite runs as. To be called when the package is unpacked. */
  handOver(workspace: string, room: Room): Promise<void>;
  start(command: Command): Promise<ConfinedRun>;
}

/** A variable that only processes of one run carry, so that those that left its process group are found. */
export const RUN_MARKER = "DEVICE_CLOUD_RUN";

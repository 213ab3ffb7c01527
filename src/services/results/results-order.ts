import type { Clock } from "../../base/clock.ts";
import type { DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import type { ArchiveKind } from "../../contract/results/archives.ts";
import type { RunAddress } from "./run-address.ts";

/** What to fetch of which runs, and how to keep it. */
export interface ResultsOrder {
  readonly runs: readonly RunAddress[];
  readonly archives: readonly ArchiveKind[];
  /** One archive for each run with all its device runs, or one for each device run. */
  readonly by: "run" | "device-run";
  /** The device runs to fetch; all of them when undefined. */
  readonly deviceRunIds?: readonly number[] | undefined;
  /** Unpack the archives; else they are checked and kept as they are. */
  readonly extract: boolean;
  /** What becomes of a run that is still going: a problem, or what it has so far. */
  readonly unfinished: "refuse" | "partial";
  /** How many archives are fetched at once. */
  readonly concurrency: number;
  /** How long the service may take to make an archive, in milliseconds. */
  readonly prepareMs: number;
  /** An existing empty folder. */
  readonly folder: string;
}

export interface ResultsTools {
  readonly client: Client;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** One archive as it was fetched, in the order of runs, device runs and archives. */
export interface DownloadedArchive {
  readonly runId: number;
  readonly kind: ArchiveKind;
  /** Null for an archive of the whole run. */
  readonly deviceRunId: number | null;
  /** The device's name, as far as the service tells; harmless to print. */
  readonly device: string | null;
  /** `kept`: the zip itself. `missing`: it could not be had. */
  readonly state: "extracted" | "kept" | "missing";
  /** The folder with its files, or the zip; null when it is missing. */
  readonly path: string | null;
  /** What was downloaded, in bytes. */
  readonly sizeBytes: number;
  /** Its files on this machine: those that were extracted, or the zip. */
  readonly files: readonly string[];
  /** How many files it holds. */
  readonly fileCount: number;
  /** What could not be had of it, a sentence each. */
  readonly problems: readonly string[];
}

export interface ResultsOutcome {
  readonly archives: readonly DownloadedArchive[];
  /**
   * All that could not be had, in one error that names it: `input` where only runs or device runs were wrongly named or are
   * still going, else `service`. Undefined when everything was had.
   */
  readonly failure: DeviceCloudError | undefined;
}

import type { Logger } from "../../base/logger.ts";
import type { Script } from "./script-check.ts";

export interface PackageOptions {
  /** `suite-path`: a folder with the script at its root, or a ready zip. */
  readonly path: string;
  /** Where a folder's package is written, under the folder's name. Made when missing. */
  readonly destinationFolder: string;
  /** The ignore file, relative to the suite; `.devicecloudignore` unless told otherwise. */
  readonly ignoreFile?: string | undefined;
  /** Send files that look like secrets. */
  readonly allowSecretFiles?: boolean | undefined;
  readonly logger: Logger;
  readonly signal: AbortSignal;
}

/** A package that passed every check and may be sent. */
export interface SuitePackage {
  readonly path: string;
  /** The file name to send it under. */
  readonly name: string;
  /** Of the package's bytes, in hexadecimal; the same tree always gives the same. */
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly files: number;
  /** What the service will call; the `.sh` where both are there, though a Windows executor takes the `.ps1`. */
  readonly script: Script;
  /** The suite is a ready zip, sent as it is. */
  readonly reused: boolean;
}

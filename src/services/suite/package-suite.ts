import { realpath, stat } from "node:fs/promises";
import { basename } from "node:path";
import { throwIfCancelled } from "../../base/clock.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { checkZip } from "./check-zip.ts";
import { digestFile } from "./digest-file.ts";
import { nameWarnings } from "./name-check.ts";
import { packageFolder } from "./package-folder.ts";
import type { PackageOptions, SuitePackage } from "./package-options.ts";
import { SCRIPTS, type Script, scriptOf } from "./script-check.ts";
import { isFolderName } from "./suite-entry.ts";

const REMEDY = "Point suite-path at the folder that holds run-tests.sh, or at a zip of it.";

/**
 * Makes the package of a test suite, or checks a ready one (specification: Build service, Rules for builds, 2).
 * @throws {DeviceCloudError} `package` with all problems of the suite at once and their remedies; `cancelled`.
 */
export async function packageSuite(options: PackageOptions): Promise<SuitePackage> {
  const { path, logger, signal } = options;
  throwIfCancelled(signal);
  try {
    const root = await realPathOf(path);
    const stats = await stat(root);
    if (stats.isDirectory()) {
      const { names, ...made } = await packageFolder(root, options);
      tellSurprises(names, logger);
      return { ...made, ...summary(names), reused: false };
    }
    if (!stats.isFile()) throw notASuite(path, "is neither a folder nor a zip");
    const names = await checkZip(root, options);
    tellSurprises(names, logger);
    const digest = await digestFile(root, signal);
    return { path: root, name: basename(path), ...digest, ...summary(names), reused: true };
  } catch (error) {
    throwIfCancelled(signal);
    throw asDeviceCloudError(error, "package");
  }
}

function summary(names: readonly string[]): { files: number; script: Script } {
  const files = names.filter((name) => !isFolderName(name)).length;
  return { files, script: scriptOf(names) as Script };
}

function tellSurprises(names: readonly string[], logger: Logger): void {
  const scripts = SCRIPTS.filter((script) => names.includes(script));
  if (scripts.length > 1) {
    logger.info("The suite has both scripts: run-tests.sh runs on Linux and Mac, run-tests.ps1 on Windows.");
  }
  const system = scripts.includes("run-tests.ps1") ? "windows" : "posix";
  for (const warning of nameWarnings(names, system)) logger.warning(warning);
}

async function realPathOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    throw notASuite(path, reason === "ENOENT" ? "does not exist" : `cannot be read (${reason})`, error);
  }
}

function notASuite(path: string, flaw: string, cause?: unknown): DeviceCloudError {
  return new DeviceCloudError("package", `suite-path "${plainLine(path)}" ${flaw}.`, {
    remedy: REMEDY,
    cause,
  });
}

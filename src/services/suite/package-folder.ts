import { mkdir, realpath, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { throwIfCancelled } from "../../base/clock.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { checkedEntries } from "./checked-entries.ts";
import { readIgnoreRules } from "./ignore-rules.ts";
import type { PackageOptions } from "./package-options.ts";
import { type Problem, packageError } from "./problem.ts";
import { isScript, missingScript } from "./script-check.ts";
import { type SuiteTree, walkSuite } from "./walk-suite.ts";
import { type WrittenZip, writeZip } from "./write-zip.ts";

/** A folder's package on disk, with the names in it. */
export interface FolderPackage extends WrittenZip {
  readonly path: string;
  readonly name: string;
  readonly names: readonly string[];
}

/**
 * Packages the folder at `root` (a real path) into the destination folder. The package is there only when everything
 * went well. Files are checked while they are packed: one reading serves both.
 * @throws {DeviceCloudError} `package` with all problems of the suite, or when the package cannot be written.
 */
export async function packageFolder(root: string, options: PackageOptions): Promise<FolderPackage> {
  const { signal, logger } = options;
  const name = `${basename(resolve(options.path)).replace(/[^\w.-]+/g, "-") || "suite"}.zip`;
  const path = join(await makeFolder(options.destinationFolder), name);
  const partial = `${path}.partial`;
  const { rules, problems } = await readIgnoreRules(root, options.ignoreFile, [path, partial]);
  const tree = await walkSuite(root, rules, signal);
  problems.push(...tree.problems, ...shapeProblems(tree, options.path, rules.file));
  const secretRemedy = options.allowSecretFiles
    ? null
    : `List it in ${rules.file}, or set allow-secret-files.`;
  try {
    const entries = checkedEntries(tree.entries, { problems, secretRemedy, signal });
    const zip = await writeZip(partial, entries, signal);
    if (problems.length > 0) throw packageError(options.path, problems);
    await rename(partial, path);
    if (tree.leftOut.length > 0)
      logger.debug(`Left out of the package: ${tree.leftOut.length} files and folders.`);
    return { ...zip, path, name, names: tree.entries.map((entry) => entry.name) };
  } catch (error) {
    await rm(partial, { force: true });
    throwIfCancelled(signal);
    throw error instanceof DeviceCloudError ? error : notWritten(path, error);
  }
}

/** What is wrong with the suite as a whole: nothing in it, or no script where the service looks for it. */
function shapeProblems(tree: SuiteTree, path: string, ignoreFile: string): Problem[] {
  const names = tree.entries.map(({ name }) => name);
  const label = plainLine(path);
  if (names.length === 0) {
    const why = tree.leftOut.length > 0 ? `; ${tree.leftOut.length} files and folders are left out` : "";
    return [
      {
        message: `suite-path "${label}" is empty${why}.`,
        remedy: "Point suite-path at the folder that holds run-tests.sh.",
      },
    ];
  }
  const prefix = `${label.replace(/[/\\]+$/, "")}/`;
  const missing = missingScript(names, { path, prefix, nestedRemedy: "Point suite-path there." });
  const ignored = tree.leftOut.find(isScript);
  if (!missing || !ignored) return missing ? [missing] : [];
  return [
    {
      message: `${ignored} of suite-path "${label}" is left out by ${ignoreFile}.`,
      remedy: `Add the line !${ignored} to ${ignoreFile}.`,
    },
  ];
}

async function makeFolder(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    return await realpath(path);
  } catch (error) {
    throw notWritten(path, error);
  }
}

function notWritten(path: string, error: unknown): DeviceCloudError {
  const says = error instanceof Error ? error.message : String(error);
  return new DeviceCloudError(
    "package",
    `The package cannot be written to ${plainLine(path)}: ${plainLine(says)}.`,
    {
      remedy: "Make room in the temporary folder, or choose another one.",
      cause: error,
    },
  );
}

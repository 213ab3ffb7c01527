import { constants } from "node:fs";
import { chmod, copyFile, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { extractZip } from "../../base/zip/extract-zip.ts";
import { suiteLimits } from "../../base/zip/zip-limits.ts";

/** A file that the script finds in its working folder. Names are plain, without folders. */
export interface PlacedFile {
  /** Where it is kept. */
  readonly source: string;
  readonly name: string;
  /** The folder that its content is unpacked into as well; null for a file that is no archive. */
  readonly unpackInto: string | null;
}

/** What lies in the working folder beside the package. It replaces what the package has under the same names. */
export interface Beside {
  readonly files: readonly PlacedFile[];
  /** Empty folders, as relative paths. */
  readonly folders: readonly string[];
}

/**
 * Puts files and folders into a workspace that holds the unpacked package.
 * @throws {DeviceCloudError} `package` for an archive that must not be unpacked, `cancelled` when `signal` aborts.
 */
export async function placeBeside(workspace: string, beside: Beside, signal: AbortSignal): Promise<void> {
  for (const { source, name, unpackInto } of beside.files) {
    const target = join(workspace, name);
    // A link of the package under this name would else lead the copy elsewhere.
    await rm(target, { recursive: true, force: true });
    await copyFile(source, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    await chmod(target, 0o644);
    if (unpackInto !== null) await unpack(source, join(workspace, unpackInto), name, signal);
  }
  for (const folder of beside.folders) await makeFolder(join(workspace, folder));
}

async function unpack(
  archive: string,
  folder: string,
  archiveName: string,
  signal: AbortSignal,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const options = { limits: suiteLimits, names: "posix", links: "inside", archiveName } as const;
  await extractZip(archive, folder, options, signal);
}

/** Where the package has a file of this name there can be no folder, and nothing will be found in it. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST" && code !== "ENOTDIR") throw error;
  }
}

import { join, relative, sep } from "node:path";
import { escapeProblem } from "../../base/zip/entry-name.ts";
import { type Refusal, salvageZip } from "../../base/zip/salvage-zip.ts";
import type { ZipEntry } from "../../base/zip/zip-entry.ts";
import type { ZipLimits } from "../../base/zip/zip-limits.ts";
import type { CollectedFile } from "./collect-files.ts";
import { safePath } from "./safe-path.ts";
import { uniqueNames } from "./unique-names.ts";

const GIB = 1024 ** 3;

/** For results: logs inflate a lot, so only what no suite could leave counts as a bomb. */
export const resultLimits: ZipLimits = {
  maxEntries: 100_000,
  maxFileBytes: 8 * GIB,
  maxTotalBytes: 32 * GIB,
  maxRatio: 1_000,
  ratioFromBytes: 256 * 1024 ** 2,
};

/** The files of an archive. */
export interface Unpacked {
  /** The archive's folder for the device run, `<device name>-<device run id>`; undefined where it is flat. */
  readonly folderName: string | undefined;
  readonly files: readonly CollectedFile[];
  /** What was left out, since it could not safely be extracted. */
  readonly refusals: readonly Refusal[];
}

export interface UnpackOptions {
  /** What messages call the archive. */
  readonly archiveName: string;
  /** An empty folder for the files. */
  readonly folder: string;
  /** Of an archive of this one device run: the folder that it has around everything is left out. */
  readonly deviceRunId?: number | undefined;
  readonly limits?: ZipLimits;
  readonly signal: AbortSignal;
}

/**
 * Unpacks an archive of results into `folder`: every file that can safely be, under a name that every system can store.
 * What merely has an odd name is renamed; what leads elsewhere or is damaged is left out, with the reason.
 * @throws {DeviceCloudError} `package` when it is no zip archive, `input` when the folder cannot be written.
 */
export async function unpackArchive(zip: string, options: UnpackOptions): Promise<Unpacked> {
  const { folder, deviceRunId, archiveName, limits = resultLimits, signal } = options;
  const uniqueName = uniqueNames();
  let folderName: string | undefined;
  const destinations = (entries: readonly ZipEntry[]) => {
    folderName = folderAround(entries, deviceRunId);
    return ({ name }: ZipEntry) => {
      const inner = folderName === undefined ? name : name.slice(folderName.length + 1);
      return join(folder, ...uniqueName(safePath(inner)).split("/"));
    };
  };
  const { files, refusals } = await salvageZip(zip, { limits, archiveName, destinations }, signal);
  const named = files.map(({ path, sizeBytes }) => ({
    name: relative(folder, path).split(sep).join("/"),
    path,
    sizeBytes,
  }));
  return { folderName, files: named.sort((a, b) => (a.name < b.name ? -1 : 1)), refusals };
}

/**
 * Reads an archive of results through without writing anything, and says which entries are damaged or hostile.
 * @throws {DeviceCloudError} `package` when it is no zip archive.
 */
export async function checkArchive(
  zip: string,
  { archiveName, limits = resultLimits, signal }: Pick<UnpackOptions, "archiveName" | "limits" | "signal">,
): Promise<{ readonly fileCount: number; readonly refusals: readonly Refusal[] }> {
  const destinations = () => () => null;
  return await salvageZip(zip, { limits, archiveName, destinations }, signal);
}

/** The one folder that every file of the archive lies in, when it is that of the device run. */
function folderAround(entries: readonly ZipEntry[], deviceRunId: number | undefined): string | undefined {
  if (deviceRunId === undefined) return undefined;
  const inside = entries.filter(({ name, isFolder }) => !isFolder && escapeProblem(name) === undefined);
  const [around] = (inside[0]?.name ?? "").split(/[/\\]/, 1);
  if (!around?.endsWith(`-${deviceRunId}`)) return undefined;
  return inside.every(({ name }) => /[/\\]/.test(name.charAt(around.length)) && name.startsWith(around))
    ? around
    : undefined;
}

import { mkdir, readdir, rename, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { extractZip } from "../../base/zip/extract-zip.ts";
import type { ZipLimits } from "../../base/zip/zip-limits.ts";
import type { CollectedFile } from "./collect-files.ts";
import { safePath, uniqueNames } from "./safe-path.ts";

const GIB = 1024 ** 3;

/** For results: logs inflate a lot, so only what no suite could leave counts as a bomb. */
const resultLimits: ZipLimits = {
  maxEntries: 20_000,
  maxFileBytes: 4 * GIB,
  maxTotalBytes: 16 * GIB,
  maxRatio: 1_000,
  ratioFromBytes: 256 * 1024 ** 2,
};

/** The results of one device run, out of their archive. */
export interface Unpacked {
  /** The archive's folder for the device run, `<device name>-<device run id>`; undefined where it is flat. */
  readonly folderName: string | undefined;
  readonly files: readonly CollectedFile[];
}

export interface UnpackOptions {
  readonly deviceRunId: number;
  readonly folder: string;
  /** An empty folder on the same disk. */
  readonly scratch: string;
  readonly signal: AbortSignal;
}

/**
 * Unpacks the archive of one device run into `folder`, without the folder that the archive has around everything. Names
 * are made safe as those of single downloads are.
 * @throws {DeviceCloudError} `package` for an archive that must not be unpacked: hostile names, links, a bomb.
 */
export async function unpackArchive(
  zip: string,
  { deviceRunId, folder, scratch, signal }: UnpackOptions,
): Promise<Unpacked> {
  await extractZip(zip, scratch, { limits: resultLimits, names: "posix", links: "refuse" }, signal);
  const top = await readdir(scratch, { withFileTypes: true });
  const [only] = top;
  const isAround = top.length === 1 && only?.isDirectory() && only.name.endsWith(`-${deviceRunId}`);
  const folderName = isAround ? only?.name : undefined;
  const root = folderName === undefined ? scratch : join(scratch, folderName);
  const uniqueName = uniqueNames();
  const files: CollectedFile[] = [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const name = uniqueName(safePath(relative(root, from).split(sep).join("/")));
    const path = join(folder, ...name.split("/"));
    await mkdir(dirname(path), { recursive: true });
    await rename(from, path);
    files.push({ name, path, sizeBytes: (await stat(path)).size });
  }
  return { folderName, files: files.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

import { mkdir, rm } from "node:fs/promises";
import type { Refusal } from "../../base/zip/salvage-zip.ts";
import { refusalsText } from "./refusals-text.ts";
import type { DownloadedArchive } from "./results-order.ts";
import { checkArchive, unpackArchive } from "./unpack-archive.ts";

/** What became of a zip that is on this machine. */
export interface TakenArchive extends Pick<DownloadedArchive, "path" | "files" | "fileCount" | "problems"> {
  readonly state: "extracted" | "kept";
  /** The folder that the archive had around everything; undefined where it was flat or is kept. */
  readonly folderName?: string | undefined;
}

export interface TakeOptions {
  /** What messages call the archive. */
  readonly name: string;
  /** The folder for its files, which need not exist. */
  readonly folder: string;
  /** Of an archive of this one device run. */
  readonly deviceRunId: number | undefined;
  readonly extract: boolean;
  readonly signal: AbortSignal;
}

/**
 * Unpacks a zip and removes it, or reads it through and keeps it: then it is known to be whole, and what unpacking it
 * would leave out is told.
 * @throws {DeviceCloudError} `package` when it is no zip archive, `input` when the folder cannot be written.
 */
export async function takeArchive(zip: string, options: TakeOptions): Promise<TakenArchive> {
  const { name: archiveName, folder, deviceRunId, extract, signal } = options;
  if (!extract) {
    const { fileCount, refusals } = await checkArchive(zip, { archiveName, signal });
    return { state: "kept", path: zip, files: [zip], fileCount, problems: problemsOf(archiveName, refusals) };
  }
  await mkdir(folder, { recursive: true });
  const unpacked = await unpackArchive(zip, { archiveName, folder, deviceRunId, signal });
  await rm(zip);
  return {
    ...{ state: "extracted", path: folder, folderName: unpacked.folderName },
    files: unpacked.files.map(({ path }) => path),
    fileCount: unpacked.files.length,
    problems: problemsOf(archiveName, unpacked.refusals),
  };
}

function problemsOf(archiveName: string, refusals: readonly Refusal[]): string[] {
  const problem = refusalsText(refusals);
  return problem === undefined ? [] : [`${archiveName}: ${problem}`];
}

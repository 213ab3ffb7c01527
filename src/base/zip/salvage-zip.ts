import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { throwIfCancelled } from "../clock.ts";
import { DeviceCloudError } from "../errors.ts";
import { plainLine } from "../untrusted-text.ts";
import { escapeProblem } from "./entry-name.ts";
import { openZip, type ZipArchive } from "./zip-archive.ts";
import type { ZipEntry } from "./zip-entry.ts";
import { sizeProblem, type ZipLimits } from "./zip-limits.ts";

export interface SalvageOptions {
  readonly limits: ZipLimits;
  /** What messages call the archive; its file's name unless given. */
  readonly archiveName?: string;
  /**
   * Looks at all entries and tells where the file of each goes: an absolute path that no other has got, or null to only
   * read and check it.
   */
  destinations(entries: readonly ZipEntry[]): (entry: ZipEntry) => string | null;
}

/** An entry that was not extracted. */
export interface Refusal {
  /** Harmless to print, and cut. */
  readonly name: string;
  /** Goes on after the name: `is a symbolic link`. */
  readonly reason: string;
}

export interface SalvagedFile {
  readonly path: string;
  readonly sizeBytes: number;
}

export interface Salvaged {
  /** The files that were written; none where they were only checked. */
  readonly files: readonly SalvagedFile[];
  /** The entries that hold a sound file, written or only checked. */
  readonly fileCount: number;
  readonly refusals: readonly Refusal[];
}

interface Work {
  readonly archive: ZipArchive;
  readonly limits: ZipLimits;
  readonly destination: (entry: ZipEntry) => string | null;
  readonly signal: AbortSignal | undefined;
  readonly files: SalvagedFile[];
  readonly refusals: Refusal[];
  fileCount: number;
  /** Everything inflated so far, also what was given up: a bomb costs time even where nothing of it is kept. */
  totalBytes: number;
  /** The end of the data of the last entry that was taken. */
  coveredBytes: number;
}

/**
 * Extracts every file of the archive at `path` that can safely be, one by one, and says of each other entry why not: a
 * name that leads elsewhere, a link, a device, encrypted, damaged, overlapping another, or beyond a limit. Files get
 * plain permissions; folders are made as files need them.
 * @throws {DeviceCloudError} `package` when it is no zip archive or its directory cannot be read, `input` when a file
 * cannot be written.
 */
export async function salvageZip(
  path: string,
  options: SalvageOptions,
  signal?: AbortSignal,
): Promise<Salvaged> {
  await using archive = await openZip(path, options.archiveName);
  const { limits } = options;
  const entries = archive.entries.slice(0, limits.maxEntries);
  const destination = options.destinations(entries);
  const state = { files: [], refusals: [], fileCount: 0, totalBytes: 0, coveredBytes: 0 };
  const work: Work = { ...state, archive, limits, destination, signal };
  // In the order of their data: entries that overlap, which is how a small archive becomes endless, follow each other.
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) await salvageEntry(entry, work);
  const beyond = archive.entries[limits.maxEntries];
  const left = archive.entries.length - entries.length;
  if (beyond) refuse(beyond, `is the first of ${left} beyond ${limits.maxEntries} entries`, work);
  const { files, refusals, fileCount } = work;
  return { files, refusals, fileCount };
}

async function salvageEntry(entry: ZipEntry, work: Work): Promise<void> {
  throwIfCancelled(work.signal);
  const problem = escapeProblem(entry.name) ?? kindProblem(entry);
  if (problem) return refuse(entry, problem, work);
  if (entry.isFolder) return;
  try {
    const { end } = await work.archive.locate(entry);
    if (entry.offset < work.coveredBytes) return refuse(entry, "overlaps another entry", work);
    work.coveredBytes = end;
    await extract(entry, work);
    work.fileCount++;
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.code !== "package") throw error;
    refuse(entry, error.cause instanceof Error ? error.cause.message : error.message, work);
  }
}

function kindProblem(entry: ZipEntry): string | undefined {
  if (entry.isSpecial) return "is a device, a FIFO or a socket";
  if (entry.isLink) return "is a symbolic link";
  if (entry.isFolder && entry.sizeBytes > 0) return "is a folder that holds data";
  return undefined;
}

function refuse({ name }: ZipEntry, reason: string, { refusals }: Work): void {
  refusals.push({ name: plainLine(name, 120), reason });
}

/** Writes one file, or only reads it. One that fails half-way leaves nothing. */
async function extract(entry: ZipEntry, work: Work): Promise<void> {
  const path = work.destination(entry);
  if (path === null) return await readThrough(entry, work, async () => {});
  try {
    await mkdir(dirname(path), { recursive: true });
    await using file = await open(path, "wx", 0o644);
    await readThrough(entry, work, (chunk) => file.writeFile(chunk));
    work.files.push({ path, sizeBytes: entry.sizeBytes });
  } catch (error) {
    if (!(error instanceof DeviceCloudError)) throw unwritable(path, error as NodeJS.ErrnoException);
    await rm(path, { force: true });
    throw error;
  }
}

async function readThrough(
  entry: ZipEntry,
  work: Work,
  take: (chunk: Buffer) => Promise<void>,
): Promise<void> {
  let sizeBytes = 0;
  for await (const chunk of work.archive.stream(entry, work.signal)) {
    sizeBytes += chunk.length;
    work.totalBytes += chunk.length;
    const problem = sizeProblem(entry, { sizeBytes, totalBytes: work.totalBytes }, work.limits);
    if (problem) throw work.archive.refusal(entry.name, problem);
    await take(chunk);
  }
}

function unwritable(path: string, error: NodeJS.ErrnoException): DeviceCloudError {
  return new DeviceCloudError(
    "input",
    `${plainLine(path)} cannot be written: ${error.code ?? error.message}.`,
    {
      cause: error,
      remedy: "Check that its folder is writable, and the free space.",
    },
  );
}

import { mkdir, open, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { throwIfCancelled } from "../clock.ts";
import { type NamePolicy, nameProblem } from "./entry-name.ts";
import { linkProblem } from "./link-target.ts";
import { NameLedger } from "./name-ledger.ts";
import { openZip, type ZipArchive } from "./zip-archive.ts";
import type { ZipEntry } from "./zip-entry.ts";
import { sizeProblem, type ZipLimits } from "./zip-limits.ts";

const MAX_LINK_BYTES = 4_096;

export interface ExtractOptions {
  readonly limits: ZipLimits;
  readonly names: NamePolicy;
  /** `inside`: relative links that stay in the folder are made. `refuse`: any link refuses the archive. */
  readonly links: "refuse" | "inside";
  /** What messages call the archive; its file's name unless given. */
  readonly archiveName?: string;
}

export interface Extraction {
  readonly fileCount: number;
  readonly totalBytes: number;
}

/**
 * Extracts the archive at `path` into the existing empty `folder`. Files get 0644, or 0755 where the archive marks
 * them executable; no other bit is kept. On failure the folder holds a part of the archive: throw it away.
 * @throws {DeviceCloudError} `package`, naming the entry and the reason, for a name that is not plain and relative, a
 * link that leaves the folder, two names that collide, a device, an encrypted or damaged entry, or a limit passed.
 */
export async function extractZip(
  path: string,
  folder: string,
  options: ExtractOptions,
  signal?: AbortSignal,
): Promise<Extraction> {
  await using archive = await openZip(path, options.archiveName);
  const { maxEntries } = options.limits;
  if (archive.entries.length > maxEntries) {
    throw archive.refusal(
      archive.entries[maxEntries]?.name ?? "",
      `is one of more than ${maxEntries} entries`,
    );
  }
  checkEntries(archive, options);
  return await writeEntries(archive, folder, options.limits, signal);
}

/** Looks at every entry before the first byte is written. */
function checkEntries(archive: ZipArchive, options: ExtractOptions): void {
  const ledger = new NameLedger();
  for (const entry of archive.entries) {
    const problem = nameProblem(entry.name, options.names) ?? kindProblem(entry, options);
    if (problem) throw archive.refusal(entry.name, problem);
    const collision = ledger.claim(plainPath(entry), entry.isFolder);
    if (collision !== undefined) throw archive.refusal(entry.name, `collides with "${collision}"`);
  }
}

function kindProblem(entry: ZipEntry, options: ExtractOptions): string | undefined {
  if (entry.isEncrypted) return "is encrypted";
  if (entry.isSpecial) return "is a device, a FIFO or a socket";
  if (entry.isLink && options.links === "refuse") return "is a symbolic link";
  return undefined;
}

async function writeEntries(
  archive: ZipArchive,
  folder: string,
  limits: ZipLimits,
  signal: AbortSignal | undefined,
): Promise<Extraction> {
  const { entries } = archive;
  for (const path of foldersOf(entries)) await mkdir(join(folder, path), { recursive: true });
  const files = entries.filter(({ isFolder, isLink }) => !isFolder && !isLink);
  const total = { bytes: 0 };
  for (const entry of files) await writeFile(archive, entry, folder, { limits, total, signal });
  // Links come last: until then every folder on the way is a real one, so nothing is written through a link.
  for (const entry of entries) if (entry.isLink) await makeLink(archive, entry, folder, signal);
  return { fileCount: files.length, totalBytes: total.bytes };
}

/** The folders that entries are, or lie in. */
function foldersOf(entries: readonly ZipEntry[]): Set<string> {
  return new Set(entries.map((entry) => (entry.isFolder ? plainPath(entry) : dirname(entry.name))));
}

interface Writing {
  readonly limits: ZipLimits;
  /** All files so far, together. */
  readonly total: { bytes: number };
  readonly signal: AbortSignal | undefined;
}

async function writeFile(
  archive: ZipArchive,
  entry: ZipEntry,
  folder: string,
  writing: Writing,
): Promise<void> {
  throwIfCancelled(writing.signal);
  const target = join(folder, entry.name);
  const mode = entry.mode & 0o111 ? 0o755 : 0o644;
  await using file = await open(target, "wx", mode);
  let sizeBytes = 0;
  for await (const chunk of archive.stream(entry, writing.signal)) {
    sizeBytes += chunk.length;
    writing.total.bytes += chunk.length;
    const written = { sizeBytes, totalBytes: writing.total.bytes };
    const problem = sizeProblem(entry, written, writing.limits);
    if (problem) throw archive.refusal(entry.name, problem);
    await file.writeFile(chunk);
  }
  // The process's umask may have taken bits that the script and its helpers need.
  await file.chmod(mode);
}

async function makeLink(
  archive: ZipArchive,
  entry: ZipEntry,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const target = (await archive.read(entry, MAX_LINK_BYTES, signal)).toString();
  const problem = linkProblem(plainPath(entry), target);
  if (problem) throw archive.refusal(entry.name, problem);
  await symlink(target, join(folder, plainPath(entry)));
}

function plainPath(entry: ZipEntry): string {
  return entry.name.replace(/\/$/, "");
}

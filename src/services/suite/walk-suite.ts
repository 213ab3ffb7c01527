import type { Dirent, Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { throwIfCancelled } from "../../base/clock.ts";
import { mapBounded } from "../../base/concurrency.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import { suiteLimits } from "../../base/zip/zip-limits.ts";
import type { IgnoreRules } from "./ignore-rules.ts";
import { nameRefusal } from "./name-check.ts";
import type { Problem } from "./problem.ts";
import { endlessLink, isWithin, resolveLink } from "./resolve-link.ts";
import { type SuiteEntry, sortByName } from "./suite-entry.ts";

/** A suite's content and what cannot be sent of it. */
export interface SuiteTree {
  /** Files, and folders with nothing in them (a script may count on them), sorted by the bytes of their names. */
  readonly entries: readonly SuiteEntry[];
  /** The files and folders that the rules left out; not what lies in such a folder. */
  readonly leftOut: readonly string[];
  readonly problems: readonly Problem[];
}

const STATS_AT_ONCE = 16;

interface Walk {
  readonly root: string;
  readonly rules: IgnoreRules;
  readonly signal: AbortSignal;
  readonly entries: SuiteEntry[];
  readonly leftOut: string[];
  readonly problems: Problem[];
}

/** A folder on the way: where it really lies, its name in the package, and the real paths of those around it. */
interface Folder {
  readonly path: string;
  readonly name: string;
  readonly around: readonly string[];
}

/** Reads the tree of the suite at `root`, a real path. Folders are listed; no file is opened. */
export async function walkSuite(root: string, rules: IgnoreRules, signal: AbortSignal): Promise<SuiteTree> {
  const walk: Walk = { root, rules, signal, entries: [], leftOut: [], problems: [] };
  await visitFolder(walk, { path: root, name: "", around: [] });
  if (isFull(walk)) walk.problems.push(tooMany());
  return { ...walk, entries: sortByName(walk.entries) };
}

async function visitFolder(walk: Walk, folder: Folder): Promise<void> {
  throwIfCancelled(walk.signal);
  if (isFull(walk)) return;
  const listed = await listFolder(walk, folder);
  if (listed?.length === 0 && folder.name !== "") {
    walk.entries.push({ name: `${folder.name}/`, path: folder.path, sizeBytes: 0, executable: true });
  }
  const kept = sortByName(listed ?? []).filter((entry) =>
    isSent(walk, nameIn(folder, entry.name), entry.isDirectory() ? "folder" : "file"),
  );
  const stats = await mapBounded(kept, STATS_AT_ONCE, (entry) => statOf(join(folder.path, entry.name)));
  for (const [index, entry] of kept.entries()) {
    await visitEntry(walk, folder, entry.name, stats[index]);
  }
}

async function listFolder(walk: Walk, folder: Folder): Promise<Dirent[] | undefined> {
  try {
    return await readdir(folder.path, { withFileTypes: true });
  } catch (error) {
    walk.problems.push(unreadable(folder.name || ".", error));
    return undefined;
  }
}

async function visitEntry(
  walk: Walk,
  folder: Folder,
  entry: string,
  stats: Stats | Error | undefined,
): Promise<void> {
  const name = nameIn(folder, entry);
  const path = join(folder.path, entry);
  const refusal = nameRefusal(name, "Rename it, or list it in the ignore file.");
  if (refusal) {
    walk.problems.push(refusal);
  } else if (stats === undefined || stats instanceof Error) {
    walk.problems.push(unreadable(name, stats));
  } else if (stats.isSymbolicLink()) {
    await visitLink(walk, folder, path, name);
  } else if (stats.isDirectory()) {
    await visitFolder(walk, { path, name, around: [...folder.around, folder.path] });
  } else {
    keepFile(walk, { name, path, stats });
  }
}

async function visitLink(walk: Walk, folder: Folder, path: string, name: string): Promise<void> {
  const link = await resolveLink(walk.root, path, name);
  if ("problem" in link) {
    walk.problems.push(link.problem);
    return;
  }
  const { target } = link;
  if (!target.stats.isDirectory()) {
    keepFile(walk, { name, path: target.path, stats: target.stats, target: target.name });
    return;
  }
  if (!isSent(walk, name, "folder")) return;
  const around = [...folder.around, folder.path];
  if (around.some((outer) => isWithin(outer, target.path))) {
    walk.problems.push(await endlessLink(path, name));
    return;
  }
  await visitFolder(walk, { path: target.path, name, around });
}

function keepFile(walk: Walk, found: { name: string; path: string; stats: Stats; target?: string }): void {
  const { stats, ...file } = found;
  if (stats.isFile()) {
    walk.entries.push({ ...file, sizeBytes: stats.size, executable: (stats.mode & 0o100) !== 0 });
    return;
  }
  const kind = stats.isSocket() ? "socket" : stats.isFIFO() ? "named pipe" : "device";
  walk.problems.push({
    message: `${plainLine(file.name)} is a ${kind}, which cannot be packed.`,
    remedy: "Remove it, or list it in the ignore file.",
  });
}

function isSent(walk: Walk, name: string, kind: "file" | "folder"): boolean {
  if (!walk.rules.leavesOut(name, kind)) return true;
  walk.leftOut.push(name);
  return false;
}

function isFull(walk: Walk): boolean {
  return walk.entries.length > suiteLimits.maxEntries;
}

function nameIn(folder: Folder, entry: string): string {
  return folder.name === "" ? entry : `${folder.name}/${entry}`;
}

async function statOf(path: string): Promise<Stats | Error> {
  return lstat(path).catch((error: Error) => error);
}

/** The problem of something that is there and cannot be read. */
export function unreadable(name: string, error: unknown): Problem {
  const reason = (error as NodeJS.ErrnoException | undefined)?.code ?? "unknown reason";
  return {
    message: `${plainLine(name)} cannot be read (${reason}).`,
    remedy: "Make it readable for the user who runs this step, or list it in the ignore file.",
  };
}

function tooMany(): Problem {
  return {
    message: `The suite has more than ${suiteLimits.maxEntries} files.`,
    remedy: "Point suite-path at the suite's own folder, or list what is not needed in the ignore file.",
  };
}

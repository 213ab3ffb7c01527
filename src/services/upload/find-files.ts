import { constants } from "node:fs";
import { access, glob, realpath, stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { throwIfCancelled } from "../../base/clock.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { WantedPath } from "./upload-order.ts";

/** A file to upload. */
export interface FoundFile extends Omit<WantedPath, "pattern"> {
  /** Absolute. */
  readonly path: string;
  /** Under which the service keeps it. */
  readonly name: string;
}

/** More is a pattern that says too little, such as one that takes in a folder of packages. */
const MAX_FILES = 100;
const MAGIC = /[*?[\]{}]|[@!+]\(/;

/**
 * The files that paths and patterns name, in their order, those of a pattern sorted. A file that an input names twice is
 * there once. A name that exists is that file, whatever a pattern would make of it: `app[1].apk`.
 * @throws {DeviceCloudError} `input` with everything that names no file, a folder, an empty or an unreadable file.
 */
export async function findFiles(
  wanted: readonly WantedPath[],
  folder: string,
  signal: AbortSignal,
): Promise<FoundFile[]> {
  const found = new Map<string, FoundFile>();
  const problems: string[] = [];
  for (const { pattern, input, use } of wanted) {
    const say = (name: string, problem: string) => problems.push(`${input}: "${plainLine(name)}" ${problem}`);
    const { names, problem } = await matchesOf(pattern, folder, signal);
    if (problem) say(pattern, problem);
    for (const name of names) {
      const path = resolve(folder, name);
      const wrong = await wrongWith(path);
      if (wrong) {
        say(name, wrong);
        continue;
      }
      const key = `${input}\n${await realpath(path)}`;
      if (!found.has(key)) found.set(key, { path, name: basename(path), input, use });
    }
  }
  if (problems.length > 0) throw new DeviceCloudError("input", problems.join("\n"));
  return [...found.values()];
}

interface Matches {
  /** As they were asked for: absolute, or relative to the folder. */
  readonly names: readonly string[];
  readonly problem?: string;
}

async function matchesOf(pattern: string, folder: string, signal: AbortSignal): Promise<Matches> {
  const kind = await kindOf(resolve(folder, pattern));
  if (kind === "file") return { names: [pattern] };
  if (kind === "folder") {
    return {
      names: [],
      problem: "is a folder. Name a file in it, or all of them with a pattern such as *.apk.",
    };
  }
  const names: string[] = [];
  for await (const match of glob(pattern, { cwd: folder })) {
    throwIfCancelled(signal);
    if ((await kindOf(resolve(folder, match))) === "file") names.push(match);
  }
  if (names.length > MAX_FILES) {
    return { names: [], problem: `matches ${names.length} files. At most ${MAX_FILES} are taken: say more.` };
  }
  if (names.length > 0) return { names: names.sort() };
  const nothing = MAGIC.test(pattern) ? "matches no file" : "does not exist";
  return { names, problem: `${nothing}. Check it and the steps before: it is looked for in ${folder}.` };
}

async function kindOf(path: string): Promise<"file" | "folder" | "nothing"> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile()) return "file";
  return stats?.isDirectory() ? "folder" : "nothing";
}

async function wrongWith(path: string): Promise<string | undefined> {
  try {
    await access(path, constants.R_OK);
    if ((await stat(path)).size > 0) return undefined;
    return "is empty. Check the step that makes it.";
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    return `cannot be read (${code}). Check its permissions.`;
  }
}

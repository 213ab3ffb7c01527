import type { Stats } from "node:fs";
import { readlink, realpath, stat } from "node:fs/promises";
import { relative, sep } from "node:path";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Problem } from "./problem.ts";

export interface LinkTarget {
  readonly path: string;
  /** Its name within the suite. */
  readonly name: string;
  readonly stats: Stats;
}

const LEAVE_OUT = "Remove the link, put a copy in its place, or list it in the ignore file.";

/**
 * What the link `name` at `path` leads to, within the suite at `root` (a real path); else why it is refused.
 * A package holds content, not links: a target outside would be sent by surprise, a missing one would be missed there.
 */
export async function resolveLink(
  root: string,
  path: string,
  name: string,
): Promise<{ target: LinkTarget } | { problem: Problem }> {
  try {
    const target = await realpath(path);
    const targetName = relative(root, target).split(sep).join("/");
    if (!isWithin(target, root)) return { problem: await refusal(path, name, "which is outside the suite") };
    if (targetName.split("/").includes(".git")) {
      return { problem: await refusal(path, name, "which is never sent") };
    }
    return { target: { path: target, name: targetName, stats: await stat(target) } };
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    const flaw = reason === "ENOENT" ? "which does not exist" : `which cannot be followed (${reason})`;
    return { problem: await refusal(path, name, flaw) };
  }
}

/** The refusal of a link that leads back to a folder it lies in: its content would have no end. */
export function endlessLink(path: string, name: string): Promise<Problem> {
  return refusal(path, name, "a folder it lies in");
}

/** Whether `path` is `folder` or lies in it. Both are real paths. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

async function refusal(path: string, name: string, flaw: string): Promise<Problem> {
  const target = await readlink(path).catch(() => "?");
  return {
    message: `The link ${plainLine(name)} leads to ${plainLine(target)}, ${flaw}.`,
    remedy: LEAVE_OUT,
  };
}

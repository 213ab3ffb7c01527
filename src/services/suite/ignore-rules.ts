import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import ignore from "ignore";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Problem } from "./problem.ts";

/** The ignore file looked for at the suite's root when none is named. */
export const DEFAULT_IGNORE_FILE = ".devicecloudignore";

/** Never part of a suite, whatever the ignore file says: version control, and what file managers leave behind. */
const NEVER_SENT = new Set([".git", ".DS_Store", "Thumbs.db"]);

export interface IgnoreRules {
  /** The ignore file as messages call it. */
  readonly file: string;
  /** Whether `name` stays out of the package. Folders are asked for before their content. */
  leavesOut(name: string, kind: "file" | "folder"): boolean;
}

/**
 * The rules for the suite at `root`: gitignore syntax, matched with case. `ignoreFile` is relative to `root`;
 * the default one may be missing, a named one may not. The file itself stays out, since it describes the package, and so
 * do the paths `unsent`.
 */
export async function readIgnoreRules(
  root: string,
  ignoreFile: string | undefined,
  unsent: readonly string[],
): Promise<{ rules: IgnoreRules; problems: Problem[] }> {
  const file = ignoreFile ?? DEFAULT_IGNORE_FILE;
  const path = resolve(root, file);
  const outside = new Set([path, ...unsent]);
  const problems: Problem[] = [];
  let patterns = "";
  try {
    patterns = (await readFile(path, "utf8")).replace(/^\ufeff/, "");
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (ignoreFile !== undefined || reason !== "ENOENT") problems.push(unreadable(file, reason));
  }
  const matcher = ignore({ ignorecase: false, allowRelativePaths: true }).add(patterns);
  return {
    problems,
    rules: {
      file: plainLine(file),
      leavesOut(name, kind) {
        if (NEVER_SENT.has(basename(name)) || outside.has(resolve(root, name))) return true;
        return matcher.ignores(kind === "folder" ? `${name}/` : name);
      },
    },
  };
}

function unreadable(file: string, reason: string | undefined): Problem {
  return {
    message: `ignore-file "${plainLine(file)}" cannot be read (${reason}).`,
    remedy: "Name a file relative to suite-path, or leave ignore-file empty.",
  };
}

import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

export interface Import {
  /** The importing file, relative to the root. */
  readonly from: string;
  /** A package, a `node:` module, or a file relative to the root. */
  readonly to: string;
  readonly lazy: boolean;
}

/** Files that are, or are about to be, part of the repository, relative to its root. */
export function repositoryFiles(...pathspecs: string[]): string[] {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...pathspecs];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  return listed.filter((file) => file !== "" && existsSync(path.join(root, file)));
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), "utf8");
}

const IMPORT =
  /(?:^|[\s;}])(?:(?:import|export)\b[^"'`;()]*?\bfrom\s*|import\s*(\(\s*(?:\/\*.*?\*\/\s*)?)?)["']([^"']+)["']/g;

/** Everything `file` imports, types included. */
export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(IMPORT)].map(([, call, specifier = ""]) => ({
    from: file,
    to: specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
    lazy: call !== undefined,
  }));
}

/** The name of the package that a specifier such as `zod/mini` or `@actions/core` belongs to. */
export function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

/** Whether `path` is a file that this process may execute. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first program of one of these names in the folders of a `PATH`; earlier names are preferred. */
export function findProgram(names: readonly string[], searchPath: string | undefined): string | undefined {
  const folders = (searchPath ?? "").split(delimiter).filter((folder) => isAbsolute(folder));
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

import { plainLine } from "../../base/untrusted-text.ts";
import type { ZipEntry } from "../../base/zip/zip-entry.ts";

export const SHELL_SCRIPT = "run-tests.sh";
export const POWERSHELL_SCRIPT = "run-tests.ps1";
type ScriptName = typeof SHELL_SCRIPT | typeof POWERSHELL_SCRIPT;

/**
 * The script at the root of a package, or why there is none to start. With both, the shell script is taken: this
 * cloud's machines are Linux and Mac. (Specification: Build service, rules for builds, 2.)
 */
export function findScript(entries: readonly ZipEntry[]): { name: ScriptName } | { missing: string } {
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ name }) => name);
  const name = ([SHELL_SCRIPT, POWERSHELL_SCRIPT] as const).find((script) => files.includes(script));
  if (name) return { name };
  if (files.length === 0) return { missing: "The package is empty." };
  const nested = files
    .filter(isNested)
    .slice(0, 3)
    .map((file) => plainLine(file, 120));
  if (nested.length === 0) return { missing: `The package has no ${SHELL_SCRIPT} at its root.` };
  return {
    missing:
      `The package has no ${SHELL_SCRIPT} at its root; found ${nested.join(", ")}. ` +
      "Package the content of that folder, not the folder itself.",
  };
}

function isNested(name: string): boolean {
  return name.endsWith(`/${SHELL_SCRIPT}`) || name.endsWith(`/${POWERSHELL_SCRIPT}`);
}

import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { findProgram } from "../../../src/cloud/execution/find-program.ts";
import { shellWord } from "../../../src/cloud/shell-word.ts";

const PROGRAM = resolve(import.meta.dirname, "linking-npm.ts");

/**
 * Puts an `npm` into `folder` for the path of a job, as the bench has no registry: `install` and `ci` link the packages of
 * this repository, every other command goes to the npm of this machine.
 * @returns the folder.
 * @throws where the machine has no npm.
 */
export async function putNpm(folder: string): Promise<string> {
  const npm = findProgram(["npm"], process.env.PATH);
  if (!npm) throw new Error("No npm was found on the PATH; it comes with Node.");
  const [node, program, rest] = [process.execPath, PROGRAM, npm].map(shellWord);
  const lines = [
    "#!/bin/sh",
    `case "$1" in install | i | ci) exec ${node} ${program} "$@" ;; esac`,
    `exec ${rest} "$@"`,
  ];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "npm"), `${lines.join("\n")}\n`, { mode: 0o755 });
  return folder;
}

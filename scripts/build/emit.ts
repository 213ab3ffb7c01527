import { execFile } from "node:child_process";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Compiles `src` to JavaScript in `build/src`, which is emptied first; other files are copied beside it. */
export async function emit(root: string): Promise<string> {
  const folder = path.join(root, "build/src");
  await rm(folder, { recursive: true, force: true });
  const tsc = path.join(root, "node_modules/typescript/bin/tsc");
  try {
    await run(process.execPath, [tsc, "--project", path.join(root, "tsconfig.build.json")], { cwd: root });
  } catch (error) {
    throw new Error(`The TypeScript compiler refused src:\n${(error as { stdout?: string }).stdout}`);
  }
  await cp(path.join(root, "src"), folder, { recursive: true, filter: (file) => !file.endsWith(".ts") });
  return folder;
}

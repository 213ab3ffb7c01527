import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { distFiles } from "../build/dist-files.ts";

/** The files of `dist/` that differ from what the sources give, are missing, or do not belong there. */
export async function staleDist(root: string): Promise<string[]> {
  const expected = await distFiles(root);
  const folder = path.join(root, "dist");
  const present = new Map<string, string>();
  for await (const entry of glob("**", { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    present.set(path.relative(folder, file).replaceAll(path.sep, "/"), await readFile(file, "utf8"));
  }
  const names = [...new Set([...expected.keys(), ...present.keys()])].sort();
  return names.filter((name) => expected.get(name) !== present.get(name)).map((name) => `dist/${name}`);
}

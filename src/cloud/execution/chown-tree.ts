import { lchown, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Gives a folder and all it holds to user and group `id`; links themselves, never what they point to. */
export async function chownTree(folder: string, id: number): Promise<void> {
  await lchown(folder, id, id);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await (entry.isDirectory() ? chownTree(path, id) : lchown(path, id, id));
  }
}

import { chmod, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes a folder that a suite wrote to, also where it took the permission to do so away. Missing is fine. */
export async function removeTree(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true, maxRetries: 2 });
  } catch {
    await openFolders(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A first removal that failed may still be removing other branches, so what is gone is fine. */
async function openFolders(folder: string): Promise<void> {
  try {
    await chmod(folder, 0o700);
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) await openFolders(join(folder, entry.name));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

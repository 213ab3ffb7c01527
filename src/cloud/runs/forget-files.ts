import type { Store } from "../store/store.ts";

/**
 * Deletes the records of all files that belong to these runs and device runs, and returns the blobs that are then
 * nobody's.
 */
export function forgetFiles(store: Store, parentIds: readonly number[]): readonly string[] {
  const files = store.files.in({ parentId: parentIds }).select();
  for (const { id } of files) store.files.delete(id);
  return files.map(({ blob }) => blob);
}

export async function removeBlobs(store: Store, blobs: readonly string[]): Promise<void> {
  for (const blob of blobs) await store.blobs.remove(blob);
}

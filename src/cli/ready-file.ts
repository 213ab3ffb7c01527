import { rename, rm, writeFile } from "node:fs/promises";
import { DeviceCloudError } from "../base/errors.ts";

/**
 * Writes what a program needs to use the cloud, all at once: who sees the file sees all of it. It holds secrets, so
 * only this user may read it.
 * @throws {DeviceCloudError} `input` when the file cannot be written.
 */
export async function writeReadyFile(path: string, content: object): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new DeviceCloudError(
      "input",
      `The ready file ${path} cannot be written: ${(error as Error).message}`,
      {
        remedy: "Give a path in an existing folder that this user may write.",
        cause: error,
      },
    );
  }
}

/** Removes the file, so that nobody takes a stopped cloud for a running one. */
export async function removeReadyFile(path: string): Promise<void> {
  await rm(path, { force: true });
}

import { mkdir, readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { DeviceCloudError } from "../../base/errors.ts";

/**
 * The absolute path of a new or empty folder for results. One that holds something is refused: what an earlier run left
 * there would be published as results of this one.
 */
export async function openResultsFolder(path: string): Promise<string> {
  const folder = resolve(path);
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length === 0) return folder;
  } catch (cause) {
    throw new DeviceCloudError("input", `results-path: "${path}" cannot be used as a folder.`, {
      remedy: "Name a folder that can be written, or leave results-path out.",
      cause,
    });
  }
  throw new DeviceCloudError("input", `results-path: "${path}" is not empty.`, {
    remedy: "Name a new folder, or leave results-path out for a fresh one.",
  });
}

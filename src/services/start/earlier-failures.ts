import { readFile, writeFile } from "node:fs/promises";
import * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import type { DeviceFailures } from "./failed-device-runs.ts";

const failuresFile = z.array(
  z.object({ runId: z.int(), device: z.string(), tests: z.array(z.string()).readonly() }),
);

/** Keeps what failed in device runs that are repeated, beside the folder with their results. */
export async function keepEarlierFailures(
  folder: string,
  failures: readonly DeviceFailures[],
): Promise<void> {
  await writeFile(fileOf(folder), JSON.stringify(failures));
}

/**
 * What `keepEarlierFailures` kept, for a step that only follows the run.
 * @throws {DeviceCloudError} `input` when nothing was kept beside this folder.
 */
export async function readEarlierFailures(folder: string): Promise<readonly DeviceFailures[]> {
  try {
    return failuresFile.parse(JSON.parse(await readFile(fileOf(folder), "utf8")));
  } catch (error) {
    throw new DeviceCloudError(
      "input",
      `earlier-results-path "${folder}" has no readable list of earlier failures beside it.`,
      {
        remedy: "Give the output earlier-results-path of a start-run step of the same job.",
        cause: error,
      },
    );
  }
}

/** Beside the folder: in it, a device could be called like the file. */
function fileOf(folder: string): string {
  return `${folder}.json`;
}

import { mapBounded } from "../../base/concurrency.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { RunAddress } from "../results/run-address.ts";
import { addTags } from "./add-tags.ts";
import { requireRuns } from "./require-run.ts";
import type { RunTools } from "./run-tools.ts";

const AT_ONCE = 4;

/**
 * Gives each run these tags.
 * @throws {DeviceCloudError} `input` naming every run that is missing, before any is tagged.
 */
export async function tagRuns(
  runs: readonly RunAddress[],
  names: readonly string[],
  tools: RunTools,
): Promise<void> {
  const tags = [...new Set(names)];
  await requireRuns(tools.client, runs, tools.signal);
  await mapBounded(runs, AT_ONCE, async (run) => {
    await addTags(run, tags, tools);
    const shown = tags.map((name) => plainLine(name, 80)).join(", ");
    tools.logger.info(`Tagged test run ${run.runId}: ${shown}.`);
  });
}

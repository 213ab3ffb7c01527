import { asDeviceCloudError } from "../../base/errors.ts";
import { addTags } from "../runs/add-tags.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { StartedRun } from "./started-run.ts";

/** A run is not kept waiting for its tags. */
const WITHIN_MS = 30_000;

/**
 * Sets tags on a run that was started. Those that cannot be set are warned about: it does not fail for them.
 * @throws {DeviceCloudError} `cancelled` alone.
 */
export async function tagRun(
  { runId, projectId }: Pick<StartedRun, "runId" | "projectId">,
  tags: readonly string[],
  tools: RunTools,
): Promise<void> {
  if (tags.length === 0) return;
  const signal = AbortSignal.any([tools.signal, AbortSignal.timeout(WITHIN_MS)]);
  try {
    await addTags({ runId, projectId }, tags, { ...tools, signal });
  } catch (error) {
    if (tools.signal.aborted) throw error;
    const why = asDeviceCloudError(error).explanation;
    tools.logger.warning(`Not every tag could be set on test run ${runId}: ${why}`);
  }
}

import { asDeviceCloudError } from "../../base/errors.ts";
import type { RunAddress } from "../results/collect-device-run.ts";
import { type DeviceResult, deviceResults } from "../results/device-results.ts";
import { readResults } from "../results/read-results.ts";
import { type ListedDeviceRun, listDeviceRuns } from "../runs/list-device-runs.ts";
import type { RunTools } from "../runs/run-tools.ts";

/** The device runs of an ended run that a further attempt has to repeat. */
export interface FailedDeviceRuns {
  readonly ids: readonly number[];
  /** Files of theirs that were saved. */
  readonly savedFiles: number;
}

const PASSED: ReadonlySet<string> = new Set(["SUCCEEDED", "WARNING"]);

/**
 * The device runs of an ended run that did not pass. Their results are saved below `folder`, one folder each, since a retry
 * takes them off the service. Where it lists no states, which only newer services do, the results tell who failed.
 */
export async function failedDeviceRuns(
  run: RunAddress,
  folder: string,
  tools: RunTools,
): Promise<FailedDeviceRuns> {
  const listed = await listDeviceRuns(run, tools);
  const failed = listed.filter(({ state }) => state === undefined || !PASSED.has(state));
  const ids = failed.map(({ id }) => id);
  if (ids.length === 0) return { ids, savedFiles: 0 };
  const results = await orNone(() => deviceResults({ ...tools, run, folder, deviceRunIds: ids }), tools);
  const savedFiles = results.reduce((sum, { files }) => sum + files.length, 0);
  return { ids: await withoutGreen(failed, results, tools), savedFiles };
}

/** A device run of no known state passed when its results say so. */
async function withoutGreen(
  deviceRuns: readonly ListedDeviceRun[],
  results: readonly DeviceResult[],
  { signal }: RunTools,
): Promise<number[]> {
  const kept: number[] = [];
  for (const { id, state } of deviceRuns) {
    const result = results.find(({ deviceRunId }) => deviceRunId === id);
    if (state !== undefined || !result || !(await isGreen(result, signal))) kept.push(id);
  }
  // The service says that something failed, and no result does: then it may have been any of them.
  return kept.length > 0 ? kept : deviceRuns.map(({ id }) => id);
}

async function isGreen(result: DeviceResult, signal: AbortSignal): Promise<boolean> {
  const { totals, problems } = await readResults(result, signal);
  return problems.length === 0 && totals.failed === 0 && totals.passed > 0;
}

/** Results that cannot be had do not keep a run from being repeated. */
async function orNone(
  fetch: () => Promise<DeviceResult[]>,
  { logger, signal }: RunTools,
): Promise<DeviceResult[]> {
  try {
    return await fetch();
  } catch (error) {
    if (signal.aborted) throw error;
    const why = asDeviceCloudError(error).explanation;
    logger.warning(`The earlier attempt's results could not be saved: ${why}`);
    return [];
  }
}

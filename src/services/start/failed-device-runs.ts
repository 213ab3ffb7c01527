import { asDeviceCloudError } from "../../base/errors.ts";
import { fullTestName } from "../report/test-name.ts";
import { type DeviceResult, deviceResults } from "../results/device-results.ts";
import { type ReadResults, readResults } from "../results/read-results.ts";
import type { RunAddress } from "../results/run-address.ts";
import { type ListedDeviceRun, listDeviceRuns } from "../runs/list-device-runs.ts";
import type { RunTools } from "../runs/run-tools.ts";

/** The device runs of an ended run that a further attempt has to repeat. */
export interface FailedDeviceRuns {
  readonly ids: readonly number[];
  /** What failed on which device, as far as their results tell. */
  readonly failures: readonly DeviceFailures[];
}

/** What failed on one device before it was repeated. Texts are hostile. */
export interface DeviceFailures {
  readonly runId: number;
  readonly device: string;
  /** Each with its class or suite. */
  readonly tests: readonly string[];
}

type Reads = ReadonlyMap<number, ReadResults>;

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
  if (ids.length === 0) return { ids, failures: [] };
  const results = await orNone(() => deviceResults({ ...tools, run, folder, deviceRunIds: ids }), tools);
  const reads = new Map<number, ReadResults>();
  for (const result of results) reads.set(result.deviceRunId, await readResults(result, tools.signal));
  const repeated = withoutGreen(failed, reads);
  const failures = results
    .filter(({ deviceRunId }) => repeated.includes(deviceRunId))
    .map((result) => ({
      runId: run.runId,
      device: result.name,
      tests: failedTests(reads.get(result.deviceRunId)),
    }));
  return { ids: repeated, failures };
}

function failedTests(read: ReadResults | undefined): string[] {
  return read?.cases.filter(({ status }) => status === "failed").map(fullTestName) ?? [];
}

/** A device run of no known state passed when its results say so. */
function withoutGreen(deviceRuns: readonly ListedDeviceRun[], reads: Reads): number[] {
  const kept = deviceRuns.filter(({ id, state }) => state !== undefined || !isGreen(reads.get(id)));
  // The service says that something failed, and no result does: then it may have been any of them.
  return (kept.length > 0 ? kept : deviceRuns).map(({ id }) => id);
}

function isGreen(read: ReadResults | undefined): boolean {
  return (
    read !== undefined && read.problems.length === 0 && read.totals.failed === 0 && read.totals.passed > 0
  );
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

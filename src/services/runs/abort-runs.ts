import { mapBounded } from "../../base/concurrency.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Run } from "../../contract/resources/runs.ts";
import type { RunAddress } from "../results/run-address.ts";
import { requireRun } from "./require-run.ts";
import type { RunTools } from "./run-tools.ts";

const AT_ONCE = 4;

/** What became of a run that was to be aborted. */
export interface AbortedRun {
  readonly runId: number;
  /** Whether it had ended by itself before. */
  readonly hadEnded: boolean;
}

/**
 * Aborts runs; what they have by then is kept. One that has ended already stays as it is. Every run is tried, whatever
 * becomes of the others; `told` hears of each as soon as it is known.
 * @throws {DeviceCloudError} with all problems together: `input` where runs are missing, else the first failure's code.
 */
export async function abortRuns(
  runs: readonly RunAddress[],
  tools: RunTools,
  told: (aborted: AbortedRun) => void,
): Promise<void> {
  const failures: DeviceCloudError[] = [];
  await mapBounded(runs, AT_ONCE, async (address) => {
    try {
      told(await abortRun(address, tools));
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.code === "cancelled") throw failure;
      failures.push(failure);
    }
  });
  const [first] = failures;
  if (!first) return;
  const { code } = failures.find(({ fault }) => fault !== "input") ?? first;
  const message = failures.map(({ explanation }) => explanation).join("\n");
  throw new DeviceCloudError(code, message, { cause: first });
}

async function abortRun(address: RunAddress, tools: RunTools): Promise<AbortedRun> {
  const { client, logger, signal } = tools;
  const { runId } = address;
  const before = await requireRun(client, address, signal);
  if (hasEnded(before)) return endedBefore(before, tools);
  try {
    const answer = await client.runs.abort(address, { signal, repeatable: true });
    const soon = hasEnded(answer) ? "" : " The service has yet to end it.";
    logger.info(`Aborted test run ${titleOf(before)}.${soon}`);
  } catch (error) {
    if (asDeviceCloudError(error).fault !== "input") throw error;
    // Services may refuse to abort what has ended, and it may have ended just now.
    const now = await requireRun(client, address, signal);
    if (!hasEnded(now)) throw error;
    return endedBefore(now, tools);
  }
  return { runId, hadEnded: false };
}

function endedBefore(run: Run, { logger }: RunTools): AbortedRun {
  logger.info(`The test run ${titleOf(run)} had ended already.`);
  return { runId: run.id, hadEnded: true };
}

function hasEnded({ state }: Run): boolean {
  return state === "FINISHED";
}

function titleOf({ id, displayName }: Run): string {
  return displayName ? `${id} (${plainLine(displayName, 120)})` : String(id);
}

import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Run } from "../../contract/resources/runs.ts";
import type { RunAddress } from "../results/run-address.ts";
import { CheckpointKeeper } from "../start/checkpoint-keeper.ts";
import { retryOnce } from "../start/retry-once.ts";
import type { RunCheckpoint } from "../start/run-checkpoint.ts";
import { stopRun } from "../start/stop-run.ts";
import { stopTime } from "../start/stop-time.ts";
import { chooseDeviceRuns, type WhichDeviceRuns } from "./choose-device-runs.ts";
import { type ListedDeviceRun, listDeviceRuns, titleOfDeviceRun } from "./list-device-runs.ts";
import { requireRun } from "./require-run.ts";
import type { RunTools } from "./run-tools.ts";

export interface RetryOrder {
  readonly run: RunAddress;
  readonly which: WhichDeviceRuns;
  /** What happens to the run when the step is cancelled while it is retried. */
  readonly onCancel: "abort" | "leave";
  /** Called before each request that may start the run again and after each change, so that it can be kept. */
  checkpoint(checkpoint: RunCheckpoint): void;
}

/**
 * Retries device runs of a run that has ended, and tells which these were: none, where all have passed and only the failed
 * ones were meant. Their ids and results are gone afterwards.
 * @throws {DeviceCloudError} `input` for a run that is missing or under way, and for device runs that it does not have.
 */
export async function retryRun(order: RetryOrder, tools: RunTools): Promise<readonly ListedDeviceRun[]> {
  const { run: address, which } = order;
  const { client, logger, signal } = tools;
  const run = await requireRun(client, address, signal);
  if (run.state !== "FINISHED") throw underWay(run);
  const chosen = chooseDeviceRuns(which, await listDeviceRuns(address, tools), run);
  if (chosen.length === 0) {
    logger.info(`Every device run of test run ${run.id} has passed: nothing is retried.`);
    return chosen;
  }
  const keeper = new CheckpointKeeper(tools.clock, order.checkpoint);
  const userId = run.userId ?? (await client.account.getMe({}, { signal })).id;
  const projectId = address.projectId ?? run.projectId ?? undefined;
  keeper.checkpoint = {
    ...{ kind: "run", userId, runName: run.displayName ?? "", runId: run.id },
    ...(projectId === undefined ? {} : { projectId }),
  };
  const deviceRunIds = chosen.map(({ id }) => id);
  try {
    const asking = () => keeper.askingForRetry();
    keeper.answered(await retryOnce({ run: address, deviceRunIds, asking }, tools));
  } catch (error) {
    keeper.failed(error);
    await stopIfCancelled(order, keeper, tools);
    throw error;
  }
  logger.info(`Retried of test run ${run.id}: ${chosen.map(titleOfDeviceRun).join(", ")}.`);
  return chosen;
}

async function stopIfCancelled(
  { onCancel }: RetryOrder,
  keeper: CheckpointKeeper,
  tools: RunTools,
): Promise<void> {
  const { checkpoint } = keeper;
  if (!checkpoint || !tools.signal.aborted) return;
  if (onCancel === "leave") return keeper.forget();
  keeper.checkpoint = await stopRun(checkpoint, { ...tools, ...stopTime(true) });
}

function underWay({ id, state }: Run): DeviceCloudError {
  const says = plainLine(state ?? "in no state that is known", 80);
  return new DeviceCloudError("input", `run-id: the test run ${id} has not ended, it is ${says}.`, {
    remedy: "Wait for its end with wait-run, or stop it with abort-run.",
  });
}

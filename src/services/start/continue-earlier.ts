import { mkdir } from "node:fs/promises";
import { counted } from "../../base/counted.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Run } from "../../contract/resources/runs.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { CheckpointKeeper } from "./checkpoint-keeper.ts";
import { keepEarlierFailures } from "./earlier-failures.ts";
import { type DeviceFailures, failedDeviceRuns } from "./failed-device-runs.ts";
import { findEarlierRuns } from "./find-earlier-run.ts";
import { retryOnce } from "./retry-once.ts";
import type { RunOrder } from "./run-order.ts";

/** An earlier attempt's run that this one goes on with. */
export interface Continued {
  readonly run: Run;
  readonly how: "reattached" | "retried";
  /** What failed in the device runs that are repeated. */
  readonly failures: readonly DeviceFailures[];
}

interface Place {
  readonly userId: number;
  readonly projectId: number;
  readonly key: string;
}

/**
 * Goes on with the run of an earlier attempt of the same step: one that is under way is taken up, of one that ended only
 * the failed device runs are repeated. Undefined where a run is to be started afresh: there is none, it passed, or the
 * service does not repeat it (docs/decisions.md, Starting once).
 */
export async function continueEarlier(
  order: RunOrder,
  place: Place,
  keeper: CheckpointKeeper,
  tools: RunTools,
): Promise<Continued | undefined> {
  const { logger } = tools;
  const earlier = await onlyEarlier(order, place, tools);
  if (!earlier) return undefined;
  const name = `the test run ${earlier.id} (${plainLine(earlier.displayName ?? "", 160)}) of an earlier attempt`;
  keeper.adopt({ userId: place.userId, projectId: place.projectId, run: earlier });
  if (earlier.state !== "FINISHED") {
    logger.info(`Re-attached to ${name}: it is still under way.`);
    return { run: earlier, how: "reattached", failures: [] };
  }
  if (hasPassed(earlier)) {
    logger.info(`Starting afresh: ${name} passed.`);
    keeper.forget();
    return undefined;
  }
  return repeatFailed(earlier, name, { order, place, keeper, tools });
}

/** The earlier attempt's run; undefined where there is none, or where several could be it. */
async function onlyEarlier(
  { attempt }: RunOrder,
  { projectId, key }: Place,
  { client, logger, signal }: RunTools,
): Promise<Run | undefined> {
  const query = { projectId, key, attempt: attempt?.number ?? 1 };
  const [only, ...others] = await findEarlierRuns(client, query, signal);
  if (others.length === 0) return only;
  logger.notice(
    `An earlier attempt left ${others.length + 1} runs of this name, so a new one is started. Give each call of a ` +
      "workflow its own name to have its run continued.",
  );
  return undefined;
}

/** Whether every device run passed, as the run's own counts tell; where they do not tell, it did not. */
function hasPassed({
  totalDeviceCount,
  deviceCount,
  succeededDeviceCount,
  warningDeviceCount,
}: Run): boolean {
  const total = totalDeviceCount ?? deviceCount ?? 0;
  return total > 0 && (succeededDeviceCount ?? 0) + (warningDeviceCount ?? 0) >= total;
}

async function repeatFailed(
  earlier: Run,
  name: string,
  {
    order,
    place,
    keeper,
    tools,
  }: { order: RunOrder; place: Place; keeper: CheckpointKeeper; tools: RunTools },
): Promise<Continued | undefined> {
  const { logger } = tools;
  const { userId, projectId } = place;
  const address = { runId: earlier.id, projectId, userId };
  const folder = order.earlierResultsFolder;
  await mkdir(folder, { recursive: true });
  const { ids: deviceRunIds, failures } = await failedDeviceRuns(address, folder, tools);
  if (deviceRunIds.length === 0) {
    logger.info(`Starting afresh: ${name} has no failed device run.`);
    keeper.forget();
    return undefined;
  }
  try {
    const run = await retryOnce({ run: address, deviceRunIds, asking: () => keeper.askingForRetry() }, tools);
    keeper.answered(run);
    await keepEarlierFailures(folder, failures);
    logger.info(`Repeating ${counted(deviceRunIds.length, "failed device run")} of ${name}.`);
    return { run, how: "retried", failures };
  } catch (error) {
    const failure = asDeviceCloudError(error);
    if (failure.fault !== "input") throw failure;
    logger.notice(`Starting afresh, as the service does not repeat ${name}: ${failure.message}`);
    keeper.forget();
    return undefined;
  }
}

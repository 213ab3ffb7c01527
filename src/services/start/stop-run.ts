import type { Clock } from "../../base/clock.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import { insist } from "../wait/insist.ts";
import { type LookOut, lookOutFor } from "./look-out.ts";
import { findOwnRun } from "./own-run.ts";
import { isUnsettled, type RunCheckpoint } from "./run-checkpoint.ts";

export interface StopTools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly lookOut: LookOut;
}

/**
 * Aborts the run of `checkpoint` unless it is known to be settled, also when it is known only by its request, and
 * when a request to repeat it may still arrive. Never throws: what could not be stopped is warned about and stays
 * unsettled in the returned checkpoint.
 */
export async function stopRun(checkpoint: RunCheckpoint, tools: StopTools): Promise<RunCheckpoint> {
  if (!isUnsettled(checkpoint)) return checkpoint;
  try {
    const known = await insist(() => lookUp(checkpoint, tools), tools);
    const isOver = known && (await insist(() => abortRun(known, checkpoint, tools), tools));
    const isSettled = tools.lookOut === "until-settled" || isOver;
    return { ...checkpoint, ...known, ...(isSettled ? { settled: true } : {}) };
  } catch (error) {
    const subject = checkpoint.runId === undefined ? `"${checkpoint.runName}"` : checkpoint.runId;
    tools.logger.warning(
      `The test run ${subject} could not be aborted: ${asDeviceCloudError(error).explanation}`,
    );
    return checkpoint;
  }
}

interface KnownRun {
  readonly runId: number;
  readonly projectId?: number;
}

async function lookUp(checkpoint: RunCheckpoint, tools: StopTools): Promise<KnownRun | undefined> {
  const { runId, projectId, askedAt = 0 } = checkpoint;
  if (runId !== undefined) return { runId, ...(projectId === undefined ? {} : { projectId }) };
  const find = () => findOwnRun(tools.client, checkpoint, tools.signal);
  const found = await lookOutFor(find, { ...tools, askedAt });
  if (!found) return undefined;
  const foundIn = found.projectId ?? projectId;
  return { runId: found.id, ...(foundIn === undefined ? {} : { projectId: foundIn }) };
}

/**
 * Whether the run is over for good: not while a request to repeat it may still arrive. It is addressed without the account:
 * a run in somebody's shared project is not among its own.
 */
async function abortRun(
  run: KnownRun,
  { handedOver, retryAskedAt: askedAt }: RunCheckpoint,
  tools: StopTools,
): Promise<boolean> {
  const { client, logger, signal } = tools;
  const isUnderWay = async () => (await client.runs.get(run, { signal })).state !== "FINISHED";
  try {
    // A run that later steps saw to its end was not aborted, and nobody should read that it was.
    if (handedOver && !(await isUnderWay())) return true;
    if (askedAt !== undefined) {
      const find = async () => ((await isUnderWay()) ? run : undefined);
      if (!(await lookOutFor(find, { ...tools, askedAt }))) return false;
    }
    await client.runs.abort(run, { signal, repeatable: true });
    logger.info(`Aborted test run ${run.runId}.`);
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.status !== 404) throw error;
  }
  return true;
}

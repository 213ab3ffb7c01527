import type { Clock } from "../../../base/clock.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../../base/errors.ts";
import type { Logger } from "../../../base/logger.ts";
import type { Client } from "../../../client/client.ts";
import { type LookOut, lookOutFor } from "../look-out.ts";
import { findOwnRun } from "./own-run.ts";
import { isUnsettled, type RunCheckpoint } from "./run-checkpoint.ts";

interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly lookOut: LookOut;
}

/**
 * Aborts the run of `checkpoint` unless it is known to be settled, also when it is known only by its request.
 * Never throws: what could not be stopped is warned about and stays unsettled in the returned checkpoint.
 */
export async function stopRun(checkpoint: RunCheckpoint, tools: Tools): Promise<RunCheckpoint> {
  if (!isUnsettled(checkpoint)) return checkpoint;
  try {
    const known = await lookUp(checkpoint, tools);
    if (known) await abortRun({ ...known, userId: checkpoint.userId }, tools);
    return known || tools.lookOut === "until-settled"
      ? { ...checkpoint, ...known, settled: true }
      : checkpoint;
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
  readonly projectId: number | undefined;
}

async function lookUp(checkpoint: RunCheckpoint, tools: Tools): Promise<KnownRun | undefined> {
  const { runId, projectId, askedAt = 0 } = checkpoint;
  if (runId !== undefined) return { runId, projectId };
  const find = () => findOwnRun(tools.client, checkpoint, tools.signal);
  const found = await lookOutFor(find, { ...tools, askedAt });
  return found && { runId: found.id, projectId: found.projectId ?? undefined };
}

async function abortRun(
  run: KnownRun & { readonly userId: number },
  { client, logger, signal }: Tools,
): Promise<void> {
  try {
    await client.runs.abort(run, { signal, repeatable: true });
    logger.info(`Aborted test run ${run.runId}.`);
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.status !== 404) throw error;
  }
}

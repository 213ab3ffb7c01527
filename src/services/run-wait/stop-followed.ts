import { asDeviceCloudError } from "../../base/errors.ts";
import { lookOutFor } from "../start/look-out.ts";
import type { StopTools } from "../start/stop-run.ts";
import { insist } from "../wait/insist.ts";
import type { FollowedRun } from "./follow-checkpoint.ts";

/**
 * Aborts a run that is followed, also when a retry of it may still arrive. Never throws: what could not be stopped is warned
 * about and stays unsettled in the answer.
 */
export async function stopFollowed(run: FollowedRun, tools: StopTools): Promise<FollowedRun> {
  const { logger } = tools;
  if (run.settled) return run;
  try {
    const isSettled = await insist(() => abort(run, tools), tools);
    return isSettled ? { ...run, retryAskedAt: undefined, settled: true } : run;
  } catch (error) {
    const failure = asDeviceCloudError(error);
    if (failure.status === 404 || (failure.fault === "input" && (await hasEnded(run, tools)))) {
      return { ...run, settled: true };
    }
    logger.warning(`The test run ${run.runId} could not be aborted: ${failure.explanation}`);
    return run;
  }
}

/** Whether nothing of it can be under way any more. */
async function abort({ retryAskedAt: askedAt, ...run }: FollowedRun, tools: StopTools): Promise<boolean> {
  const { client, logger, signal, lookOut } = tools;
  if (askedAt !== undefined) {
    const find = async () => ((await hasEnded(run, tools)) ? undefined : run);
    if (!(await lookOutFor(find, { ...tools, askedAt }))) return lookOut === "until-settled";
  }
  const { runId, projectId } = run;
  const after = await client.runs.abort({ runId, projectId }, { signal, repeatable: true });
  if (after.state === "FINISHED" && after.abortedDeviceCount === 0) {
    logger.info(`Test run ${runId} had ended already.`);
  } else {
    logger.info(`Aborted test run ${runId}.`);
  }
  return true;
}

async function hasEnded({ runId, projectId }: FollowedRun, { client, signal }: StopTools): Promise<boolean> {
  return (await client.runs.get({ runId, projectId }, { signal })).state === "FINISHED";
}

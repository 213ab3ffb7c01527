import type { Clock } from "../../../base/clock.ts";
import { mapBounded } from "../../../base/concurrency.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../../base/errors.ts";
import type { Logger } from "../../../base/logger.ts";
import type { Client } from "../../../client/client.ts";
import { type LookOut, lookOutFor } from "../../start/look-out.ts";
import { insist } from "../../wait/insist.ts";
import {
  type BuildCheckpoint,
  type BuildsCheckpoint,
  unsettledBuilds,
  withBuild,
} from "./builds-checkpoint.ts";
import { findOwnBuild } from "./own-builds.ts";

interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly lookOut: LookOut;
}

/**
 * Aborts every build of `checkpoint` that is not known to be settled, those known only by their request included.
 * Never throws: what could not be stopped is warned about and stays unsettled in the returned checkpoint.
 */
export async function stopBuilds(checkpoint: BuildsCheckpoint, tools: Tools): Promise<BuildsCheckpoint> {
  let current = checkpoint;
  await mapBounded(unsettledBuilds(checkpoint), 8, async (build) => {
    try {
      const buildId = build.buildId ?? (await insist(() => lookUp(checkpoint, build, tools), tools));
      if (buildId !== undefined) {
        await insist(() => abortBuild(checkpoint.jobId, buildId, build, tools), tools);
      }
      if (buildId !== undefined || tools.lookOut === "until-settled") {
        current = withBuild(current, build.executorId, { settled: true });
      }
    } catch (error) {
      const failure = asDeviceCloudError(error);
      tools.logger.warning(
        `The build ${build.buildId ?? ""} on ${build.executor} could not be aborted: ${failure.explanation}`,
      );
    }
  });
  return current;
}

async function abortBuild(
  jobId: number,
  buildId: number,
  build: BuildCheckpoint,
  { client, logger, signal }: Tools,
): Promise<void> {
  try {
    await client.builds.abort({ jobId, buildId }, { signal });
    logger.info(`Aborted build ${buildId} on ${build.executor}.`);
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.status !== 404) throw error;
  }
}

async function lookUp(
  { jobId, fileId, newerThan }: BuildsCheckpoint,
  { executorId, askedAt = 0 }: BuildCheckpoint,
  { client, ...tools }: Tools,
): Promise<number | undefined> {
  const mark = { jobId, fileId, newerThan, executorId };
  const found = await lookOutFor(() => findOwnBuild(client, mark, tools.signal), { ...tools, askedAt });
  return found?.id;
}

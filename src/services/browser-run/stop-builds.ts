import type { Clock } from "../../base/clock.ts";
import { mapBounded } from "../../base/concurrency.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import { ARRIVAL_MS } from "../start/create-once.ts";
import { type BuildCheckpoint, type Checkpoint, unsettled, withBuild } from "./checkpoint.ts";
import { findOwnBuild } from "./own-builds.ts";

interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** How long a request without an answer is looked out for: until it cannot arrive any more, or so many milliseconds. */
  readonly lookOut: "until-settled" | { readonly ms: number };
}

const LOOK_EVERY_MS = 1_000;

/**
 * Aborts every build of `checkpoint` that is not known to be settled, those known only by their request included.
 * Never throws: what could not be stopped is warned about and stays unsettled in the returned checkpoint.
 */
export async function stopBuilds(checkpoint: Checkpoint, tools: Tools): Promise<Checkpoint> {
  let current = checkpoint;
  await mapBounded(unsettled(checkpoint), 8, async (build) => {
    try {
      const buildId = build.buildId ?? (await lookUp(checkpoint, build, tools));
      if (buildId !== undefined) await abortBuild(checkpoint.jobId, buildId, build, tools);
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
  tools: Tools,
): Promise<void> {
  try {
    await tools.client.builds.abort({ jobId, buildId }, { signal: tools.signal });
    tools.logger.info(`Aborted build ${buildId} on ${build.executor}.`);
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.status !== 404) throw error;
  }
}

async function lookUp(
  checkpoint: Checkpoint,
  build: BuildCheckpoint,
  tools: Tools,
): Promise<number | undefined> {
  const { client, clock, signal } = tools;
  const { jobId, fileId, newerThan } = checkpoint;
  const { lookOut } = tools;
  const until = lookOut === "until-settled" ? (build.askedAt ?? 0) + ARRIVAL_MS : clock.now() + lookOut.ms;
  for (;;) {
    const found = await findOwnBuild(
      client,
      { jobId, fileId, newerThan, executorId: build.executorId },
      signal,
    );
    if (found || clock.now() >= until) return found?.id;
    await clock.sleep(LOOK_EVERY_MS, signal);
  }
}

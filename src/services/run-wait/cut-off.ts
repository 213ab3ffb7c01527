import { asDeviceCloudError, type DeviceCloudError } from "../../base/errors.ts";
import { stopTime } from "../start/stop-time.ts";
import type { RunSnapshot } from "./run-snapshot.ts";
import type { RunEnd, RunWait } from "./run-wait.ts";
import { stopFollowed } from "./stop-followed.ts";

/** How long an aborted run may take to end. */
const END_WITHIN_MS = 30_000;
const LAST_LOOK_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Ends a wait that came to no good end: stops the run unless it is to be left, and takes what there is of it. Never throws;
 * what could not be stopped stays unsettled in the checkpoint.
 */
export async function cutOff(
  wait: RunWait,
  how: Exclude<RunEnd["how"], "ended">,
  failure?: DeviceCloudError,
): Promise<RunEnd> {
  const { runId, results, order } = wait;
  const { keeper, logger } = wait.tools;
  const { settled, retryAskedAt } = keeper.run(runId);
  // Nothing but a further retry was cut off: the run has ended, and its results are known.
  if (settled && how === "timeout" && !results.isAwaited) return wait.end("ended");
  if (settled) return endWithoutResults(wait, { how, failure });
  const before = wait.snapshot;
  const isLeft = (how === "cancelled" ? order.onCancel : order.onTimeout) === "leave";
  const end = { how, failure, beforeStop: isLeft ? undefined : before };
  try {
    if (how === "timeout" && retryAskedAt === undefined && (await hasJustEnded(wait))) {
      keeper.note(runId, { settled: true });
      await wait.collect();
      return wait.end("ended");
    }
    if (isLeft) keeper.note(runId, { settled: true });
    else if ((await stop(wait, how)) && results.isAwaited) await wait.collect(before);
  } catch (error) {
    const why = asDeviceCloudError(error).message;
    if (results.isAwaited) logger.warning(`The results of test run ${runId} could not be collected: ${why}`);
  }
  return endWithoutResults(wait, end);
}

interface Unfinished extends Pick<RunEnd, "how" | "failure"> {
  /** The run before this step aborted it, where it did. */
  readonly beforeStop?: RunSnapshot | undefined;
}

/** The end by what was seen last, where nothing better is known. */
function endWithoutResults(wait: RunWait, { how, failure, beforeStop }: Unfinished): RunEnd {
  const { results, snapshot } = wait;
  if (results.isAwaited && snapshot) results.takeUncollected({ snapshot, beforeStop });
  return wait.end(how, failure);
}

/** A run that ended between the last look and the end of the wait did end in time. */
async function hasJustEnded(wait: RunWait): Promise<boolean> {
  const signal = AbortSignal.any([wait.tools.signal, AbortSignal.timeout(LAST_LOOK_WITHIN_MS)]);
  const last = await wait.lookAgain(signal).catch(() => undefined);
  return last?.stage === "ended";
}

/** Whether the run was stopped and has come to its end. After a cancel there is no time to look. */
async function stop(wait: RunWait, how: RunEnd["how"]): Promise<boolean> {
  const { keeper, clock } = wait.tools;
  const isCancelled = how === "cancelled";
  const { lookOut, signal } = stopTime(isCancelled);
  const stopped = await stopFollowed(keeper.run(wait.runId), { ...wait.tools, signal, lookOut });
  keeper.note(wait.runId, stopped);
  if (isCancelled || !stopped.settled) return false;
  const until = clock.now() + END_WITHIN_MS;
  for (;;) {
    if ((await wait.lookAgain(signal)).stage === "ended") return true;
    if (clock.now() >= until) return false;
    await clock.sleep(LOOK_EVERY_MS, signal);
  }
}

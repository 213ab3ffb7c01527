import type { Clock, Random } from "../../base/clock.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import type { Deadline } from "../wait/deadline.ts";
import type { Outage } from "../wait/outage.ts";
import { pollDelayMs } from "../wait/poll-delay.ts";
import type { RunLook } from "./run-look.ts";
import { expectedEnd, hasStarted, type RunSnapshot } from "./run-snapshot.ts";

export interface FollowOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** The caller's; that of the deadline is aborted with it. */
  readonly signal: AbortSignal;
  readonly deadline: Deadline;
  readonly outage: Outage;
  /** How long to wait until a device run has begun, in milliseconds. */
  readonly queueTimeoutMs: number | undefined;
  /** Which device runs are waited for: all, or those that a retry has brought. */
  readonly isAwaited: (deviceRunId: number) => boolean;
}

export type FollowEnd = "ended" | "timeout" | "queue-timeout";

/** An acknowledged run may be missing for a moment; for so many looks in a row it is gone. */
const MISSES = 5;

/**
 * Follows one run to its end: yields a snapshot after each answer, and returns why it stopped. An outage of the service is
 * waited out; a state that nobody knows is not the end.
 * @throws what the service refused, an outage longer than ten minutes, or `cancelled`.
 */
export async function* followRun(
  look: RunLook,
  options: FollowOptions,
): AsyncGenerator<RunSnapshot, FollowEnd> {
  const { clock, random, signal, deadline, outage, queueTimeoutMs = Number.POSITIVE_INFINITY } = options;
  const startedAt = clock.now();
  const { runId } = look.address;
  let last: RunSnapshot | undefined;
  let misses = 0;
  for (;;) {
    try {
      last = await look.look(deadline.signal);
      outage.over(runId);
      misses = 0;
      yield last;
      if (last.stage === "ended") return "ended";
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.status === 404 && ++misses >= MISSES) throw gone(runId, failure);
      const isOver = deadline.reached && !signal.aborted;
      if (failure.status !== 404 && !isOver) outage.goesOn(failure, runId);
    }
    const elapsedMs = clock.now() - startedAt;
    if (deadline.reached) return "timeout";
    if (elapsedMs >= queueTimeoutMs && !(last && hasStarted(last, options.isAwaited))) return "queue-timeout";
    await clock
      .sleep(pollDelayMs(elapsedMs, random, toExpectedEnd(last, clock)), deadline.signal)
      .catch((error) => {
        if (!deadline.reached || signal.aborted) throw error;
      });
  }
}

function toExpectedEnd(snapshot: RunSnapshot | undefined, clock: Clock): number | undefined {
  const expected = snapshot && expectedEnd(snapshot);
  return expected === undefined ? undefined : expected - clock.now();
}

function gone(runId: number, cause: DeviceCloudError): DeviceCloudError {
  return new DeviceCloudError("protocol", `The service no longer has the test run ${runId}.`, {
    remedy: "Somebody may have deleted it.",
    cause,
  });
}

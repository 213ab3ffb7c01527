import type { Clock, Random } from "../../base/clock.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import { deadlineIn } from "../wait/deadline.ts";
import { Outage } from "../wait/outage.ts";
import { pollDelayMs } from "../wait/poll-delay.ts";
import { hasEnded, type SuiteBackend, type Target, type TargetRun } from "./backend.ts";

export interface FollowOptions {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** How long to wait for the end of all runs, in milliseconds. */
  readonly timeoutMs: number;
  /** How long to wait for the first run to leave the queue, in milliseconds. */
  readonly queueTimeoutMs?: number | undefined;
}

/** The runs as last seen, by target. */
export type Snapshot = ReadonlyMap<number, TargetRun>;
export type FollowEnd = "ended" | "timeout" | "queue-timeout";

/** An acknowledged run may be missing from a list for a moment; for so many asks in a row it is gone. */
const MISSES = 5;

/**
 * Follows what runs on these targets to its end: yields a snapshot after each answer, and returns why it stopped. An
 * outage of the service is waited out; a state nobody knows is not the end.
 * @throws what the service refused, an outage longer than ten minutes, or `cancelled`.
 */
export async function* followTargets(
  backend: SuiteBackend,
  targets: readonly Target[],
  options: FollowOptions,
): AsyncGenerator<Snapshot, FollowEnd> {
  const { clock, random, signal } = options;
  const startedAt = clock.now();
  using deadline = deadlineIn(options.timeoutMs, clock, signal);
  const outage = new Outage(options);
  const seen = new Map<number, TargetRun>();
  const all = (holds: (run: TargetRun | undefined) => boolean) =>
    targets.every(({ id }) => holds(seen.get(id)));
  let misses = 0;
  for (;;) {
    try {
      const runs = await backend.look(deadline.signal);
      outage.over();
      for (const [id, run] of runs) seen.set(id, run);
      misses = runs.size < targets.length ? misses + 1 : 0;
      yield seen;
      if (all(hasEnded)) return "ended";
    } catch (error) {
      if (!deadline.reached || signal.aborted) outage.goesOn(asDeviceCloudError(error));
    }
    if (misses >= MISSES) throw gone(backend, targets, seen);
    const elapsedMs = clock.now() - startedAt;
    if (deadline.reached) return "timeout";
    if (elapsedMs >= (options.queueTimeoutMs ?? Number.POSITIVE_INFINITY) && all(isQueued)) {
      return "queue-timeout";
    }
    await clock.sleep(pollDelayMs(elapsedMs, random), deadline.signal).catch((error) => {
      if (!deadline.reached || signal.aborted) throw error;
    });
  }
}

function isQueued(run: TargetRun | undefined): boolean {
  return run === undefined || run.stage === "queued";
}

function gone({ noun }: SuiteBackend, targets: readonly Target[], runs: Snapshot): DeviceCloudError {
  const open = targets.filter(({ id }) => !hasEnded(runs.get(id))).map(({ name }) => name);
  return new DeviceCloudError("protocol", `The service no longer lists the ${noun} on ${open.join(", ")}.`);
}

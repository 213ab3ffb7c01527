import type { Clock, Random } from "../../base/clock.ts";
import { formatDuration } from "../../base/duration.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Client } from "../../client/client.ts";
import type { Build } from "../../contract/resources/builds.ts";
import { deadlineIn } from "../wait/deadline.ts";
import { pollDelayMs } from "../wait/poll-delay.ts";
import { currentBuilds } from "./own-builds.ts";

export interface FollowOptions {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** How long to wait for the end of all builds, in milliseconds. */
  readonly timeoutMs: number;
  /** How long to wait for the first build to leave the queue, in milliseconds. */
  readonly queueTimeoutMs?: number | undefined;
}

/** The builds as last seen, by id. */
export type BuildSnapshot = ReadonlyMap<number, Build>;
export type FollowEnd = "ended" | "timeout" | "queue-timeout";

/** A service that cannot be asked for so long is given up. */
const LONGEST_OUTAGE_MS = 10 * 60_000;
/** An acknowledged build may be missing from a list for a moment; for so many asks in a row it is gone. */
const MISSES = 5;

/**
 * Follows builds to their end: yields a snapshot after each answer, and returns why it stopped. An outage of the
 * service is waited out; a state nobody knows is not the end.
 * @throws what the service refused, an outage longer than ten minutes, or `cancelled`.
 */
export async function* followBuilds(
  ids: readonly number[],
  options: FollowOptions,
): AsyncGenerator<BuildSnapshot, FollowEnd> {
  const { client, clock, random, signal } = options;
  const startedAt = clock.now();
  using deadline = deadlineIn(options.timeoutMs, clock, signal);
  const outage = new Outage(options);
  const seen = new Map<number, Build>();
  let misses = 0;
  for (;;) {
    try {
      const builds = await currentBuilds(client, ids, deadline.signal);
      outage.over();
      for (const [id, build] of builds) seen.set(id, build);
      misses = builds.size < ids.length ? misses + 1 : 0;
      yield seen;
      if (ids.every((id) => hasEnded(seen.get(id)))) return "ended";
    } catch (error) {
      if (!deadline.reached || signal.aborted) outage.goesOn(asDeviceCloudError(error));
    }
    if (misses >= MISSES) throw gone(ids, seen);
    const elapsedMs = clock.now() - startedAt;
    if (deadline.reached) return "timeout";
    if (
      elapsedMs >= (options.queueTimeoutMs ?? Number.POSITIVE_INFINITY) &&
      ids.every((id) => isQueued(seen.get(id)))
    ) {
      return "queue-timeout";
    }
    await clock.sleep(pollDelayMs(elapsedMs, random), deadline.signal).catch((error) => {
      if (!deadline.reached || signal.aborted) throw error;
    });
  }
}

/** FINISHED is the one terminal state (specification, States and transitions). */
export function hasEnded(build: Build | undefined): boolean {
  return build?.state === "FINISHED";
}

function isQueued(build: Build | undefined): boolean {
  return build === undefined || build.state === "CREATED";
}

function gone(ids: readonly number[], builds: BuildSnapshot): DeviceCloudError {
  const open = ids.filter((id) => !hasEnded(builds.get(id)));
  return new DeviceCloudError("protocol", `The service no longer lists build ${open.join(", ")}.`);
}

/** Keeps count of a time without answers. */
class Outage {
  readonly #options: FollowOptions;
  #since: number | undefined;

  constructor(options: FollowOptions) {
    this.#options = options;
  }

  goesOn(failure: DeviceCloudError): void {
    const { clock, logger } = this.#options;
    if (failure.fault !== "service") throw failure;
    if (this.#since === undefined) {
      this.#since = clock.now();
      logger.warning(`The service does not answer; still trying. ${plainLine(failure.message)}`);
    }
    if (clock.now() - this.#since > LONGEST_OUTAGE_MS) throw failure;
  }

  over(): void {
    if (this.#since === undefined) return;
    const { clock, logger } = this.#options;
    logger.info(`The service answers again after ${formatDuration(clock.now() - this.#since)}.`);
    this.#since = undefined;
  }
}

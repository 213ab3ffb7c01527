import { type Clock, type Random, throwIfCancelled } from "../../base/clock.ts";
import { asDeviceCloudError, DeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";

export interface CreateOnce<T> {
  /** What is created, for messages: `the build on chromium-desktop`. */
  readonly what: string;
  /** Sends the request that creates. */
  create(): Promise<T>;
  /** Looks for what an earlier request of ours may have created. */
  find(): Promise<T | undefined>;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** How long a request without an answer may still arrive at the service, in milliseconds. */
  readonly arrivalMs?: number;
  readonly maxAttempts?: number;
}

/** A request that got no answer arrives within this time or not at all (docs/decisions.md, Starting once). */
export const ARRIVAL_MS = 60_000;
const LOOK_EVERY_MS = 3_000;
const BACKOFF_MS = 1_000;

/**
 * Creates exactly one. A request that was not taken is repeated, an answered failure after looks for what it may have
 * created, and a request without an answer only after its time to arrive has passed without a trace.
 * @throws the last failure, after `maxAttempts` requests that created nothing; when looking fails or is cancelled, a
 * failure with the effect that the request may have had.
 */
export async function createOnce<T>(order: CreateOnce<T>): Promise<T> {
  const { logger, random, signal, maxAttempts = 6 } = order;
  for (let attempt = 1; ; attempt++) {
    throwIfCancelled(signal);
    try {
      return await order.create();
    } catch (error) {
      const failure = asDeviceCloudError(error, "protocol");
      if (!mayBeRepeated(failure)) throw failure;
      const found = await lookFor(order, failure, random() * BACKOFF_MS * 2 ** Math.min(attempt, 5));
      if (found !== undefined) {
        logger.info(`Found ${order.what} although its request failed (${failure.message})`);
        return found;
      }
      if (attempt >= maxAttempts) throw failure;
      logger.info(`Nothing was created of ${order.what}; trying again. ${failure.message}`);
    }
  }
}

/** An answer that refuses for good is not repeated: the request was understood and denied. */
function mayBeRepeated(failure: DeviceCloudError): boolean {
  if (failure.code === "cancelled") return false;
  return failure.fault === "service" && (failure.effect !== "none" || failure.code === "unreachable");
}

/** Looks at once, and again until the time has passed after which nothing more can come. */
async function lookFor<T>(
  order: CreateOnce<T>,
  { effect }: DeviceCloudError,
  backoffMs: number,
): Promise<T | undefined> {
  const { clock, signal, arrivalMs = ARRIVAL_MS } = order;
  if (effect === "none") {
    await clock.sleep(backoffMs, signal);
    return undefined;
  }
  const until = clock.now() + (effect === "open" ? arrivalMs : backoffMs);
  try {
    for (;;) {
      const isLast = clock.now() >= until;
      const found = await order.find();
      if (found !== undefined || isLast) return found;
      await clock.sleep(Math.min(LOOK_EVERY_MS, Math.max(0, until - clock.now())), signal);
    }
  } catch (error) {
    throw withEffect(asDeviceCloudError(error), effect);
  }
}

/** A look that came to no end says nothing of the request it was for. */
function withEffect(
  { code, message, remedy, status, cause }: DeviceCloudError,
  effect: DeviceCloudError["effect"],
): DeviceCloudError {
  const details = { effect, cause, ...(remedy ? { remedy } : {}), ...(status ? { status } : {}) };
  return new DeviceCloudError(code, message, details);
}

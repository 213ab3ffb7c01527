import { setTimeout as delay } from "node:timers/promises";
import { DeviceCloudError } from "./errors.ts";

/** Time, passed in so that waiting can be tested. `now` is in milliseconds since the epoch. */
export interface Clock {
  now(): number;
  /** Resolves after `ms`; rejects with `cancelled` as soon as `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** A source of numbers in [0, 1), passed in so that jitter can be tested. */
export type Random = () => number;

/**
 * Time as this process lives it: from the machine's clock at its start on it goes on steadily. A wait that measured itself by
 * a clock that is set meanwhile would end at once, or never.
 */
export const systemClock: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  sleep,
};

/** The machine's clock, which may be set, for times that are kept and read for longer than a process lives. */
export const wallClock: Clock = { now: () => Date.now(), sleep };

async function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  throwIfCancelled(signal);
  try {
    await delay(ms, undefined, signal ? { signal } : {});
  } catch (error) {
    throw cancelled(error);
  }
}

/** Throws `cancelled` when `signal` is aborted. */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw cancelled(signal.reason);
}

function cancelled(cause: unknown): DeviceCloudError {
  return cause instanceof DeviceCloudError && cause.code === "cancelled"
    ? cause
    : new DeviceCloudError("cancelled", "The operation was cancelled.", { cause });
}

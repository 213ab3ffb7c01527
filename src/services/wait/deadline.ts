import type { Clock } from "../../base/clock.ts";

/** A point in time that also cuts off the requests under way when it is reached. */
export interface Deadline extends Disposable {
  /** Aborted when the caller's signal is, or when the time has come. */
  readonly signal: AbortSignal;
  /** Whether the time has come. */
  readonly reached: boolean;
}

/** A deadline `ms` from now; never, where `ms` is undefined. */
export function deadlineIn(ms: number | undefined, clock: Clock, signal: AbortSignal): Deadline {
  const expiry = new AbortController();
  const disposal = new AbortController();
  const until = ms === undefined ? Number.POSITIVE_INFINITY : clock.now() + ms;
  if (ms !== undefined) {
    clock.sleep(ms, disposal.signal).then(
      () => expiry.abort(),
      () => undefined, // disposed before its time
    );
  }
  return {
    signal: AbortSignal.any([signal, expiry.signal]),
    get reached() {
      return expiry.signal.aborted || clock.now() >= until;
    },
    [Symbol.dispose]: () => disposal.abort(),
  };
}

import { DeviceCloudError } from "../base/errors.ts";

/**
 * `work`, given up as `cancelled` as soon as `signal` aborts. For work that does not listen itself, or too late:
 * undici hears of an abort only once it is connected.
 */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return await work;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () =>
    reject(new DeviceCloudError("cancelled", "The operation was cancelled.", { cause: signal.reason }));
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

import type { Clock } from "../../base/clock.ts";
import { asDeviceCloudError, type DeviceCloudError } from "../../base/errors.ts";

/** Less than a post step has, so that it can still tell what it could not stop. */
const FOR_MS = 120_000;
const PAUSE_MS = 2_000;

/**
 * Does `work` again for as long as the service fails at it, for two minutes or until `signal` aborts: what stops a run may
 * not give up at a short outage. `work` does no harm when it is done twice.
 * @throws {DeviceCloudError} what the service refused, or its last failure.
 */
export async function insist<T>(
  work: () => Promise<T>,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<T> {
  const until = clock.now() + FOR_MS;
  let last: DeviceCloudError | undefined;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const failure = asDeviceCloudError(error);
      if (failure.fault !== "service") throw signal.aborted ? (last ?? failure) : failure;
      if (clock.now() >= until) throw failure;
      last = failure;
    }
    await clock.sleep(PAUSE_MS, signal).catch(() => {
      throw last;
    });
  }
}

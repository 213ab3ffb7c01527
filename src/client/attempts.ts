import { type Clock, type Random, throwIfCancelled } from "../base/clock.ts";
import { formatDuration } from "../base/duration.ts";
import type { Logger } from "../base/logger.ts";
import type { Method } from "../contract/operation.ts";
import { RequestFailure } from "./request-failure.ts";
import { nextAttempt, type RetryPolicy } from "./retry.ts";

/** What is tried, and what trying again needs. */
export interface Endeavour {
  readonly method: Method;
  readonly label: string;
  readonly signal?: AbortSignal | undefined;
  readonly repeatable?: boolean | undefined;
  /** Whether the failed attempt came further than all before; then counting begins anew. */
  readonly advanced?: (() => boolean) | undefined;
}

export interface Patience {
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly retry: RetryPolicy;
}

/**
 * Runs `work` with the number of the attempt, again as long as the retry rule allows.
 * @throws {DeviceCloudError} the last attempt's failure, or `cancelled`.
 */
export async function withRetries<T>(
  { clock, random, logger, retry }: Patience,
  { method, label, signal, repeatable, advanced }: Endeavour,
  work: (attempt: number) => Promise<T>,
): Promise<T> {
  const policy = { ...retry, repeatable };
  for (let attempt = 1; ; attempt++) {
    throwIfCancelled(signal);
    try {
      return await work(attempt);
    } catch (error) {
      if (!(error instanceof RequestFailure)) throw error;
      if (advanced?.()) attempt = 1;
      const next = nextAttempt(error, attempt, method, clock.now(), random, policy);
      if (!next) throw error;
      logger.debug(`${label} is tried again in ${formatDuration(next.delayMs)}`);
      await clock.sleep(next.delayMs, signal);
    }
  }
}

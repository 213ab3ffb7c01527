import type { Random } from "../base/clock.ts";
import type { Effect, ErrorCode } from "../base/errors.ts";
import type { Method } from "../contract/operation.ts";

/** What the rule knows of a failed attempt. */
export interface Failure {
  readonly code: ErrorCode;
  readonly effect: Effect;
  /** Another attempt may go better: a broken connection, a timeout, a 429, a 5xx of a gateway. */
  readonly temporary: boolean;
  /** The `Retry-After` header: seconds, or an HTTP date. */
  readonly retryAfter?: string | undefined;
}

export interface RetryPolicy {
  /** Attempts in all, the first included. */
  readonly maxAttempts: number;
  /** The first pause lies between 0 and this; every further bound is twice the one before. */
  readonly baseDelayMs: number;
  /** No pause of our own is longer than this. */
  readonly capMs: number;
  /** Repeat also what may have happened. */
  readonly repeatable?: boolean | undefined;
}

export const defaultRetry: RetryPolicy = { maxAttempts: 6, baseDelayMs: 400, capMs: 10_000 };

/** No `Retry-After` is honoured beyond this. */
const RETRY_AFTER_CAP_MS = 60_000;
/** Connecting takes its whole timeout each time, so nobody waits for more than these. */
const CONNECT_TIMEOUT_ATTEMPTS = 2;

/**
 * Whether and when to try again after attempt number `attempt` (from 1) failed. GET, PUT and DELETE are repeated
 * after every temporary failure, POST only when the request is known not to have happened. A `Retry-After` is waited
 * for, else a random time below an exponentially growing bound (full jitter).
 */
export function nextAttempt(
  failure: Failure,
  attempt: number,
  method: Method,
  now: number,
  random: Random,
  policy: RetryPolicy,
): { readonly delayMs: number } | null {
  const connectTimeout = failure.code === "timeout" && failure.effect === "none";
  const maxAttempts = connectTimeout
    ? Math.min(policy.maxAttempts, CONNECT_TIMEOUT_ATTEMPTS)
    : policy.maxAttempts;
  if (!failure.temporary || attempt >= maxAttempts) return null;
  if (method === "POST" && failure.effect !== "none" && !policy.repeatable) return null;
  const asked = retryAfterMs(failure.retryAfter, now);
  if (asked !== undefined) return { delayMs: Math.min(asked, RETRY_AFTER_CAP_MS) };
  const boundMs = Math.min(policy.capMs, policy.baseDelayMs * 2 ** (attempt - 1));
  return { delayMs: Math.floor(random() * boundMs) };
}

function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  // Only an HTTP date has letters; Date.parse alone would read "-5" or "1.5" as a year.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

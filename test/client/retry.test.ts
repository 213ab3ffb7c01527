import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultRetry, type Failure, nextAttempt } from "../../src/client/retry.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const temporary: Failure = { code: "unreachable", effect: "open", temporary: true };

function decide(
  failure: Failure,
  attempt = 1,
  method: "GET" | "POST" | "PUT" | "DELETE" = "GET",
  random = 0.5,
) {
  return nextAttempt(failure, attempt, method, NOW, () => random, defaultRetry);
}

describe("the retry rule", () => {
  it("repeats GET, PUT and DELETE after any temporary failure", () => {
    for (const method of ["GET", "PUT", "DELETE"] as const)
      for (const effect of ["none", "settled", "open"] as const)
        expect(decide({ ...temporary, effect }, 1, method)).not.toBeNull();
  });

  it("repeats POST only when the request is known not to have happened", () => {
    expect(decide({ ...temporary, effect: "none" }, 1, "POST")).not.toBeNull();
    expect(decide({ ...temporary, effect: "open" }, 1, "POST")).toBeNull();
    expect(decide({ ...temporary, effect: "settled" }, 1, "POST")).toBeNull();
  });

  it("repeats a POST that says it may be repeated", () => {
    const policy = { ...defaultRetry, repeatable: true };
    expect(nextAttempt(temporary, 1, "POST", NOW, () => 0, policy)).not.toBeNull();
  });

  it("never repeats what will fail again, nor beyond the attempts allowed", () => {
    expect(decide({ ...temporary, temporary: false })).toBeNull();
    expect(decide(temporary, defaultRetry.maxAttempts - 1)).not.toBeNull();
    expect(decide(temporary, defaultRetry.maxAttempts)).toBeNull();
  });

  it("connects once more, not five times more, where nothing answers at all", () => {
    const silentHost: Failure = { code: "timeout", effect: "none", temporary: true };
    expect(decide(silentHost, 1)).not.toBeNull();
    expect(decide(silentHost, 2)).toBeNull();
  });

  it("waits as long as Retry-After says, in seconds or as a date, but no more than a minute", () => {
    const waitFor = (retryAfter: string) => decide({ ...temporary, retryAfter })?.delayMs;
    expect(waitFor("7")).toBe(7_000);
    expect(waitFor("0")).toBe(0);
    expect(waitFor("Sun, 01 Mar 2026 12:00:09 GMT")).toBe(9_000);
    expect(waitFor("Sun, 01 Mar 2026 11:00:00 GMT")).toBe(0);
    expect(waitFor("86400")).toBe(60_000);
    expect(waitFor("Mon, 01 Mar 2027 12:00:00 GMT")).toBe(60_000);
  });

  it("reads any other Retry-After as none", () => {
    for (const retryAfter of ["-5", "1.5", "soon", ""])
      expect(decide({ ...temporary, retryAfter })?.delayMs).toBe(defaultRetry.baseDelayMs / 2);
  });

  it("spreads its own pauses over the whole of an exponentially growing, capped range", () => {
    const maxRandom = 1 - 2 ** -53;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: maxRandom, noNaN: true }),
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 1, max: 60_000 }),
        (attempt, random, baseDelayMs, capMs) => {
          const policy = { maxAttempts: 100, baseDelayMs, capMs };
          const delay = (at: number) =>
            nextAttempt(temporary, attempt, "GET", NOW, () => at, policy)?.delayMs ?? -1;
          const bound = Math.min(capMs, baseDelayMs * 2 ** (attempt - 1));
          expect(delay(0)).toBe(0);
          expect(delay(maxRandom)).toBeGreaterThanOrEqual(Math.floor(bound) - 1);
          expect(delay(random)).toBeGreaterThanOrEqual(0);
          expect(delay(random)).toBeLessThanOrEqual(bound);
        },
      ),
    );
  });
});

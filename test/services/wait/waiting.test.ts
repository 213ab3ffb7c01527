import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { systemClock } from "../../../src/base/clock.ts";
import { deadlineIn } from "../../../src/services/wait/deadline.ts";
import { pollDelayMs } from "../../../src/services/wait/poll-delay.ts";

describe("a deadline", () => {
  test("cuts off what is under way when its time has come", async () => {
    using deadline = deadlineIn(20, systemClock, new AbortController().signal);
    expect(deadline.reached).toBe(false);
    await expect(systemClock.sleep(10_000, deadline.signal)).rejects.toMatchObject({ code: "cancelled" });
    expect(deadline.reached).toBe(true);
  });

  test("is not reached by a cancel", () => {
    const cancel = new AbortController();
    using deadline = deadlineIn(60_000, systemClock, cancel.signal);
    cancel.abort();
    expect([deadline.signal.aborted, deadline.reached]).toEqual([true, false]);
  });

  test("that is none never comes", () => {
    using deadline = deadlineIn(undefined, systemClock, new AbortController().signal);
    expect([deadline.signal.aborted, deadline.reached]).toEqual([false, false]);
  });
});

describe("asking again", () => {
  const random = fc.double({ min: 0, max: 0.999, noNaN: true });

  test("takes a second at first and never more than eighteen, jittered by a fifth", () => {
    fc.assert(
      fc.property(fc.nat(86_400_000), random, (elapsedMs, drawn) => {
        const delay = pollDelayMs(elapsedMs, () => drawn);
        expect(delay).toBeGreaterThanOrEqual(800);
        expect(delay).toBeLessThanOrEqual(18_000);
        expect(pollDelayMs(elapsedMs + 60_000, () => drawn)).toBeGreaterThanOrEqual(delay);
      }),
    );
  });

  test("is never slower for an expected end, quicker the nearer it is, and quickest at it", () => {
    const toEnd = fc.integer({ min: -7_200_000, max: 7_200_000 });
    fc.assert(
      fc.property(fc.nat(86_400_000), random, toEnd, (elapsedMs, drawn, toExpectedEndMs) => {
        const delay = pollDelayMs(elapsedMs, () => drawn, toExpectedEndMs);
        expect(delay).toBeGreaterThanOrEqual(800);
        expect(delay).toBeLessThanOrEqual(pollDelayMs(elapsedMs, () => drawn));
        expect(pollDelayMs(elapsedMs, () => drawn, toExpectedEndMs / 2)).toBeLessThanOrEqual(delay);
        expect(pollDelayMs(elapsedMs, () => drawn, 0)).toBeLessThanOrEqual(1_200);
      }),
    );
  });

  test("gets near the end in few requests, and is late by a few seconds at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 7_200_000 }), random, (endMs, drawn) => {
        let [now, asked] = [0, 0];
        for (; now < endMs; asked++) now += pollDelayMs(now, () => drawn, endMs - now);
        expect(now - endMs).toBeLessThan(2_000);
        expect(asked).toBeLessThan(200 + endMs / 12_000);
      }),
    );
  });
});

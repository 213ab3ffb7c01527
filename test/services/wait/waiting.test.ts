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

test("asking again takes a second at first and never more than eighteen, jittered by a fifth", () => {
  fc.assert(
    fc.property(fc.nat(86_400_000), fc.double({ min: 0, max: 0.999, noNaN: true }), (elapsedMs, random) => {
      const delay = pollDelayMs(elapsedMs, () => random);
      expect(delay).toBeGreaterThanOrEqual(800);
      expect(delay).toBeLessThanOrEqual(18_000);
      expect(pollDelayMs(elapsedMs + 60_000, () => random)).toBeGreaterThanOrEqual(delay);
    }),
  );
});

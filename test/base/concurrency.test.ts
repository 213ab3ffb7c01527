import { setImmediate as turn } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapBounded } from "../../src/base/concurrency.ts";

describe("mapBounded", () => {
  it("keeps the items' order, whatever finishes first", async () => {
    const law = async (delays: number[], limit: number) => {
      const results = await mapBounded(delays, limit, async (delay, index) => {
        for (let i = 0; i < delay; i++) await turn();
        return `${index}:${delay}`;
      });
      expect(results).toEqual(delays.map((delay, index) => `${index}:${delay}`));
    };
    const delays = fc.array(fc.nat(5), { maxLength: 20 });
    await fc.assert(fc.asyncProperty(delays, fc.integer({ min: 1, max: 8 }), law), { numRuns: 50 });
  });

  it("works on as many items at once as the limit says, and no more", async () => {
    let running = 0;
    let most = 0;
    await mapBounded(Array.from({ length: 20 }), 3, async () => {
      most = Math.max(most, ++running);
      await turn();
      running--;
    });
    expect(most).toBe(3);
  });

  it("starts nothing after a failure, and waits for what it had begun", async () => {
    const started: number[] = [];
    const finished: number[] = [];
    const work = mapBounded([0, 1, 2, 3, 4], 2, async (item) => {
      started.push(item);
      if (item === 0) throw new Error("first");
      await turn();
      finished.push(item);
    });
    await expect(work).rejects.toThrow("first");
    expect(started).toEqual([0, 1]);
    expect(finished).toEqual([1]);
  });

  it("answers an empty list at once", async () => {
    expect(await mapBounded([], 4, () => Promise.reject(new Error("never called")))).toEqual([]);
  });
});

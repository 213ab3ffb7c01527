import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FaultPlan } from "../bench/fault-plan.ts";

const BODY = { "content-length": "10" };

function faults(seed: number, count: number) {
  const plan = new FaultPlan(seed, {
    status503BeforeEvery: 0.1,
    status503AfterEvery: 0.1,
    dropConnection: 0.05,
  });
  return Array.from({ length: count }, () => plan.next(BODY).fault);
}

test("the same seed gives the same faults", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(faults(seed, 50)).toEqual(faults(seed, 50));
    }),
  );
});

test("another seed gives others", () => {
  expect(faults(1, 50)).not.toEqual(faults(2, 50));
});

test("over many requests each fault comes about as often as its share", () => {
  const seen = faults(7, 20_000);
  const share = (fault: string) => seen.filter((name) => name === fault).length / seen.length;
  expect(share("503 before")).toBeCloseTo(0.1, 1);
  expect(share("503 after")).toBeCloseTo(0.1, 1);
  const drops = ["drop before", "drop during", "drop after"].map(share);
  for (const drop of drops) expect(drop).toBeGreaterThan(0.01);
  expect(drops.reduce((sum, drop) => sum + drop, 0)).toBeCloseTo(0.05, 1);
});

describe("bursts", () => {
  const names = (seed: number, longest: number) => {
    const plan = new FaultPlan(seed, { status429: 0.1, dropConnection: 0.1 }, longest);
    return Array.from({ length: 2_000 }, () => plan.next(BODY).fault ?? "");
  };
  const lengths = (seen: readonly string[], fault: string) =>
    [
      ...seen
        .map((name) => (name === fault ? "x" : " "))
        .join("")
        .matchAll(/x+/g),
    ].map(([run]) => run.length);

  test("a limit meets several requests in a row, each burst of its own length", () => {
    const found = lengths(names(5, 4), "429");
    expect(new Set(found).size).toBeGreaterThan(3);
    expect(found.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(300);
    expect(lengths(names(5, 1), "429").reduce((sum, one) => sum + one, 0)).toBeLessThan(260);
  });

  test("a broken connection does not come in bursts", () => {
    const alone = names(5, 1).filter((name) => name.startsWith("drop")).length;
    const beside = names(5, 4).filter((name) => name.startsWith("drop")).length;
    expect(beside).toBeLessThan(alone);
    expect(Math.max(...lengths(names(5, 4), "drop before"))).toBeLessThan(3);
  });

  test("the same seed gives the same bursts, and what is planned after them", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 10 }), (seed, longest) => {
        expect(names(seed, longest)).toEqual(names(seed, longest));
      }),
      { numRuns: 20 },
    );
  });
});

test("a request without a body cannot break in its middle", () => {
  const plan = new FaultPlan(3, { dropConnection: 1 });
  const seen = new Set(Array.from({ length: 100 }, () => plan.next({}).fault));
  expect(seen).toEqual(new Set(["drop before", "drop after"]));
});

test.each([{ stall: 0.6, html: 0.6 }, { stall: -0.1 }, { stall: Number.NaN }])("%j is refused", (rates) => {
  expect(() => new FaultPlan(1, rates)).toThrow("Fault rates are shares from 0 to 1");
});

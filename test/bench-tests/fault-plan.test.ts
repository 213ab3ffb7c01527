import fc from "fast-check";
import { expect, test } from "vitest";
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

test("a request without a body cannot break in its middle", () => {
  const plan = new FaultPlan(3, { dropConnection: 1 });
  const seen = new Set(Array.from({ length: 100 }, () => plan.next({}).fault));
  expect(seen).toEqual(new Set(["drop before", "drop after"]));
});

test.each([{ stall: 0.6, html: 0.6 }, { stall: -0.1 }, { stall: Number.NaN }])("%j is refused", (rates) => {
  expect(() => new FaultPlan(1, rates)).toThrow("Fault rates are shares from 0 to 1");
});

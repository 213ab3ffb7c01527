import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Decimal, parseDecimal, ratioReaches } from "../../src/base/decimal.ts";

const decimal = (text: string) => parseDecimal(text) as Decimal;

describe("parsing a decimal", () => {
  it("keeps it exactly", () => {
    expect(parseDecimal("0.95")).toEqual({ units: 95n, scale: 2, text: "0.95" });
    expect(parseDecimal(" .5 ")).toEqual({ units: 5n, scale: 1, text: ".5" });
    expect(parseDecimal("1")).toEqual({ units: 1n, scale: 0, text: "1" });
    expect(parseDecimal("1.")).toEqual({ units: 1n, scale: 0, text: "1." });
  });

  it.each(["", ".", "-1", "1,5", "1e3", "0x1", "NaN", "1.2.3", "9".repeat(41)])(
    "is undefined for %j",
    (text) => {
      expect(parseDecimal(text)).toBeUndefined();
    },
  );
});

describe("comparing a ratio", () => {
  it("is exact where floating point is not", () => {
    expect(ratioReaches(3, 10, decimal("0.3"))).toBe(true);
    expect(ratioReaches(1, 3, decimal(".3333333333333333333333333333333333333334"))).toBe(false);
    expect(ratioReaches(1, 3, decimal(".333333333333333333333333333333333333333"))).toBe(true);
  });

  it("reaches no bound above zero with nothing counted", () => {
    expect(ratioReaches(0, 0, decimal("0"))).toBe(true);
    expect(ratioReaches(0, 0, decimal("0.01"))).toBe(false);
  });

  it("agrees with counting on a scale of its own", () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.integer({ min: 1, max: 1_000 }), fc.nat(100), (part, total, percent) => {
        expect(ratioReaches(part, total, decimal((percent / 100).toFixed(2)))).toBe(
          100 * part >= percent * total,
        );
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPattern, matchesPattern } from "../../../src/services/devices/name-pattern.ts";
import { nearestNames } from "../../../src/services/devices/nearest-names.ts";

const text = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });

describe("a pattern", () => {
  it("matches whole names exactly as a regular expression of the same meaning does", () => {
    fc.assert(
      fc.property(text("aB1 .*?"), text("aAb1 .*"), (pattern, name) => {
        const source = pattern.replace(/\./g, "\\.").replaceAll("*", "[\\s\\S]*").replaceAll("?", "[\\s\\S]");
        expect(matchesPattern(name, pattern)).toBe(new RegExp(`^${source}$`, "i").test(name));
      }),
      { numRuns: 2_000 },
    );
  });

  it("matches a name in time also where a regular expression would not end", () => {
    expect(matchesPattern("a".repeat(5_000), `${"*a".repeat(500)}*b`)).toBe(false);
  });

  it.each([
    ["Pixel 8", false],
    ["Pixel *", true],
    ["Pixel ?", true],
  ])("is what holds a wildcard: %s %s", (name, is) => {
    expect(isPattern(name)).toBe(is);
  });
});

describe("the nearest names", () => {
  const names = fc.array(text("abcde "), { maxLength: 8 });

  it("are among the names, each once, and begin with one that holds what is wanted where there is one", () => {
    fc.assert(
      fc.property(text("abcde "), names, (wanted, all) => {
        const nearest = nearestNames(wanted, all);
        expect(nearest).toHaveLength(Math.min(3, new Set(all).size));
        expect(all).toEqual(expect.arrayContaining(nearest));
        expect(new Set(nearest).size).toBe(nearest.length);
        if (all.some((name) => name.includes(wanted))) expect(nearest[0]).toContain(wanted);
      }),
    );
  });

  it.each([
    ["Pixle 8", "Google Pixel 8"],
    ["galaxy s42", "Samsung Galaxy S24"],
    ["Iphone*", "Apple iPhone 15"],
  ])("of %s is %s", (wanted, expected) => {
    const all = ["Apple iPhone 15", "Google Pixel 8", "Google Pixel 3", "Samsung Galaxy S24", "Nokia 3.4"];
    expect(nearestNames(wanted, all)[0]).toBe(expected);
  });
});

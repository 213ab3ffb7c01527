import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DeviceCloudError } from "../../../src/base/errors.ts";
import { inVersionRange, parseVersionRange } from "../../../src/services/devices/version-range.ts";

/** The plain model: versions a.b.c with parts of one digit are numbers, and a part left out stands for ten of them. */
const RADIX = 5;
const SIZE = RADIX ** 3;
const part = fc.nat(RADIX - 1);
const version = fc.array(part, { minLength: 1, maxLength: 3 });

function spanOf(parts: readonly number[]): { first: number; behind: number } {
  const number = (filled: readonly number[]) => filled.reduce((sum, one) => sum * RADIX + one, 0);
  const first = number([...parts, 0, 0].slice(0, 3));
  return { first, behind: first + RADIX ** (3 - parts.length) };
}

interface Piece {
  readonly text: string;
  holds(version: number): boolean;
}

const comparator: fc.Arbitrary<Piece> = fc
  .record({
    operator: fc.constantFrom("", "=", ">", ">=", "<", "<="),
    parts: version,
    gap: fc.constantFrom("", " "),
    wild: fc.constantFrom("", ".x", ".*", ".X"),
  })
  .map(({ operator, parts, gap, wild }) => {
    const { first, behind } = spanOf(parts);
    const text = `${operator}${operator ? gap : ""}${parts.join(".")}${parts.length < 3 ? wild : ""}`;
    const holds = {
      "": (one: number) => one >= first && one < behind,
      "=": (one: number) => one >= first && one < behind,
      ">": (one: number) => one >= behind,
      ">=": (one: number) => one >= first,
      "<": (one: number) => one < first,
      "<=": (one: number) => one < behind,
    }[operator];
    return { text, holds: holds ?? (() => false) };
  });

const hyphen: fc.Arbitrary<Piece> = fc.tuple(version, version).map(([from, to]) => ({
  text: `${from.join(".")} - ${to.join(".")}`,
  holds: (one) => one >= spanOf(from).first && one < spanOf(to).behind,
}));

const sideBySide: fc.Arbitrary<Piece> = fc
  .array(comparator, { minLength: 1, maxLength: 3 })
  .map((pieces) => ({
    text: pieces.map(({ text }) => text).join(" "),
    holds: (one) => pieces.every((piece) => piece.holds(one)),
  }));

const any: fc.Arbitrary<Piece> = fc.constantFrom("*", "x", "X").map((text) => ({ text, holds: () => true }));

const alternative = fc
  .record({ piece: fc.oneof(sideBySide, hyphen, any), system: fc.constantFrom("", "android", "iOS") })
  .map(({ piece, system }) => ({
    text: `${system} ${piece.text}`.trim(),
    holds: (one: number, osType: string) =>
      piece.holds(one) && (system === "" || system.toUpperCase() === osType),
  }));

const range = fc.array(alternative, { minLength: 1, maxLength: 3 }).map((alternatives) => ({
  text: alternatives.map(({ text }) => text).join(" || "),
  holds: (one: number, osType: string) => alternatives.some((each) => each.holds(one, osType)),
}));

describe("a range of versions", () => {
  it("holds exactly the versions that a plain model says", () => {
    fc.assert(
      fc.property(range, fc.constantFrom("ANDROID", "IOS"), ({ text, holds }, osType) => {
        const parsed = parseVersionRange(text);
        for (let number = 0; number < SIZE; number++) {
          const parts = [Math.floor(number / RADIX ** 2), Math.floor(number / RADIX) % RADIX, number % RADIX];
          const osVersion = parts.join(".").replace(/(?:\.0)+$/, "");
          expect([text, osVersion, inVersionRange(parsed, { osType, osVersion })]).toEqual([
            text,
            osVersion,
            holds(number, osType),
          ]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is either understood or refused as input, whatever is written", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.<>=|-x* androidiOS") }), (text) => {
        try {
          parseVersionRange(text);
        } catch (error) {
          expect(error).toBeInstanceOf(DeviceCloudError);
          expect(error).toMatchObject({ code: "input", message: `"${text}" is not a range of versions.` });
        }
      }),
    );
  });

  it.each([
    "",
    "||",
    "13 ||",
    ">=",
    "13-15",
    "1.2.3.4.5",
    "x.14",
    "14.x.1",
    "14..1",
    "latest",
    "androidx",
    "> > 3",
  ])("is not %j", (text) => {
    expect(() => parseVersionRange(text)).toThrow("is not a range of versions");
  });

  it.each([
    ["Android 13", ">=13 <14", true],
    ["4.4W", "4.4", true],
    ["17.5 (21F79)", "17.x", true],
    ["Chromium", "*", true],
    ["Chromium", ">=0", false],
    ["", "desktop", true],
    ["10.15.7", "10.15", true],
    ["10.15", "10.15.0", true],
    ["9", ">=10", false],
  ])("%j in %j: %s", (osVersion, text, holds) => {
    expect(inVersionRange(parseVersionRange(text), { osType: "DESKTOP", osVersion })).toBe(holds);
  });
});

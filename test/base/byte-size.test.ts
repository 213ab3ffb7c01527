import fc from "fast-check";
import { expect, test } from "vitest";
import { formatBytes } from "../../src/base/byte-size.ts";

const MIB = 1024 * 1024;

test.each([
  [0, "0 B"],
  [812, "812 B"],
  [1_023, "1023 B"],
  [1_024, "1.0 KiB"],
  [12.34 * MIB, "12.3 MiB"],
  [1_024 * MIB - 1, "1.0 GiB"],
  [2_048 * MIB, "2.0 GiB"],
  [5_000_000 * MIB, "4.8 TiB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test("a size in words is right to one decimal, and never 1024 of a unit that has a larger one", () => {
  const units = { B: 1, KiB: 1_024, MiB: MIB, GiB: 1_024 * MIB, TiB: MIB * MIB };
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 53 - 1 }), (bytes) => {
      const [, amount, unit] = /^([\d.]+) (\w+)$/.exec(formatBytes(bytes)) ?? [];
      const size = units[unit as keyof typeof units];
      expect(Math.abs(Number(amount) - bytes / size)).toBeLessThanOrEqual(0.051);
      if (unit !== "TiB") expect(Number(amount)).toBeLessThan(1_024);
    }),
  );
});

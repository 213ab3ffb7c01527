import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDuration, parseDurationMs } from "../../src/base/duration.ts";

describe("parsing a duration", () => {
  it.each([
    ["500ms", 500],
    ["90s", 90_000],
    ["30m", 1_800_000],
    ["1h30m", 5_400_000],
    ["1.5h", 5_400_000],
    [" 2 H 3 M ", 7_380_000],
    ["1d", 86_400_000],
    ["0s", 0],
  ])("reads %j", (text, ms) => {
    expect(parseDurationMs(text)).toBe(ms);
  });

  it.each(["abc", "", "30", "-5m", "5m later", "1e3s", "5 minutes", "m"])("refuses %j by name", (text) => {
    expect(() => parseDurationMs(text)).toThrow(
      expect.objectContaining({ code: "input", message: expect.stringContaining(`"${text}"`) }),
    );
  });

  it("adds its parts", () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(59), fc.nat(59), (hours, minutes, seconds) => {
        const ms = parseDurationMs(`${hours}h${minutes}m${seconds}s`);
        expect(ms).toBe(((hours * 60 + minutes) * 60 + seconds) * 1_000);
      }),
    );
  });
});

describe("saying a duration", () => {
  it.each([
    [0, "0.0 s"],
    [380, "0.4 s"],
    [12_340, "12.3 s"],
    [59_949, "59.9 s"],
    [59_950, "1 min 0 s"],
    [245_000, "4 min 5 s"],
    [3_599_600, "1 h 0 min"],
    [7_380_000, "2 h 3 min"],
  ])("says %i ms as %s", (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it("never says 60 seconds or 60 minutes", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (ms) => {
        expect(formatDuration(ms)).not.toMatch(/\b60(?:\.0)? (?:s|min)\b/);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import { counted } from "../../../src/base/counted.ts";
import { duration, percentage, size, time, timeToCome } from "../../../src/cloud/page/parts/figures.ts";

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const said = (ms: number) =>
  time(ms, NOW_MS)
    .toString()
    .replaceAll(/<[^>]+>/g, "");

describe("figures", () => {
  it("tell sizes in the unit that fits", () => {
    expect([0, 1, 1_023, 1_024, 1_536, 5 * 1024 ** 3].map(size)).toEqual([
      "0 B",
      "1 B",
      "1023 B",
      "1.0 KiB",
      "1.5 KiB",
      "5.0 GiB",
    ]);
  });

  it("call nothing whole that is not", () => {
    expect([1, 0.9999, 0.995, 0.5, 1 / 3, 0].map(percentage)).toEqual([
      "100 %",
      "99.9 %",
      "99.5 %",
      "50 %",
      "33.3 %",
      "0 %",
    ]);
  });

  it("tell times as people do, and exactly beside it", () => {
    expect([NOW_MS + 5_000, NOW_MS, NOW_MS - 61_000, NOW_MS - 7_300_000].map(said)).toEqual([
      "just now",
      "just now",
      "1 min ago",
      "2 h ago",
    ]);
    expect(said(Date.UTC(2026, 0, 3))).toBe("3 Jan 2026");
    expect(time(NOW_MS, NOW_MS).toString()).toContain('title="2026-11-21 12:00:00 UTC"');
  });

  it("tell times to come to the minute", () => {
    const until = (ms: number) => timeToCome(NOW_MS + ms, NOW_MS).toString();
    const words = [-1, 59_999, 60_000, 3_599_999, 3_600_000, 5_040_000].map(until);
    expect(words.map((markup) => markup.replaceAll(/<[^>]+>/g, ""))).toEqual([
      ...["in less than a minute", "in less than a minute"],
      ...["in 1 min", "in 59 min", "in 1 h", "in 1 h 24 min"],
    ]);
    expect(until(0)).toContain('title="2026-11-21 12:00:00 UTC"');
  });

  it("count what something took up to now, and nothing before its start", () => {
    expect(duration({ startTime: null, finishTime: null }, NOW_MS)).toBe("–");
    expect(duration({ startTime: NOW_MS - 4_000, finishTime: null }, NOW_MS)).toBe("4.0 s");
    expect(duration({ startTime: 0, finishTime: 90_000 }, NOW_MS)).toBe("1 min 30 s");
    expect([counted(1, "run"), counted(0, "run")]).toEqual(["1 run", "0 runs"]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Clock } from "../../../src/base/clock.ts";
import { TransferLog } from "../../../src/services/transfer/transfer-log.ts";

const MIB = 1024 * 1024;

/** A log whose clock the test sets. */
function opened() {
  const lines: string[] = [];
  let now = 1_000_000;
  const clock: Clock = { now: () => now, sleep: async () => undefined };
  const logger = { debug() {}, info: (line: string) => void lines.push(line), notice() {}, warning() {} };
  const log = new TransferLog("app.apk", { clock, logger });
  return { log, lines, pass: (ms: number) => (now += ms) };
}

describe("the log of a transfer", () => {
  it("says how far it is, how fast, and how long it will take", () => {
    const { log, lines, pass } = opened();
    pass(5_000);
    log.progress({ doneBytes: 50 * MIB, totalBytes: 200 * MIB });
    pass(5_000);
    log.progress({ doneBytes: 150 * MIB, totalBytes: 200 * MIB });
    expect(lines).toEqual([
      "app.apk: 25 % of 200.0 MiB, 10.0 MiB/s, 15.0 s left",
      "app.apk: 75 % of 200.0 MiB, 20.0 MiB/s, 2.5 s left",
    ]);
    expect(log.summary(200 * MIB)).toBe("200.0 MiB in 10.0 s, 20.0 MiB/s");
  });

  it("says nothing of a short one", () => {
    const { log, lines, pass } = opened();
    for (let done = 0; done < 40; done++) {
      pass(100);
      log.progress({ doneBytes: done * MIB, totalBytes: 40 * MIB });
    }
    expect(lines).toEqual([]);
  });

  it("sums up a transfer, its time and rate only where it took some", () => {
    const { log, pass } = opened();
    pass(999);
    expect(log.summary(40 * MIB)).toBe("40.0 MiB");
    pass(1_001);
    expect(log.summary(40 * MIB)).toBe("40.0 MiB in 2.0 s, 20.0 MiB/s");
  });

  it("begins anew with a transfer that is repeated", () => {
    const { log, lines, pass } = opened();
    pass(5_000);
    log.progress({ doneBytes: 100 * MIB, totalBytes: 200 * MIB });
    pass(3_000);
    log.progress({ doneBytes: 10 * MIB, totalBytes: 200 * MIB });
    pass(2_000);
    log.progress({ doneBytes: 50 * MIB, totalBytes: 200 * MIB });
    expect(lines[1]).toBe("app.apk: 25 % of 200.0 MiB, 10.0 MiB/s, 15.0 s left");
  });

  it("says no time that nobody knows: without a total, and of a transfer that stands still", () => {
    const { log, lines, pass } = opened();
    pass(5_000);
    log.progress({ doneBytes: 10 * MIB, totalBytes: undefined });
    pass(5_000);
    log.progress({ doneBytes: 10 * MIB, totalBytes: 20 * MIB });
    expect(lines).toEqual(["app.apk: 10.0 MiB, 2.0 MiB/s", "app.apk: 50 % of 20.0 MiB, 0 B/s"]);
  });

  it("has at most one line in five seconds, however a transfer goes", () => {
    const step = fc.record({ ms: fc.nat({ max: 9_000 }), doneBytes: fc.nat({ max: 1e9 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { log, lines, pass } = opened();
        let passedMs = 0;
        for (const { ms, doneBytes } of steps) {
          passedMs += ms;
          pass(ms);
          log.progress({ doneBytes, totalBytes: 1e9 });
        }
        expect(lines.length).toBeLessThanOrEqual(Math.floor(passedMs / 5_000));
        for (const line of lines)
          expect(line).toMatch(/^app\.apk: \d{1,3} % of 953\.7 MiB, [\d.]+ \w+\/s(, .+ left)?$/);
      }),
    );
  });
});

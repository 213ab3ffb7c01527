import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { type ClockJump, randomClockJumps } from "../bench/clock-jumps.ts";
import { randomMoment } from "../bench/random-moment.ts";
import { benchForTest, script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

const seeds = Array.from({ length: 200 }, (_, seed) => seed);
const afterMs = ({ when }: ReturnType<typeof randomMoment>) =>
  "afterMs" in when ? when.afterMs : Number.NaN;

test("the same seed gives the same moment", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      expect(randomMoment(seed)).toEqual(randomMoment(seed));
      expect(afterMs(randomMoment(seed, { withinMs: 300 }))).toBeLessThan(300);
    }),
  );
});

test("over many seeds each mode comes, early moments most", () => {
  const moments = seeds.map((seed) => randomMoment(seed, { withinMs: 1_000, scale: 0.1 }));
  expect(new Set(moments.map(({ mode }) => mode)).size).toBe(4);
  expect(moments.every(({ scale }) => scale === 0.1)).toBe(true);
  expect(moments.filter((moment) => afterMs(moment) < 250).length).toBeGreaterThan(70);
  expect(Math.max(...moments.map(afterMs))).toBeGreaterThan(900);
  expect(seeds.map((seed) => randomMoment(seed, { modes: ["shutdown"] }).mode)).not.toContain("kill9");
  expect(() => randomMoment(1, { modes: [] })).toThrow("no cancel mode");
});

test("with a proxy, about half of them are the arrival of a request", () => {
  const asked: number[] = [];
  const proxy = {
    arrival(count: number) {
      asked.push(count);
      return Promise.resolve();
    },
  };
  for (const seed of seeds) randomMoment(seed, { proxy, withinRequests: 10 });
  expect(asked.length).toBeGreaterThan(70);
  expect(asked.length).toBeLessThan(130);
  expect([Math.min(...asked), Math.max(...asked)]).toEqual([1, 10]);
});

test("a moment cuts a step short", async () => {
  const bench = await benchForTest();
  const cancel = randomMoment(3, { modes: ["cancelJob"], withinMs: 200, scale: 0.05 });
  const run = await bench.run(
    script({ main: "await new Promise((done) => setTimeout(done, 600_000))" }, { cancel }),
  );
  expect(run.conclusion).toBe("cancelled");
});

test("an action's clock jumps, forward and back, and its timers go on", async () => {
  const bench = await benchForTest();
  const clock: ClockJump[] = [
    { atMs: 0, byMs: 3_600_000 },
    { atMs: 1_500, byMs: -3_600_000 },
  ];
  const main = `const off = () => Math.round((Date.now() - performance.timeOrigin - performance.now()) / 60_000);
    log(off(), Math.round((new Date() - Date.now()) / 1_000), new Date(5).getTime(), Date.UTC(1970, 0, 1));
    const before = performance.now();
    while (off() > 0) await new Promise((done) => setTimeout(done, 50));
    log(off(), new Date() instanceof Date, performance.now() - before < 10_000)`;
  const run = await bench.run(script({ main }, { clock }));
  expect(run.stdout.toString()).toBe("60 0 5 0\n-60 true true\n");
});

test("random jumps come in order, within their time and within a day, the same for the same seed", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const jumps = randomClockJumps(seed, 500);
      expect(jumps).toEqual(randomClockJumps(seed, 500));
      expect(jumps.length).toBeGreaterThan(0);
      expect(jumps.map(({ atMs }) => atMs)).toEqual(jumps.map(({ atMs }) => atMs).sort((a, b) => a - b));
      for (const { atMs, byMs } of jumps) {
        expect(atMs).toBeLessThan(500);
        expect(Math.abs(byMs)).toBeLessThanOrEqual(86_400_000);
      }
    }),
  );
});

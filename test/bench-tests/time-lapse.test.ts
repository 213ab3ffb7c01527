import { expect, test, vi } from "vitest";
import type { TimeLapse } from "../bench/time-lapse.ts";
import { benchForTest, script } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

const lapse: TimeLapse = { factor: 60, sinceMs: Date.now() - 1_000 };

test("time passes faster for an action, in every way that it can be told or waited for", async () => {
  const bench = await benchForTest();
  const main = `const timers = await import("node:timers");
    const promises = await import("node:timers/promises");
    const { promisify } = await import("node:util");
    const began = { date: Date.now(), lived: performance.now() };
    await new Promise((done) => setTimeout(done, 30_000));
    await new Promise((done) => timers.setTimeout(done, 30_000));
    await promises.setTimeout(30_000);
    await promisify(setTimeout)(30_000);
    await new Promise((done) => { const every = setInterval(() => done(clearInterval(every)), 30_000); });
    const limit = AbortSignal.timeout(30_000);
    const awake = setTimeout(() => {}, 600_000); // a limit alone keeps no process alive
    await new Promise((done) => limit.addEventListener("abort", () => done(clearTimeout(awake))));
    const passed = [Date.now() - began.date, performance.now() - began.lived];
    const origin = Math.abs(Date.now() - performance.timeOrigin - performance.now());
    log(...passed.map((ms) => ms >= 170_000 && ms < 3_000_000), origin < 5_000, new Date() - Date.now() < 5_000);`;
  const run = await bench.run(script({ main }, { lapse }));
  expect(run.stdout.toString()).toBe("true true true true\n");
  expect(run.durationMs).toBeLessThan(50_000);
});

test("the stages of a step agree about the time, which is ahead of the bench's", async () => {
  const bench = await benchForTest();
  const run = await bench.run(script({ main: "log(Date.now())", post: "log(Date.now())" }, { lapse }));
  const [main = 0, post = 0] = [run.main, run.post].map((stage) => Number(stage?.stdout));
  expect(main).toBeGreaterThan(lapse.sinceMs + 60_000);
  expect(post).toBeGreaterThan(main);
  expect(post).toBeLessThanOrEqual(lapse.sinceMs + (Date.now() - lapse.sinceMs) * 60);
});

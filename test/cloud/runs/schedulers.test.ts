import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { BrowserSlots } from "../../../src/cloud/execution/browser-slots.ts";
import { isEnd } from "../../../src/cloud/runs/device-run-states.ts";
import { nextMoves } from "../../../src/cloud/runs/next-moves.ts";
import type { DeviceRunRecord } from "../../../src/cloud/store/records.ts";
import { PASSING } from "../support/suite-zip.ts";
import { aDeviceRun, aRun } from "./records.ts";
import { aDevice, openRunSetting, type RunSetting } from "./run-setting.ts";

vi.setConfig({ testTimeout: 30_000, expect: { poll: { timeout: 20_000 } } });

const started = (setting: RunSetting, run: { id: number }) =>
  setting.deviceRuns(run).map(({ startTime, finishTime }) => ({ from: startTime ?? 0, to: finishTime ?? 0 }));

/** How many of these spans hold at once, at most. */
function mostAtOnce(spans: readonly { from: number; to: number }[]): number {
  return Math.max(
    ...spans.map(({ from: at }) => spans.filter(({ from, to }) => from <= at && at < to).length),
  );
}

describe("PARALLEL", () => {
  it("runs all at once, as many as there may be browsers", async () => {
    await using setting = await openRunSetting({ slots: 2 });
    const run = await setting.runToEnd(`sleep 0.3; ${PASSING}`);
    expect(setting.states(run)).toEqual(["SUCCEEDED", "SUCCEEDED", "SUCCEEDED"]);
    expect(mostAtOnce(started(setting, run))).toBe(2);
  });
});

describe("SERIAL", () => {
  it("runs one after the other, in the order of the devices", async () => {
    await using setting = await openRunSetting({
      scenario: { devices: [{ device: "*", outcome: "passed", runMs: 30 }] },
    });
    const [one, two, three] = setting.devices;
    const devices = [three, one, two].filter((device) => device !== undefined);
    const run = await setting.runToEnd("", { devices, config: { scheduler: "SERIAL" } });
    const spans = started(setting, run);
    expect(setting.deviceRuns(run).map(({ deviceId }) => deviceId)).toEqual([3, 1, 2]);
    for (const [index, { from }] of spans.entries()) {
      if (index > 0) expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.to ?? Number.NaN);
    }
  });
});

describe("SINGLE", () => {
  it("runs on the first device that is free, and leaves the others out", async () => {
    const script = { device: "*", outcome: "passed", runMs: 300 };
    await using setting = await openRunSetting({ scenario: { devices: [script] } });
    const [first] = setting.devices;
    const busy = await setting.start("", { devices: first ? [first] : [] });
    await setting.run(busy.id, ({ state }) => state === "RUNNING");
    const run = await setting.runToEnd("", { config: { scheduler: "SINGLE" } });
    expect(setting.deviceRuns(run).map(({ excludeReason, state }) => excludeReason ?? state)).toEqual([
      ...["SINGLE_MODE", "SUCCEEDED", "SINGLE_MODE"],
    ]);
    expect(run).toMatchObject({ succeededDeviceCount: 1, excludedDeviceCount: 2 });
  });
});

describe("a device", () => {
  it("takes one device run at a time, over all runs", async () => {
    const script = { device: "*", outcome: "passed", runMs: 60 };
    await using setting = await openRunSetting({ devices: [aDevice(1)], scenario: { devices: [script] } });
    const runs = [await setting.start(""), await setting.start("")];
    await setting.run(runs[0]?.id ?? -1, ({ state }) => state === "RUNNING");
    expect(setting.store.runs.get(runs[1]?.id ?? -1)).toMatchObject({ state: "WAITING", startTime: null });
    const ended = await Promise.all(runs.map(({ id }) => setting.run(id)));
    expect(mostAtOnce(ended.flatMap((run) => started(setting, run)))).toBe(1);
  });
});

describe("the next moves of a run", () => {
  const run = { id: 1, ...aRun() };
  const waitingRuns = (count: number) =>
    Array.from({ length: count }, (_, id): DeviceRunRecord => ({ ...aDeviceRun(run), id }));

  it("bring every device run to an end, whichever devices are free in between", () => {
    const scheduler = fc.constantFrom("PARALLEL" as const, "SERIAL" as const, "SINGLE" as const);
    const free = fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { maxLength: 8 });
    fc.assert(
      fc.property(scheduler, fc.integer({ min: 1, max: 6 }), free, (kind, count, steps) => {
        const states = new Map(waitingRuns(count).map(({ id }) => [id, "WAITING"]));
        const step = (isFree: (id: number) => boolean) => {
          const all = waitingRuns(count).map((one) => ({ ...one, state: states.get(one.id) ?? "" }));
          const waiting = all.filter(({ state }) => state === "WAITING");
          const isRunning = all.some(({ state }) => state === "RUNNING");
          const moves = nextMoves(kind, { waiting, isRunning }, ({ id }) => isFree(id));
          for (const { id } of moves.start) states.set(id, "RUNNING");
          for (const { id } of moves.exclude) states.set(id, "EXCLUDED");
          const running = [...states].filter(([, state]) => state === "RUNNING");
          if (kind !== "PARALLEL") expect(running.length).toBeLessThanOrEqual(1);
          for (const [id] of running) states.set(id, "SUCCEEDED");
        };
        for (const isFree of steps) step((id) => isFree[id] === true);
        for (let turn = 0; turn < count; turn++) step(() => true);
        const ends = [...states.values()];
        expect(ends.every(isEnd)).toBe(true);
        expect(ends.filter((state) => state === "SUCCEEDED")).toHaveLength(kind === "SINGLE" ? 1 : count);
      }),
    );
  });
});

describe("browser slots", () => {
  it("are offered in turn, so that nobody takes them all", () => {
    const slots = new BrowserSlots(1);
    const taken: string[] = [];
    for (const name of ["builds", "device runs"]) {
      slots.onFree(() => {
        if (slots.tryTake()) taken.push(name);
      });
    }
    expect([slots.tryTake(), slots.tryTake()]).toEqual([true, false]);
    for (let turn = 0; turn < 4; turn++) slots.release();
    expect(taken).toEqual(["device runs", "builds", "device runs", "builds"]);
  });
});

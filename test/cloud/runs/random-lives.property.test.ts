import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { countersOf } from "../../../src/cloud/runs/counters.ts";
import { isEnd } from "../../../src/cloud/runs/device-run-states.ts";
import { aDevice, openRunSetting, type RunSetting } from "./run-setting.ts";

const outcomes = ["passed", "failed", "warning", "crash", "timeout", "no-tests", "offline", "flaky"] as const;
const devices = outcomes.map((outcome, index) => aDevice(index + 1, { displayName: outcome }));
const scenario = {
  devices: outcomes.map((outcome, index) => ({
    device: outcome,
    outcome,
    queueMs: index % 3,
    runMs: index + 1,
  })),
};

/** What may happen to a cloud's runs; `pick` chooses one of them. */
const event = fc.record({
  kind: fc.constantFrom("start", "start", "abort", "retry", "retry one", "remove", "wait" as const),
  pick: fc.nat(),
  scheduler: fc.constantFrom("PARALLEL", "SERIAL", "SINGLE" as const),
  retries: fc.nat({ max: 2 }),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

async function happen(setting: RunSetting, { kind, pick, scheduler, retries }: Event): Promise<void> {
  if (kind === "wait") return void (await sleep(pick % 5));
  if (kind === "start") {
    const config = { scheduler, maxAutoRetriesCount: retries, timeout: 1 } as const;
    const chosen = devices.filter((_, index) => (pick >> index) % 2 === 0);
    await setting.start("", { devices: chosen.length > 0 ? chosen : devices, config });
    return;
  }
  const runs = setting.store.runs.in({}).select();
  const run = runs[pick % Math.max(runs.length, 1)];
  if (!run) return;
  // Not awaited: whatever comes next meets it half done.
  if (kind === "abort") void setting.testRuns.abort(run, "Enough.");
  if (kind === "remove") void setting.testRuns.remove(run);
  if (!kind.startsWith("retry") || run.state !== "FINISHED") return;
  const deviceRuns = setting.deviceRuns(run);
  const one = deviceRuns[pick % deviceRuns.length];
  setting.testRuns.retry(run, kind === "retry one" && one ? [one.id] : null);
}

function expectOrder(setting: RunSetting): void {
  const busy = new Map<number, number>();
  for (const run of setting.store.runs.in({}).select()) {
    const deviceRuns = setting.deviceRuns(run);
    expect(run).toMatchObject(countersOf(deviceRuns));
    expect(deviceRuns).toHaveLength(run.deviceCount);
    expect(run.state === "FINISHED").toBe(deviceRuns.every(({ state }) => isEnd(state)));
    for (const { state, deviceId } of deviceRuns) {
      if (state === "RUNNING") busy.set(deviceId, (busy.get(deviceId) ?? 0) + 1);
    }
  }
  for (const count of busy.values()) expect(count).toBe(1);
}

it("runs keep their counters and devices in order, whatever happens to them and when", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      await using setting = await openRunSetting({ devices, scenario, slots: 0 });
      for (const one of events) {
        await happen(setting, one);
        expectOrder(setting);
      }
      await setting.testRuns.close("The device cloud was stopped.");
      expectOrder(setting);
      const runs = setting.store.runs.in({}).select();
      expect(runs.every(({ state }) => state === "FINISHED")).toBe(true);
      const owners = new Set(runs.flatMap((run) => setting.deviceRuns(run)).map(({ id }) => id));
      const results = setting.store.files
        .in({})
        .select()
        .filter(({ direction }) => direction === "OUTPUT");
      expect(results.every(({ deviceRunId }) => owners.has(deviceRunId ?? -1))).toBe(true);
    }),
    { numRuns: 15 },
  );
}, 60_000);

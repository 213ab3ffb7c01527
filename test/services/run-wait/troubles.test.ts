import { describe, expect, test } from "vitest";
import { systemClock } from "../../../src/base/clock.ts";
import { DeviceCloudError } from "../../../src/base/errors.ts";
import { silent } from "../../../src/base/logger.ts";
import type { FaultRates } from "../../bench/fault-proxy.ts";
import { fastClock, openWaitWorkshop } from "./wait-workshop.ts";

const SCRIPTS = {
  Green: { outcome: "passed", runMs: 200 },
  Steady: { outcome: "passed", runMs: 1_200 },
  Long: { outcome: "passed", runMs: 300_000 },
  Queued: { outcome: "passed", queueMs: 300_000 },
  Odd: { outcome: "unknown", state: "PONDERING" },
  OddAWhile: { outcome: "unknown", state: "PONDERING", runMs: 1_500 },
};

describe("an outage of the service", { timeout: 60_000 }, () => {
  test.each([
    ["500", { status500: 1 }],
    ["502", { status502: 1 }],
    ["429 with Retry-After", { status429: 1 }],
    ["503", { status503BeforeEvery: 1 }],
    ["broken connections", { dropConnection: 1 }],
    ["a gateway's page", { html: 1 }],
    ["a sign-in page", { html200: 1 }],
    ["truncated answers", { truncate: 1 }],
  ] as [string, FaultRates][])("with %s is sat out, told once, and so is its end", async (_, faults) => {
    let isDown = false;
    const options = { generation: "current", faults, only: () => isDown } as const;
    await using workshop = await openWaitWorkshop(SCRIPTS, options);
    const run = await workshop.start(["Green", "Steady"]);
    const told: string[] = [];
    const { promise: noticed, resolve } = Promise.withResolvers<void>();
    const tell = (message: string) => {
      told.push(message);
      if (message.includes("does not answer")) resolve();
    };
    const logger = { ...silent, info: tell, warning: tell };
    const waited = workshop.wait(run, {}, { logger });
    await workshop.proxy.arrival(8);
    isDown = true;
    await noticed;
    // Half a minute at the clock of the wait.
    await systemClock.sleep(600);
    isDown = false;
    const { outcome } = await waited;
    expect(outcome.decision).toMatchObject({ verdict: "passed", reason: "all 6 tests passed" });
    expect(told.filter((line) => line.includes("does not answer; still trying"))).toHaveLength(1);
    expect(told.filter((line) => line.includes("answers again after"))).toHaveLength(1);
  });

  test("from the first request on is sat out, too", async () => {
    let isDown = true;
    const options = { faults: { status502: 1 }, only: () => isDown };
    await using workshop = await openWaitWorkshop(SCRIPTS, options);
    const waited = workshop.wait(await workshop.start(["Green"]));
    await workshop.proxy.arrival(6);
    isDown = false;
    expect((await waited).outcome.decision.verdict).toBe("passed");
  });

  test("over results that never come is told and red (known bug: such a download is dropped in silence)", async () => {
    const only = ({ path }: { path: string }) => path.includes("/file?") || path.endsWith("/file");
    await using workshop = await openWaitWorkshop(SCRIPTS, { faults: { dropConnection: 1 }, only });
    const { outcome } = await workshop.wait(await workshop.start(["Green"]), { retryFailed: 1 });
    expect(outcome.decision).toMatchObject({ verdict: "failed", failureKind: "infrastructure" });
    expect(outcome.decision.reason).toMatch(/^Green: .*results cannot be read/);
    expect(outcome.executions[0]?.message).toMatch(/result file .* could not be downloaded/);
    // A retry would take away what could not be saved.
    expect(outcome.attempts).toBe(1);
  });

  test("without an end is a failure of the service, and what cannot be stopped stays in the checkpoint", async () => {
    const options = { faults: { status502: 1 }, only: () => true };
    await using workshop = await openWaitWorkshop(SCRIPTS, options);
    const run = await workshop.start(["Long"]);
    const { outcome, checkpoints, told } = await workshop.wait(
      run,
      { timeoutMs: 3_600_000 },
      { clock: fastClock(500) },
    );
    expect(outcome.decision).toMatchObject({ verdict: "failed", failureKind: "infrastructure" });
    expect(outcome.decision.reason).toContain("502");
    expect(told.filter((line) => line.includes("could not be aborted"))).toHaveLength(1);
    expect(checkpoints.at(-1)?.runs[0]?.settled).toBeUndefined();
  });
});

describe.each(["current", "legacy"] as const)(
  "the time limits on a %s service",
  { timeout: 60_000 },
  (generation) => {
    test("are kept apart: nothing started, and not over in time", async () => {
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation });
      const limits = { queueTimeoutMs: 40_000, timeoutMs: 90_000 };
      const queued = await workshop.start(["Queued"]);
      const first = await workshop.wait(queued, limits);
      expect(first.outcome.decision).toMatchObject({
        failureKind: "queue-timeout",
        reason: expect.stringMatching(/^nothing started within queue-timeout 40\.0 s: /),
      });
      const long = await workshop.start(["Green", "Long"]);
      const second = await workshop.wait(long, limits);
      expect(second.outcome.decision).toMatchObject({
        failureKind: "timeout",
        reason: expect.stringMatching(/^timeout 1 min 30 s passed before the end of /),
      });
      for (const { id } of [queued, long]) {
        expect(await workshop.run(id)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
      }
      // What had ended by then counts as it was, and is fetched.
      expect(second.outcome.executions).toContainEqual(
        expect.objectContaining({
          name: "Green",
          state: "succeeded",
          tests: expect.objectContaining({ passed: 3 }),
        }),
      );
    });

    test("leave the run when asked to, and settle it", async () => {
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation });
      const run = await workshop.start(["Long"]);
      const { outcome, checkpoints } = await workshop.wait(run, { timeoutMs: 40_000, onTimeout: "leave" });
      expect(outcome.decision.failureKind).toBe("timeout");
      expect(checkpoints.at(-1)?.runs).toMatchObject([{ settled: true }]);
      expect(await workshop.run(run.id)).toMatchObject({ state: "RUNNING" });
    });

    test("do not turn a run red that ended before they passed", async () => {
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation });
      const run = await workshop.start(["Green"]);
      // The clock jumps over the deadline while the run is on its last metres.
      const clock = {
        ...fastClock(1),
        sleep: (ms: number, signal?: AbortSignal) => systemClock.sleep(ms, signal),
      };
      const { outcome } = await workshop.wait(run, { timeoutMs: 700 }, { clock });
      expect(outcome.decision).toMatchObject({ verdict: "passed" });
    });

    test("pass with a state that nobody knows, which is told once and never green", async () => {
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation });
      const { outcome, told } = await workshop.wait(await workshop.start(["Green", "Odd"]), {
        timeoutMs: 40_000,
      });
      expect(outcome.decision).toMatchObject({ verdict: "failed", failureKind: "timeout" });
      expect(outcome.decision.reason).toContain("PONDERING");
      expect(told.filter((line) => line.includes("a state nobody knows"))).toHaveLength(1);
    });

    test("are not needed when that state passes", async () => {
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation });
      const { outcome, told } = await workshop.wait(await workshop.start(["OddAWhile"]));
      expect(outcome.decision.verdict).toBe("passed");
      expect(told.filter((line) => line.includes("a state nobody knows"))).toHaveLength(1);
    });
  },
);

describe("a wait", { timeout: 60_000 }, () => {
  test("says once a minute what it waits for, beside each change", async () => {
    await using workshop = await openWaitWorkshop(SCRIPTS);
    const run = await workshop.start(["Long"]);
    const { told } = await workshop.wait(run, { timeoutMs: 210_000 }, { clock: fastClock(100) });
    const beats = told.filter((line) =>
      line.includes(`now: test run ${run.id} is RUNNING, 0 of 1 device runs ended`),
    );
    expect(beats).toHaveLength(3);
    expect(told.filter((line) => line.endsWith("Long is RUNNING"))).toHaveLength(1);
  });

  test("ends when the run is deleted under it", async () => {
    await using workshop = await openWaitWorkshop(SCRIPTS);
    const run = await workshop.start(["Long"]);
    const waited = workshop.wait(run);
    await workshop.proxy.arrival(6);
    await workshop.client.runs.remove({ runId: run.id, projectId: workshop.projectId });
    const { decision } = (await waited).outcome;
    expect(decision).toMatchObject({
      failureKind: "infrastructure",
      reason: expect.stringContaining("no longer has"),
    });
  });

  test("tells what somebody aborted, and stops nothing when it is cancelled and told to leave it", async () => {
    await using workshop = await openWaitWorkshop(SCRIPTS);
    const run = await workshop.start(["Long"]);
    const cancel = new AbortController();
    const left = workshop.wait(run, { onCancel: "leave" }, { signal: cancel.signal });
    await workshop.proxy.arrival(6);
    cancel.abort(new DeviceCloudError("cancelled", "The job was cancelled."));
    expect((await left).outcome.decision).toMatchObject({
      failureKind: "cancelled",
      reason: "the job was cancelled",
    });
    expect(await workshop.run(run.id)).toMatchObject({ state: "RUNNING" });
    const waited = workshop.wait(run, { retryFailed: 2 });
    await workshop.client.runs.abort({ runId: run.id });
    const { outcome } = await waited;
    expect(outcome.decision).toMatchObject({
      failureKind: "cancelled",
      reason: expect.stringMatching(/somebody aborted Long/),
    });
    expect(outcome.attempts).toBe(1);
  });

  test("refuses api-generation: current where only the older API is, and touches nothing", async () => {
    await using workshop = await openWaitWorkshop(SCRIPTS, { generation: "legacy" });
    const run = await workshop.start(["Long"]);
    await expect(workshop.wait(run, { generation: "current" })).rejects.toMatchObject({
      code: "input",
      message: expect.stringContaining("set api-generation to auto"),
    });
    expect(await workshop.run(run.id)).toMatchObject({ abortedDeviceCount: 0 });
  });
});

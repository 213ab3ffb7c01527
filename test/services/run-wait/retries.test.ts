import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openWaitWorkshop } from "./wait-workshop.ts";

const FLAKY = { outcome: "flaky", probability: 0.5, tests: { passed: 2, failed: 1 } };
const SCRIPTS = {
  Green: { outcome: "passed" },
  Moody: FLAKY,
  Whimsical: FLAKY,
  Red: { outcome: "failed" },
  Away: { outcome: "offline" },
  Reserved: { outcome: "excluded", reason: "ADMIN" },
};

describe.each(["current", "legacy"] as const)(
  "retries on a %s service",
  { timeout: 60_000 },
  (generation) => {
    test("judge by the last attempts, keep the earlier results and name what was flaky", async () => {
      // With this seed each flaky device fails at first; one of them twice.
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation, seed: 57 });
      const run = await workshop.start(["Green", "Moody", "Whimsical"]);
      const { outcome, told, folder, checkpoints } = await workshop.wait(run, { retryFailed: 3 });
      expect(outcome.decision).toMatchObject({ verdict: "passed", totals: { passed: 9, failed: 0 } });
      expect(outcome.executions.map(({ name }) => name)).toEqual(["Green", "Moody", "Whimsical"]);
      expect(outcome.attempts).toBeGreaterThan(1);
      expect(outcome.flaky.map(({ device }) => device)).toEqual(["Moody", "Whimsical"]);
      expect(outcome.flaky[0]).toMatchObject({ passed: true, attempts: expect.any(Number) });
      expect(told.filter((line) => line.includes("Retrying"))).toHaveLength(outcome.attempts - 1);
      expect((await readdir(folder)).sort()).toEqual(["Green", "Moody", "Whimsical", "earlier-attempts"]);
      const first = join(folder, "earlier-attempts", "attempt-1");
      expect((await readdir(first)).sort()).toEqual(["Moody", "Whimsical"]);
      expect(await readdir(join(first, "Moody"))).toContain("TEST-all.xml");
      expect(checkpoints.at(-1)?.runs).toMatchObject([{ settled: true }]);
    });

    test("stop when they are used up, and count each device once", async () => {
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation });
      const run = await workshop.start(["Green", "Red", "Away"]);
      const { outcome } = await workshop.wait(run, { retryFailed: 2 });
      expect(outcome.attempts).toBe(3);
      expect(outcome.executions.map(({ state }) => state).sort()).toEqual([
        "excluded",
        "failed",
        "succeeded",
      ]);
      expect(outcome.decision.totals).toMatchObject({ passed: 6, failed: 1 });
      expect(outcome.decision).toMatchObject({ verdict: "failed", failureKind: "devices" });
      expect(outcome.flaky).toEqual([]);
    });

    test("leave passing runs alone", async () => {
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation });
      const { outcome } = await workshop.wait(await workshop.start(["Green"]), { retryFailed: 2 });
      expect(outcome.attempts).toBe(1);
      expect(workshop.proxy.log.some(({ path }) => path.includes("/retry"))).toBe(false);
    });

    test("happen once although the answer to the request is lost", async () => {
      await using workshop = await openWaitWorkshop(SCRIPTS, { generation });
      const hold = workshop.proxy.hold(({ path }) => path.includes("/retry"), "after");
      void hold.reached.then(() => hold.drop());
      const { outcome } = await workshop.wait(await workshop.start(["Red"]), { retryFailed: 1 });
      expect(outcome.attempts).toBe(2);
      expect(workshop.proxy.log.filter(({ path }) => path.includes("/retry"))).toHaveLength(1);
    });
  },
);

test("a device that is left out for good is not retried", async () => {
  await using workshop = await openWaitWorkshop(SCRIPTS, { generation: "current" });
  const run = await workshop.start(["Green", "Reserved"]);
  const { outcome } = await workshop.wait(run, { retryFailed: 2 });
  expect(outcome.attempts).toBe(1);
});

import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultGate } from "../../../src/services/verdict/gate.ts";
import { openWaitWorkshop, ratioOf, type WaitWorkshop } from "./wait-workshop.ts";

const SCRIPTS = {
  Green: { outcome: "passed", runMs: 300 },
  Red: { outcome: "failed", tests: { passed: 2, failed: 1 } },
  Nearly: { outcome: "failed", tests: { passed: 999, failed: 1 } },
  Crashed: { outcome: "crash" },
  Slow: { outcome: "timeout", runMs: 300 },
  Away: { outcome: "offline" },
  Reserved: { outcome: "excluded", reason: "ADMIN", message: "Reserved." },
  Idle: { outcome: "no-tests" },
  Warned: { outcome: "warning" },
  Short: { outcome: "passed", tests: { passed: 8, notAvailable: 2 } },
};
type Name = keyof typeof SCRIPTS;

describe.each(["current", "both", "legacy"] as const)(
  "a wait on a %s service",
  { timeout: 60_000 },
  (generation) => {
    let workshop: WaitWorkshop;
    beforeAll(async () => {
      workshop = await openWaitWorkshop(SCRIPTS, { generation });
    });
    afterAll(() => workshop[Symbol.asyncDispose]());

    async function waitOn(devices: readonly Name[], gate = {}) {
      return workshop.wait(await workshop.start(devices), { gate: { ...defaultGate, ...gate } });
    }

    test("passes a green run, with its tests and files per device", async () => {
      const { outcome, folder, checkpoints } = await waitOn(["Green"]);
      expect(outcome.decision).toMatchObject({
        ...{ verdict: "passed", reason: "all 3 tests passed", successRatio: "1", executionRatio: "1" },
      });
      expect(outcome.executions).toMatchObject([
        {
          name: "Green",
          state: "succeeded",
          tests: { passed: 3, failed: 0 },
          files: expect.arrayContaining(["TEST-all.xml", "console.log"]),
        },
      ]);
      expect(await readdir(folder)).toEqual(["Green"]);
      expect(checkpoints[0]?.runs).toMatchObject([{ runId: outcome.executions[0]?.runId }]);
      expect(checkpoints.at(-1)?.runs).toMatchObject([{ settled: true }]);
      expect(outcome.pages).toMatchObject([{ label: expect.stringMatching(/^Test run \d+ \(Nightly\)$/) }]);
    });

    test.each([
      [["Green", "Red"], "tests", /success ratio 5\/6 is below min-success-ratio 1: Red: fails 1/],
      [["Nearly"], "tests", /success ratio 999\/1000 is below/],
      [["Green", "Crashed"], "infrastructure", /^Crashed/],
      [["Green", "Slow"], "timeout", /time limit ended Slow/],
      [["Idle"], "tests", /no test was executed/],
      [["Green", "Idle"], "tests", /no test was executed on Idle/],
      [["Short"], "devices", /execution ratio 8\/10 is below/],
    ] as [Name[], string, RegExp][])("fails %o for %s, and says why", async (devices, kind, reason) => {
      const { outcome } = await waitOn(devices);
      expect(outcome.decision).toMatchObject({ verdict: "failed", failureKind: kind });
      expect(outcome.decision.reason).toMatch(reason);
    });

    test.each([["Away"], ["Reserved"]] as [Name][])(
      "counts %s as excluded, as many as the gate allows",
      async (name) => {
        const strict = await waitOn(["Green", name]);
        expect(strict.outcome.decision).toMatchObject({ verdict: "failed", failureKind: "devices" });
        expect(strict.outcome.decision.reason).toMatch(/1 device excluded, more than max-excluded-devices 0/);
        const lenient = await waitOn(["Green", name], { maxExcludedDevices: 1 });
        expect(lenient.outcome.decision).toMatchObject({ verdict: "passed" });
      },
    );

    test("meets a gate exactly, and a warning only where it is allowed", async () => {
      const gate = { minSuccessRatio: ratioOf("0.999") };
      expect((await waitOn(["Nearly"], gate)).outcome.decision.verdict).toBe("passed");
      const above = { minSuccessRatio: ratioOf("0.9990000001") };
      expect((await waitOn(["Nearly"], above)).outcome.decision.verdict).toBe("failed");
      expect((await waitOn(["Warned"])).outcome.decision.verdict).toBe("passed");
      const none = (await waitOn(["Warned"], { maxWarningDevices: 0 })).outcome.decision;
      expect(none).toMatchObject({ verdict: "failed", failureKind: "devices" });
    });

    test("sees several runs as one, each in a folder of its own", async () => {
      const runs = [await workshop.start(["Green"]), await workshop.start(["Red"])];
      const { outcome, folder } = await workshop.wait(runs);
      expect(outcome.decision.totals).toMatchObject({ passed: 5, failed: 1 });
      expect(outcome.executions.map(({ name }) => name)).toEqual([
        `Green (run ${runs[0]?.id})`,
        `Red (run ${runs[1]?.id})`,
      ]);
      expect((await readdir(folder)).sort()).toEqual(runs.map(({ id }) => `run-${id}`).sort());
    });

    test("touches no run when one of them cannot be followed, and names each of these", async () => {
      const run = await workshop.start(["Green"]);
      const missing = [run, { id: 90_001 }, { id: 90_002 }];
      await expect(workshop.wait(missing)).rejects.toMatchObject({
        code: "input",
        message: expect.stringMatching(/no run 90001 in project.*\n.*no run 90002 in project/),
      });
      expect((await workshop.wait(run)).outcome.decision.verdict).toBe("passed");
    });
  },
);

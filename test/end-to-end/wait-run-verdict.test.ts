import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPlayedRuns, type PlayedRuns } from "./played-runs.ts";
import { errorsOf } from "./setting.ts";

const ACTION = "actions/wait-run";
const FLAKY = { outcome: "flaky", probability: 0.5, tests: { passed: 2, failed: 1 } };
const SCRIPTS = {
  Green: { outcome: "passed", runMs: 300, screenshots: 1 },
  Red: { outcome: "failed", tests: { passed: 2, failed: 1 } },
  Nearly: { outcome: "failed", tests: { passed: 999, failed: 1 } },
  Idle: { outcome: "no-tests" },
  Away: { outcome: "offline" },
  Odd: { outcome: "unknown", state: "PONDERING" },
  Queued: { outcome: "passed", queueMs: 60_000 },
  Long: { outcome: "passed", runMs: 60_000 },
  Crashed: { outcome: "crash" },
  Moody: FLAKY,
};
type Name = keyof typeof SCRIPTS;

describe.each(["legacy", "current"] as const)(
  "wait-run on a %s service",
  { timeout: 60_000 },
  (generation) => {
    let setting: PlayedRuns;
    beforeAll(async () => {
      setting = await openPlayedRuns(SCRIPTS, { generation, seed: 57 });
    });
    afterAll(() => setting[Symbol.asyncDispose]());

    async function waitOn(devices: readonly Name[], inputs: Record<string, string> = {}) {
      const run = await setting.start(devices);
      const step = await setting.bench.run({
        action: ACTION,
        with: {
          ...setting.connection,
          "project-id": String(run.projectId),
          "run-id": String(run.id),
          ...inputs,
        },
        secrets: setting.secrets,
      });
      expect(step.leaks).toEqual([]);
      return { run, step };
    }

    test("passes a green run, with every output, a summary and an artifact", async () => {
      const { run, step } = await waitOn(["Green"]);
      expect(errorsOf(step)).toEqual([]);
      expect(step.outputs).toMatchObject({
        ...{
          verdict: "passed",
          "failure-kind": "",
          reason: "all 3 tests passed",
          attempts: "1",
          flaky: "[]",
        },
        ...{ "success-ratio": "1", "execution-ratio": "1", "tests-total": "3", "tests-passed": "3" },
        ...{ "devices-total": "1", "devices-succeeded": "1", "devices-failed": "0", "devices-excluded": "0" },
        "artifact-name": "test-run-results",
      });
      const [execution] = JSON.parse(step.outputs.executions ?? "");
      expect(execution).toMatchObject({ name: "Green", runId: run.id, verdict: "passed", passed: 3 });
      const [artifact] = step.artifacts;
      expect(artifact?.files).toEqual(
        expect.arrayContaining(["Green/TEST-all.xml", "Green/console.log", "summary.md"]),
      );
      expect(step.summary).toMatch(/^## Test run\n\n✅ \*\*passed\*\*: all 3 tests passed\n/);
      expect(step.summary).toMatch(/\| \[?Green.* \| ✅ passed \| 3 \| 0 \| 0 \|/);
      expect(step.summary).toContain(`Test run ${run.id} (Nightly)`);
      expect(step.post?.log).not.toContain("Aborted");
    });

    test.each([
      [["Green", "Red"], {}, "tests", /success ratio 5\/6 is below min-success-ratio 1: Red: fails 1/],
      [["Idle"], {}, "tests", /no test was executed/],
      [["Green", "Away"], {}, "devices", /1 device excluded, more than max-excluded-devices 0/],
      [["Odd"], { timeout: "4s" }, "timeout", /timeout 4\.0 s passed before the end of .*PONDERING/],
      [["Nearly"], {}, "tests", /success ratio 999\/1000 is below min-success-ratio 1/],
      [["Queued"], { "queue-timeout": "2s" }, "queue-timeout", /nothing started within queue-timeout 2\.0 s/],
      [["Long"], { timeout: "3s" }, "timeout", /timeout 3\.0 s passed before the end/],
      [["Green", "Crashed"], {}, "infrastructure", /Crashed/],
    ] as [Name[], Record<string, string>, string, RegExp][])(
      "turns red for %o with %o: %s",
      async (devices, inputs, kind, reason) => {
        const { run, step } = await waitOn(devices, inputs);
        expect(step.conclusion).toBe("failure");
        expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": kind });
        expect(step.outputs.reason).toMatch(reason);
        expect(errorsOf(step)).toEqual([`Test run failed (${kind}): ${step.outputs.reason}`]);
        expect(step.summary).toContain(`❌ **failed** (${kind}): `);
        expect(await setting.run(run.id)).toMatchObject({ state: "FINISHED" });
      },
    );

    test("meets a gate of 0.999 with 999 of 1000 tests", async () => {
      const { step } = await waitOn(["Nearly"], { "min-success-ratio": "0.999" });
      expect(step.outputs).toMatchObject({
        verdict: "passed",
        "success-ratio": "0.999",
        "tests-failed": "1",
      });
    });

    test("leaves a run that is not over in time, if asked to", async () => {
      const { run, step } = await waitOn(["Long"], { timeout: "3s", "on-timeout": "leave" });
      expect(step.outputs["failure-kind"]).toBe("timeout");
      expect(step.post?.log).not.toContain("Aborted");
      expect(await setting.run(run.id)).toMatchObject({ state: "RUNNING", abortedDeviceCount: 0 });
    });

    test("retries what failed, judges by the last attempt, and names what is flaky", async () => {
      const { step } = await waitOn(["Green", "Moody"], { "retry-failed": "2" });
      expect(step.outputs).toMatchObject({ verdict: "passed", attempts: "2", "tests-total": "6" });
      expect(JSON.parse(step.outputs.flaky ?? "")).toMatchObject([
        { device: "Moody", passed: true, attempts: 2 },
      ]);
      expect(step.summary).toContain("### Flaky\n\n- Moody: passed after 2 attempts");
      expect(step.artifacts[0]?.files).toContain("earlier-attempts/attempt-1/Moody/TEST-all.xml");
    });

    test.each([
      [{ "run-id": "90001" }, /run-id: the service has no run 90001 in project/],
      [{ "run-id": "" }, /run-id: is missing/],
      [{ "min-success-ratio": "2", timeout: "5" }, /timeout: "5" is not a duration.*\n?.*min-success-ratio/s],
    ] as [Record<string, string>, RegExp][])("refuses %o", async (inputs, message) => {
      const { step } = await waitOn(["Green"], inputs);
      expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
      expect(errorsOf(step)).toEqual([expect.stringMatching(message)]);
    });
  },
);

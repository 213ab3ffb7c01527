import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DeviceTestSetting, openDeviceTests } from "./device-test-setting.ts";
import { errorsOf } from "./setting.ts";

const SCRIPTS = {
  Green: { outcome: "passed", runMs: 300, screenshots: 1 },
  Red: { outcome: "failed", tests: { passed: 2, failed: 1 } },
  Idle: { outcome: "no-tests" },
  Away: { outcome: "offline" },
  Odd: { outcome: "unknown", state: "PONDERING" },
  Nearly: { outcome: "failed", tests: { passed: 999, failed: 1 } },
  Moody: { outcome: "flaky", probability: 0.5, tests: { passed: 2, failed: 1 } },
};

describe.each(["legacy", "current"] as const)(
  "the root action on a %s service",
  { timeout: 60_000 },
  (generation) => {
    let setting: DeviceTestSetting;
    beforeAll(async () => {
      setting = await openDeviceTests(SCRIPTS, { generation, seed: 57 });
    });
    afterAll(() => setting[Symbol.asyncDispose]());

    test("takes app and test in and gives the verdict out, with every output and one summary", async () => {
      const before = (await setting.runs()).length;
      const step = await setting.test("Green", { tags: "gate", name: "Gate" });
      expect(errorsOf(step)).toEqual([]);
      const { outputs } = step;
      expect(outputs).toMatchObject({
        ...{ verdict: "passed", "failure-kind": "", reason: "all 3 tests passed", attempts: "1" },
        ...{ "success-ratio": "1", "execution-ratio": "1", "tests-total": "3", "tests-passed": "3" },
        ...{ "devices-total": "1", "devices-succeeded": "1", "devices-excluded": "0", flaky: "[]" },
        ...{ reattached: "false", retried: "false", "artifact-name": "device-test-results" },
      });
      const run = await setting.run(Number(outputs["run-id"]));
      expect((await setting.runs()).length - before).toBe(1);
      expect(run.displayName).toBe(outputs["run-name"]);
      const files = JSON.parse(outputs.files ?? "");
      expect(files).toMatchObject([{ name: "shop.apk" }, { name: "e2e.zip" }]);
      expect(outputs["file-ids"]).toBe(files.map(({ fileId }: { fileId: number }) => fileId).join(","));
      expect(step.artifacts[0]?.files).toEqual(
        expect.arrayContaining(["Green/TEST-all.xml", "Green/console.log", "summary.md"]),
      );
      expect(step.summary).toMatch(/^## Test run\n\n✅ \*\*passed\*\*: all 3 tests passed\n/);
      expect(step.summary.match(/^## /gm)).toHaveLength(1);
      expect(step.summary).toMatch(/- shop\.apk: file \d+, 6 B, (?:sent|unchanged)/);
      expect(step.summary).toContain(`Test run ${run.id} (Gate`);
      expect(step.post?.log).not.toContain("Aborted");
    });

    test("sends what has not changed only once", async () => {
      await setting.test("Green");
      const step = await setting.test("Green");
      expect(step.outputs).toMatchObject({ verdict: "passed", reused: "true" });
      expect(step.log).toMatch(/shop\.apk is unchanged: file \d+ is used again/);
      expect(step.log).not.toContain("shop.apk: sent as file");
    });

    test.each([
      ["Green, Red", {}, "tests", /success ratio 5\/6 is below min-success-ratio 1: Red: fails 1/],
      ["Idle", {}, "tests", /no test was executed/],
      ["Green, Away", {}, "devices", /1 device excluded, more than max-excluded-devices 0/],
      ["Odd", { timeout: "4s" }, "timeout", /timeout 4\.0 s passed before the end of .*PONDERING/],
      ["Nearly", {}, "tests", /success ratio 999\/1000 is below min-success-ratio 1/],
    ] as const)("turns red on %s: %o is %s", async (devices, more, kind, reason) => {
      const step = await setting.test(devices, more);
      expect(step.conclusion).toBe("failure");
      expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": kind });
      expect(step.outputs.reason).toMatch(reason);
      expect(errorsOf(step)).toEqual([`Test run failed (${kind}): ${step.outputs.reason}`]);
      expect(step.summary).toContain(`❌ **failed** (${kind}): `);
    });

    test("retries what failed and names what is flaky", async () => {
      const step = await setting.test("Green, Moody", { "retry-failed": "2" });
      expect(step.outputs).toMatchObject({ verdict: "passed", attempts: "2", "tests-total": "6" });
      expect(step.summary).toContain("### Flaky\n\n- Moody: passed after 2 attempts");
    });

    test("says with dry-run what it would start, and neither sends nor starts anything", async () => {
      const before = (await setting.runs()).length;
      const step = await setting.test("Green, Red", { "dry-run": "true" });
      expect(step.outputs).toMatchObject({ "dry-run": "true", "device-ids": "1,2" });
      expect(step.outputs).not.toHaveProperty("verdict");
      expect(step.outputs).not.toHaveProperty("file-ids");
      expect((await setting.runs()).length).toBe(before);
    });
  },
);

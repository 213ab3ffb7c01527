import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DeviceTestSetting, openDeviceTests } from "./device-test-setting.ts";
import { errorsOf, junit } from "./setting.ts";

let setting: DeviceTestSetting;
beforeAll(async () => {
  setting = await openDeviceTests({ Green: { outcome: "passed" } });
  await mkdir(join(setting.bench.workspace, "builds"));
  for (const name of ["one.apk", "two.apk"])
    await writeFile(join(setting.bench.workspace, "builds", name), name);
});
afterAll(() => setting[Symbol.asyncDispose]());

function start(inputs: Record<string, string>) {
  const { bench, connection, secrets } = setting;
  return bench.run({ action: ".", with: { ...connection, ...inputs }, secrets });
}

const PROJECT = { "project-id": "1" };
const TEST = { "test-path": "e2e.zip", ...PROJECT };

describe("the root action", { timeout: 60_000 }, () => {
  test.each([
    [
      {},
      [
        "test-path: is missing. Give test-path to test on devices, with app-path where there is an app, or suite-path",
        "project-id: is missing",
      ],
    ],
    [{ "app-path": "shop.apk" }, ["test-path: is missing", "project-id: is missing"]],
    [{ ...TEST, "suite-path": "e2e" }, ["suite-path: stands beside test-path.", "executors: is missing"]],
    [
      { "app-crawler-run": "true", ...TEST },
      ["app-crawler-run: explores the app instead of running test-path"],
    ],
    [
      { "app-crawler-run": "true", ...PROJECT },
      ["app-path: is missing. Give the app that app-crawler-run explores"],
    ],
    [{ "suite-path": "e2e" }, ["executors: is missing. Name one or more executors"]],
    [
      { "suite-path": "e2e", executors: "*", pick: "2", "retry-failed": "1" },
      ["retry-failed, pick: only for a run on devices, not for suite-path. Leave it out."],
    ],
    [{ ...TEST, executors: "*" }, ["executors: only for a suite on browsers (suite-path). Leave it out."]],
    [
      { ...TEST, timeout: "5", pick: "x" },
      ['timeout: "5" is not a duration', 'pick: "x" is not a whole number'],
    ],
    [{ "test-path": "e2e.zip" }, ["project-id: is missing. Give project-id, or project-name."]],
  ] as [Record<string, string>, string[]][])("refuses %o before any request", async (inputs, problems) => {
    const step = await start({ ...inputs, "base-url": "http://127.0.0.1:9" });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
    const [error, ...others] = errorsOf(step);
    expect(others).toEqual([]);
    for (const problem of problems) expect(error).toContain(problem);
    expect(error?.trim().split("\n")).toHaveLength(problems.length);
  });

  test.each([
    [{ ...TEST, "app-path": "nowhere.apk" }, 'app-path: "nowhere.apk" does not exist'],
    [{ ...TEST, "app-path": "builds/*.apk" }, "app-path: names 2 files, and a run takes one"],
  ])("looks for the files before it asks the service: %o", async (inputs, problem) => {
    const step = await start({ ...inputs, "base-url": "http://127.0.0.1:9" });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
    expect(errorsOf(step)).toEqual([expect.stringContaining(problem)]);
  });

  test("chooses the devices before it sends a file", async () => {
    const step = await setting.test("Nobody");
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
    expect(step.outputs).not.toHaveProperty("file-ids");
    expect(await setting.runs()).toEqual([]);
  });

  test("runs a suite as browser-test does", async () => {
    await setting.suite("shop", junit(2));
    const step = await start({
      "suite-path": "shop",
      executors: "chromium-desktop",
      "artifact-name": "suite",
    });
    expect(errorsOf(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ verdict: "passed", "tests-passed": "2", "artifact-name": "suite" });
    expect(step.outputs["build-ids"]).toMatch(/^\d+$/);
    expect(step.summary).toMatch(/^## Browser test\n\n✅/);
    expect(step.artifacts[0]?.files).toContain("chromium-desktop/TEST-all.xml");
  });

  test.each([
    ["fail", "failure", "failed", "input"],
    ["skip", "success", "skipped", ""],
  ])(
    "without credentials, as in a pull request from a fork, and %s: %s",
    async (choice, conclusion, verdict, kind) => {
      const step = await start({ ...TEST, "api-key": "", "without-credentials": choice });
      expect(step.conclusion).toBe(conclusion);
      expect(step.outputs).toMatchObject({ verdict, "failure-kind": kind });
      expect(step.annotations).toHaveLength(1);
      expect(step.annotations[0]?.message).toMatch(/forks and Dependabot get no secrets/);
      expect(step.annotations[0]?.message).toContain("without-credentials");
      expect(await setting.runs()).toEqual([]);
    },
  );
});

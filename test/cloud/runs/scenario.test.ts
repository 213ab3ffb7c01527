import { readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { Scenario } from "../../../src/cloud/runs/scenario/scenario.ts";
import { readScenario, scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import { readJunit } from "../../../src/contract/results/junit.ts";
import { totalsOf } from "../../../src/contract/results/merge-junit.ts";
import { PASSING } from "../support/suite-zip.ts";
import { startTestCloud } from "../support/test-cloud.ts";
import { aDevice, openRunSetting } from "./run-setting.ts";

vi.setConfig({ testTimeout: 30_000, expect: { poll: { timeout: 10_000 } } });

const named = (name: string, id: number) => aDevice(id, { displayName: name });
const one = async (script: object, config = {}) => {
  await using setting = await openRunSetting({
    ...{ devices: [aDevice(1)], scenario: { timeScale: 0.001, devices: [{ device: "*", ...script }] } },
  });
  const run = await setting.runToEnd("", { config });
  const [deviceRun] = setting.deviceRuns(run);
  const junit = await setting.content(deviceRun, "TEST-all.xml");
  return { run, deviceRun, junit, console: await setting.content(deviceRun) };
};

describe("a scenario", () => {
  it.each([
    ["passed", { state: "SUCCEEDED", passed: 3, failed: 0, exitCode: 0 }],
    ["failed", { state: "FAILED", passed: 3, failed: 1, exitCode: 1 }],
    ["warning", { state: "WARNING", passed: 3 }],
    ["crash", { state: "FAILED", passed: 0, failed: 0, exitCode: 139 }],
    ["timeout", { state: "TIMEOUT", passed: 0, exitCode: null }],
    ["no-tests", { state: "WARNING", passed: 0, failed: 0 }],
    ["offline", { state: "EXCLUDED", excludeReason: "NO_DEVICE", startTime: null }],
    ["excluded", { state: "EXCLUDED", excludeReason: "ADMIN", startTime: null }],
  ])("plays %s, and marks it wherever it shows", async (outcome, expected) => {
    const { run, deviceRun, junit, console } = await one({ outcome, runMs: 1_000 });
    expect(deviceRun).toMatchObject({ ...expected, simulated: true });
    expect(deviceRun?.message).toMatch(/^Simulated by the scenario file\./);
    expect(run).toMatchObject({ simulated: true, message: "Simulated by the scenario file." });
    if (deviceRun?.state === "EXCLUDED") return;
    expect(console).toContain("Simulated by the scenario file.");
    const { passed, failed } = totalsOf(readJunit(junit).cases);
    expect([passed, failed]).toEqual([deviceRun?.passed, deviceRun?.failed]);
    if (passed + failed > 0) expect(junit).toContain('testsuite name="Simulated: Phone 1"');
  });

  it("counts the tests that it names, those that were not available included", async () => {
    const tests = { passed: 6, failed: 2, skipped: 5, notAvailable: 2 };
    const { run } = await one({ outcome: "failed", tests });
    expect(run).toMatchObject({ testCaseCount: 10, successRatio: 0.6, executionRatio: 0.8 });
  });

  it("lets a device run wait, take its time, and run into its timeout, in scaled time", async () => {
    const { deviceRun } = await one({ outcome: "passed", queueMs: 80_000, runMs: 80_000 }, { timeout: 100 });
    const { createTime = 0, startTime, finishTime } = deviceRun ?? {};
    expect((startTime ?? 0) - createTime).toBeGreaterThanOrEqual(75);
    expect((finishTime ?? 0) - (startTime ?? 0)).toBeGreaterThanOrEqual(75);
    const late = await one({ outcome: "passed", runMs: 200_000 }, { timeout: 100 });
    expect(late.deviceRun).toMatchObject({ state: "TIMEOUT", passed: 0 });
  });

  it("plays flaky devices, the same with the same seed, and repeats them as real ones", async () => {
    const play = async (seed: number) => {
      const devices = Array.from({ length: 20 }, (_, index) => aDevice(index + 1));
      const scripts = [{ device: "*", outcome: "flaky", probability: 0.5 }];
      await using setting = await openRunSetting({ devices, scenario: { seed, devices: scripts } });
      const first = setting.states(await setting.runToEnd(""));
      const repeated = await setting.runToEnd("", { config: { maxAutoRetriesCount: 9 } });
      return { first, repeated: setting.deviceRuns(repeated) };
    };
    const [one, same, other] = [await play(7), await play(7), await play(8)];
    expect(one.first).toEqual(same.first);
    expect(one.first).not.toEqual(other.first);
    expect(new Set(one.first)).toEqual(new Set(["SUCCEEDED", "FAILED"]));
    expect(one.repeated.every(({ state }) => state === "SUCCEEDED")).toBe(true);
    expect(one.repeated.some(({ message }) => message?.startsWith("Attempt 2 of 10: Simulated"))).toBe(true);
  });

  it("shows a state that nobody knows, on the run as well, until it is aborted", async () => {
    const devices = [
      { device: "Phone 1", outcome: "unknown", state: "MELTING" },
      { device: "*", outcome: "passed" },
    ];
    await using setting = await openRunSetting({ scenario: { devices } });
    const run = await setting.start("");
    await expect.poll(() => setting.states(run)).toEqual(["MELTING", "SUCCEEDED", "SUCCEEDED"]);
    const shown = setting.store.runs.get(run.id);
    expect(shown).toMatchObject({ state: "MELTING", runningDeviceCount: 1, finishedDeviceCount: 2 });
    const aborted = await setting.testRuns.abort(run, "Aborted by Developer.");
    expect(aborted).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
    const passing = await one({ outcome: "unknown", runMs: 20_000 });
    expect(passing.run).toMatchObject({ state: "FINISHED", succeededDeviceCount: 1 });
  });

  it("leaves devices without a script to run really, and says how many it played", async () => {
    const devices = [named("Old Phone", 1), named("New Tablet", 2)];
    const scripts = [{ device: "old*", outcome: "passed" }];
    await using setting = await openRunSetting({ devices, scenario: { devices: scripts } });
    const run = await setting.runToEnd(PASSING);
    expect(setting.deviceRuns(run).map(({ simulated, passed }) => [simulated, passed])).toEqual([
      ...[
        [true, 3],
        [false, 1],
      ],
    ]);
    expect(run).toMatchObject({
      simulated: true,
      message: "1 of 2 device runs: Simulated by the scenario file.",
    });
  });

  it("never plays a pass of what no browser can stand in for", async () => {
    await using setting = await openRunSetting({
      scenario: { devices: [{ device: "*", outcome: "passed" }] },
    });
    const run = await setting.runToEnd("", { order: { frameworkId: 5 } });
    expect(run).toMatchObject({ excludedDeviceCount: 3, succeededDeviceCount: 0 });
  });

  it("leaves pictures where it says so", async () => {
    await using setting = await openRunSetting({
      ...{
        devices: [aDevice(1)],
        scenario: { devices: [{ device: "*", outcome: "passed", screenshots: 2 }] },
      },
    });
    const run = await setting.runToEnd("");
    expect(setting.results(setting.deviceRuns(run)[0] ?? { id: 0 })).toEqual([
      ...["TEST-all.xml", "console.log", "screenshots/simulated-1.png", "screenshots/simulated-2.png"],
    ]);
  });

  it("plays 200 device runs at once without a process or a folder for any", async () => {
    const scenario = { exclusiveDevices: false, devices: [{ device: "*", outcome: "passed", runMs: 400 }] };
    await using setting = await openRunSetting({ slots: 0, scenario });
    const [device] = setting.devices;
    const devices = device ? Array.from({ length: 200 }, () => device) : [];
    const run = await setting.start("", { devices });
    await setting.run(run.id, ({ runningDeviceCount }) => runningDeviceCount === 200);
    expect(readdirSync(setting.store.folder.workspaces)).toEqual([]);
    expect(await setting.run(run.id)).toMatchObject({ succeededDeviceCount: 200, testCaseCount: 600 });
  });
});

describe("the virus scan of a scenario", () => {
  it("goes through its states by age, and stays at the last", () => {
    const uploads = [{ file: "*.apk", states: ["waiting", "scanning", "infected"], stepMs: 1_000 }];
    const scenario = new Scenario(scenarioFile.parse({ timeScale: 0.1, uploads }));
    const at = (ageMs: number) => scenario.virusScanOf("App.APK", ageMs);
    expect([0, 99, 100, 250, 1e9].map(at)).toEqual([
      "waiting",
      "waiting",
      "scanning",
      "infected",
      "infected",
    ]);
    expect(scenario.virusScanOf("app.ipa", 0)).toBeUndefined();
  });
});

describe("an upload to a cloud with a scenario", () => {
  it("tells what the virus scan says of it, and of no other file", async () => {
    const uploads = [{ file: "*.apk", states: ["waiting", "safe"], stepMs: 200 }];
    await using cloud = await startTestCloud({ scenario: scenarioFile.parse({ uploads }) });
    const file = await cloud.upload(new Blob(["app"]), "app.apk");
    const scan = { id: file.id, key: "virus_scan_status" };
    expect(file.fileProperties).toEqual([{ ...scan, value: "waiting" }]);
    await expect
      .poll(async () => (await cloud.get(`/me/files/${file.id}`)).fileProperties)
      .toEqual([{ ...scan, value: "safe" }]);
    expect((await cloud.upload(new Blob(["zip"]), "suite.zip")).fileProperties).toEqual([]);
  });
});

describe("a scenario file", () => {
  it.each([
    ["{", /cannot be read/],
    ['{"devices":[{"device":"*"}]}', /outcome/],
    ['{"devices":[{"device":"*","outcome":"passed","colour":1}]}', /colour/],
    ['{"devices":[{"device":"*","outcome":"passed","tests":{"failed":1}}]}', /has outcome failed/],
    ['{"devices":[{"device":"*","outcome":"unknown","state":"RUNNING"}]}', /known one/],
  ])("%s is refused with what is wrong", async (content, message) => {
    await using setting = await openRunSetting();
    const path = join(setting.store.folder.path, "scenario.json");
    await writeFile(path, content);
    expect(() => readScenario(path)).toThrow(message);
    expect(() => readScenario(path)).toThrow(path);
  });
});

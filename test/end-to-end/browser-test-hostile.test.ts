import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultDevices } from "../../src/cloud/devices/default-devices.ts";
import { expectInert } from "../fixtures/expect-inert.ts";
import { hostileNames, hostileTexts, leaveHostileJunit, printHostileLog } from "../fixtures/hostile-texts.ts";
import { errorsOf, openSetting, type Setting } from "./setting.ts";

const HOSTILE_SUITE = [
  printHostileLog(),
  printHostileLog().replace("<<", ">&2 <<"),
  leaveHostileJunit(),
  "exit 1",
].join("\n");
const desktop = defaultDevices.find(({ osType }) => osType === "DESKTOP");
const DEVICE_NAMES = hostileNames.slice(0, 12).map((name) => name.slice(0, 150));
const devices = DEVICE_NAMES.flatMap((displayName, index) =>
  desktop ? [{ ...desktop, id: 900 + index, displayName }] : [],
);

let setting: Setting;
let newer: Setting;
beforeAll(async () => {
  [setting, newer] = await Promise.all([openSetting(), openSetting({ generation: "current", devices })]);
  await setting.suite("hostile", HOSTILE_SUITE);
  await newer.suite("hostile", HOSTILE_SUITE);
});
afterAll(async () => {
  await setting[Symbol.asyncDispose]();
  await newer[Symbol.asyncDispose]();
});

describe("nothing hostile acts on the runner or the summary", { timeout: 120_000 }, () => {
  test("that a suite prints, or names its tests", async () => {
    const step = await setting.bench.run({
      action: "actions/browser-test",
      with: { ...setting.connection, "suite-path": "hostile", executors: "chromium-desktop" },
      secrets: setting.secrets,
    });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "tests" });
    expect(step.outputs["tests-failed"]).toBe(String(hostileNames.length));
    expectInert(step, step.artifacts.length > 0 ? [step.outputs["artifact-url"] ?? ""] : []);
    expect(errorsOf(step)).toHaveLength(1);
    // Shown, not swallowed: each text is in the log, and in the summary as far as there is room.
    expect(step.log.match(/planted/g)?.length).toBeGreaterThan(Object.keys(hostileTexts).length);
    expect(step.summary).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  test("that names a device, a project or a job", async () => {
    const step = await newer.bench.run({
      action: "actions/browser-test",
      with: {
        ...newer.connection,
        ...{
          "suite-path": "hostile",
          executors: "*",
          "project-name": hostileTexts.link,
          "job-name": hostileTexts.html,
        },
      },
      secrets: newer.secrets,
    });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "tests" });
    expect(JSON.parse(step.outputs.executions ?? "")).toHaveLength(devices.length);
    expectInert(step, step.artifacts.length > 0 ? [step.outputs["artifact-url"] ?? ""] : []);
    expect(errorsOf(step)).toHaveLength(1);
    for (const file of step.artifacts[0]?.files ?? []) expect(file).not.toMatch(/[":<>|*?\\\r\n]|\.\.\//);
  });
});

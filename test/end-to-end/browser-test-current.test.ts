import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import { createFaultProxy } from "../bench/fault-proxy.ts";
import { errorsOf, junit, openSetting, type Setting } from "./setting.ts";

const ACTION = "actions/browser-test";
const DESKTOP = "Desktop 1280 × 800";
let setting: Setting;
beforeAll(async () => {
  setting = await openSetting({ generation: "current" });
});
afterAll(() => setting[Symbol.asyncDispose]());

async function runSuite(script: string, inputs: Record<string, string> = {}) {
  const name = `suite-${crypto.randomUUID()}`;
  await setting.suite(name, script);
  return setting.bench.run({
    action: ACTION,
    with: { ...setting.connection, "suite-path": name, executors: DESKTOP, ...inputs },
    secrets: setting.secrets,
  });
}

const runOf = async ({ "run-id": runId }: Readonly<Record<string, string>>) =>
  (await setting.runs()).find(({ id }) => String(id) === runId);

describe("browser-test on a service of the newer generation", { timeout: 60_000 }, () => {
  test("runs the suite on every desktop device, as one run of the project, and says once why", async () => {
    const script = `${junit(2)}\nmkdir -p output-files && echo "$SVC_BUILD_CONFIGURATION" > output-files/c.json; echo "it runs"`;
    const step = await runSuite(script, { executors: "*", configuration: '{"depth":2}' });
    expect(errorsOf(step)).toEqual([]);
    expect(step.outputs).toMatchObject({ verdict: "passed", "tests-total": "4", "success-ratio": "1" });
    expect(step.outputs["job-id"]).toBeUndefined();
    expect(step.outputs["build-ids"]?.split(",")).toHaveLength(2);
    const run = await runOf(step.outputs);
    expect(run).toMatchObject({ state: "FINISHED", deviceCount: 2, projectName: "octo-org/octo-repo" });
    expect(String(run?.projectId)).toBe(step.outputs["project-id"]);
    expect(run?.displayName).toMatch(/^octo-org\/octo-repo [a-z0-9]{12}$/);
    expect(step.log.match(/does not know the older API/g)).toHaveLength(1);
    expect(step.log).toContain(`${DESKTOP} │ it runs`);
    const [artifact] = step.artifacts;
    expect(artifact?.files).toEqual(
      expect.arrayContaining([`${DESKTOP}/TEST-all.xml`, `${DESKTOP}/console.log`, "summary.md"]),
    );
    expect((await artifact?.read("Desktop 1920 × 1080/output-files/c.json"))?.toString()).toBe(
      '{"depth":2}\n',
    );
    expect(step.summary).toContain(`| ${DESKTOP} | ✅ passed | 2 | 0 | 0 |`);
  });

  test.each([
    ["tests", `${junit(1, ["adds up"])}\nexit 1`, /adds up/],
    ["infrastructure", `${junit(3)}\nexit 3`, /exited with 3 although all 3 tests passed/],
    ["infrastructure", "true", /./],
  ])("fails for %s as with builds", async (kind, script, reason) => {
    const step = await runSuite(script, { "api-generation": "current" });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": kind });
    expect(step.outputs.reason).toMatch(reason);
    expect(errorsOf(step)).toHaveLength(1);
    expect(step.log).not.toContain("older API");
  });

  test("aborts the run at its timeout", async () => {
    const step = await runSuite(`${junit(1)}\nsleep 100`, { timeout: "3s" });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "timeout" });
    expect(await runOf(step.outputs)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
  });

  test.each([
    [{ executors: "safari" }, /no desktop device "safari"\. Choose from: Desktop 1280 × 800 \(\d+\)/],
    [{ "project-id": "999" }, /project-id: the service has no project 999\. Correct the id/],
    [{ "api-generation": "legacy", executors: "1" }, /does not find GET .*\/me\/jobs \(404\)/],
    [{ "api-generation": "newest" }, /api-generation: "newest" is not one of.*auto, legacy, current/],
  ] as Record<string, string>[][] as [Record<string, string>, RegExp][])(
    "starts nothing for %o",
    async (inputs, message) => {
      const before = (await setting.runs()).length;
      const step = await runSuite(junit(1), inputs);
      expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
      expect(errorsOf(step)).toEqual([expect.stringMatching(message)]);
      expect((await setting.runs()).length).toBe(before);
    },
  );
});

describe("a test run of browser-test", { timeout: 120_000 }, () => {
  test("is aborted when the job is cancelled, before the post step", async () => {
    await setting.suite("long", "echo started; sleep 31416");
    const step = await setting.bench.run({
      action: ACTION,
      with: { ...setting.connection, "suite-path": "long", executors: DESKTOP },
      secrets: setting.secrets,
      cancel: { mode: "cancelJob", when: { line: /│ started/ } },
    });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "cancelled" });
    expect(step.main?.log).toMatch(/Aborted test run \d+/);
    expect(step.post?.log).not.toContain("Aborted");
    expect(await runOf(step.outputs)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
  });

  test("is found and aborted by the post step when the main step was killed while it was asked for", async () => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
    const hold = proxy.hold(({ method, path }) => method === "POST" && path.endsWith("/runs"));
    await setting.suite("slow", "sleep 16181");
    const released = hold.reached.then(() => delay(2_000)).then(() => hold.release());
    const before = (await setting.runs()).length;
    const step = await setting.bench.run({
      action: ACTION,
      with: { ...setting.connection, "base-url": proxy.url, "suite-path": "slow", executors: DESKTOP },
      secrets: setting.secrets,
      cancel: { mode: "kill9", when: { event: hold.reached } },
    });
    await released;
    expect(step.post?.log).toMatch(/Aborted test run \d+/);
    const runs = (await setting.runs()).slice(before);
    expect(runs).toEqual([expect.objectContaining({ state: "FINISHED", abortedDeviceCount: 1 })]);
  });

  test.each([2, 3])(
    "ends on a service in trouble as on a healthy one, started once (seed %i)",
    async (seed) => {
      const faults = { status503BeforeEvery: 0.1, status503AfterEvery: 0.1, dropConnection: 0.05 };
      await using proxy = await createFaultProxy({ target: setting.cloud.url, seed, faults });
      const before = (await setting.runs()).length;
      const step = await runSuite(junit(3), { "base-url": proxy.url, executors: "*" });
      expect(proxy.log.filter(({ fault }) => fault).length).toBeGreaterThan(3);
      expect(step.outputs).toMatchObject({ verdict: "passed", "tests-total": "6" });
      expect((await setting.runs()).length - before).toBe(1);
    },
  );

  test("is found by its name when the answer that started it is lost, and started once", async () => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 4 });
    const hold = proxy.hold(({ method, path }) => method === "POST" && path.endsWith("/runs"), "after");
    void hold.reached.then(() => hold.drop());
    const before = (await setting.runs()).length;
    const step = await runSuite(junit(1), { "base-url": proxy.url });
    expect(step.outputs.verdict).toBe("passed");
    expect(step.log).toMatch(/Found the test run ".+" although its request failed/);
    expect((await setting.runs()).length - before).toBe(1);
  });
});

describe("device sessions that come to no good end", { timeout: 60_000 }, () => {
  const scenario = scenarioFile.parse({
    devices: [
      { device: "Desktop 1280*", outcome: "excluded", reason: "ADMIN", message: "Reserved for others." },
      { device: "Desktop 1920*", outcome: "unknown", state: "PONDERING" },
    ],
  });

  test.each([
    [DESKTOP, "devices", /1 device excluded.*ADMIN: .*Reserved for others/],
    ["Desktop 1920 × 1080", "timeout", /timeout 4\.0 s passed/],
  ])("on %s fail the gate for %s", async (executors, kind, reason) => {
    await using played = await openSetting({ generation: "current", scenario });
    await played.suite("shop", junit(1));
    const step = await played.bench.run({
      action: ACTION,
      with: { ...played.connection, "suite-path": "shop", executors, timeout: "4s" },
      secrets: played.secrets,
    });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": kind });
    expect(step.outputs.reason).toMatch(reason);
    const warnings = step.annotations.filter(({ level }) => level === "warning");
    const unknown = warnings.filter(({ message }) => message.includes("a state nobody knows"));
    expect(unknown).toHaveLength(kind === "timeout" ? 1 : 0);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFaultProxy, type ProxyRequest } from "../bench/fault-proxy.ts";
import { type DeviceTestSetting, openDeviceTests } from "./device-test-setting.ts";
import { errorsOf } from "./setting.ts";

const SCRIPTS = {
  Green: { outcome: "passed" },
  Red: { outcome: "failed", tests: { passed: 2, failed: 1 } },
  Moody: { outcome: "flaky", probability: 0.5, tests: { passed: 2, failed: 1 } },
  Long: { outcome: "passed", runMs: 300_000 },
};
const isStart = ({ method, path }: ProxyRequest) => method === "POST" && /\/runs(?:\?|$)/.test(path);

/** What is known to go wrong in other actions of this kind, told by the bug. More of it is in `peers-bugs-wait.test.ts`. */
describe("known bugs of other actions:", { timeout: 120_000 }, () => {
  let setting: DeviceTestSetting;
  beforeAll(async () => {
    setting = await openDeviceTests(SCRIPTS, { seed: 57 });
  });
  afterAll(() => setting[Symbol.asyncDispose]());

  test("the post step never stops the run. Here it does, also after a crash", async () => {
    const cancel = { mode: "kill9", when: { line: /is RUNNING/ } } as const;
    const { post } = await setting.test("Long", {}, { cancel });
    expect(post?.log).toMatch(/Aborted test run \d+/);
    expect((await setting.runs()).at(-1)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
  });

  test("a cancel during the start request leaks the run. Here it is found and stopped", async () => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
    const hold = proxy.hold(isStart, "after");
    const cancel = { mode: "cancelJob", when: { event: hold.reached } } as const;
    const step = await setting.test("Long", { "base-url": proxy.url }, { cancel });
    hold.release();
    expect(step.outputs["failure-kind"]).toBe("cancelled");
    expect((await setting.runs()).at(-1)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
  });

  test("the key travels in the query string. Here no request but its headers holds it, in any form", async () => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
    await setting.test("Green", { "base-url": proxy.url });
    const { apiKey } = setting.cloud.account;
    const forms = [apiKey, encodeURIComponent(apiKey), Buffer.from(`${apiKey}:`).toString("base64")];
    expect(proxy.log.length).toBeGreaterThan(5);
    for (const { path } of proxy.log) for (const form of forms) expect(path).not.toContain(form);
  });

  test("the token is exported before it is masked. Here it is masked before anything else is said, and never exported", async () => {
    const step = await setting.test("Green");
    const [first] = step.commands;
    expect(first).toMatchObject({ name: "add-mask", data: setting.cloud.account.apiKey });
    expect(step.exportedEnv).toEqual({});
    expect(step.main?.files.env).toBe("");
  });

  test("an invalid number is told, and the step carries on. Here nothing is asked for or started", async () => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
    const before = (await setting.runs()).length;
    const bad = { "artifact-retention-days": "many", "min-tests": "1.5", "base-url": proxy.url };
    const step = await setting.test("Green", bad);
    expect(step.conclusion).toBe("failure");
    expect(errorsOf(step)).toEqual([
      expect.stringMatching(/min-tests: "1\.5" is not .*\n?.*artifact-retention-days: "many" is not/s),
    ]);
    expect(proxy.log).toEqual([]);
    expect((await setting.runs()).length).toBe(before);
  });

  test("failed tests are reported as a success. Here no words of a suite's log decide, only its results", async () => {
    const says = (words: string, failing: string) =>
      `echo '${words}'; cat > TEST-all.xml <<'X'\n<testsuite name="${words}"><testcase name="${words}">${failing}</testcase></testsuite>\nX`;
    await setting.suite("liar", says("[Passed] 9 of 9 flows, 0 failures, BUILD SUCCESSFUL", "<failure/>"));
    await setting.suite("gloomy", says("[Failed] 9 failures, Error: exit 1, BUILD FAILED", ""));
    const { bench, connection, secrets } = setting;
    const verdictOf = async (suite: string) => {
      const inputs = { ...connection, "suite-path": suite, executors: "chromium-desktop" };
      return (await bench.run({ action: ".", with: inputs, secrets })).outputs.verdict;
    };
    expect(await verdictOf("liar")).toBe("failed");
    expect(await verdictOf("gloomy")).toBe("passed");
  });

  test("a re-run that passes still fails the gate, and its counts inflate. Here the last attempts count, once", async () => {
    const attempt = (number: number) =>
      setting.test("Green, Moody", {}, { github: { run_id: "8001", run_attempt: String(number) } });
    const first = await attempt(1);
    expect(first.outputs).toMatchObject({ verdict: "failed", "tests-total": "6", "tests-failed": "1" });
    const second = await attempt(2);
    expect(second.outputs).toMatchObject({
      ...{ verdict: "passed", "tests-total": "6", "tests-passed": "6", "devices-total": "2" },
      ...{ "run-id": first.outputs["run-id"], retried: "true" },
    });
    expect(JSON.parse(second.outputs.flaky ?? "")).toMatchObject([
      { device: "Moody", attempts: 2, passed: true },
    ]);
    expect(second.summary).toContain("### Flaky\n\n- Moody: passed after 2 attempts");
  });

  test("the artifacts of a matrix collide. Here each job's have a name of their own", async () => {
    const names: (string | undefined)[] = [];
    const given = { "artifact-name": "nightly: Pixel 8 / Android" };
    for (const device of ["Green", "Red"])
      names.push((await setting.test(device, given)).outputs["artifact-name"]);
    expect(new Set(names).size).toBe(2);
  });
});

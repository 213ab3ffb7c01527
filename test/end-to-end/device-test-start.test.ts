import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../../src/client/client.ts";
import type { Cloud } from "../../src/cloud/start-cloud.ts";
import { createFaultProxy, type ProxyRequest } from "../bench/fault-proxy.ts";
import { lackingService, refusing } from "../fixtures/lacking-service.ts";
import { type DeviceTestSetting, openDeviceTests } from "./device-test-setting.ts";
import { errorsOf } from "./setting.ts";

const SCRIPTS = {
  Green: { outcome: "passed" },
  Red: { outcome: "failed", tests: { passed: 2, failed: 1 } },
  Long: { outcome: "passed", runMs: 300_000 },
};
const isStart = ({ method, path }: Pick<ProxyRequest, "method" | "path">) =>
  method === "POST" && /\/runs(?:\?|$)/.test(path);

async function forgetFiles({ url, account }: Cloud): Promise<void> {
  const client = createClient({ baseUrl: url, credentials: { apiKey: account.apiKey } });
  for await (const { id } of client.files.list({ query: {} })) await client.files.remove({ fileId: id });
  await client[Symbol.asyncDispose]();
}

describe.each(["legacy", "current"] as const)(
  "the root action on a %s service",
  { timeout: 120_000 },
  (generation) => {
    let setting: DeviceTestSetting;
    let workflowRun = 7_000;
    beforeAll(async () => {
      setting = await openDeviceTests(SCRIPTS, { generation });
    });
    afterAll(() => setting[Symbol.asyncDispose]());

    async function runsOf(work: () => Promise<unknown>) {
      const before = (await setting.runs()).length;
      await work();
      return (await setting.runs()).slice(before);
    }

    test("starts one run although the answer to its request is lost", async () => {
      await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
      const hold = proxy.hold(isStart, "after");
      hold.reached.then(() => hold.drop());
      const runs = await runsOf(async () => {
        const step = await setting.test("Green", { "base-url": proxy.url, "api-generation": generation });
        expect(step.outputs).toMatchObject({ verdict: "passed" });
      });
      expect(runs).toHaveLength(1);
    });

    test("sends files again, once, that the service dropped after they were found there", async () => {
      let dropsFiles = false;
      const refused = {
        matches: (path: string, method: string) => dropsFiles && isStart({ path, method }),
        answer(response: ServerResponse, request: IncomingMessage) {
          dropsFiles = false;
          request.resume();
          const forgotten = generation === "current" ? forgetFiles(setting.cloud) : Promise.resolve();
          const body = JSON.stringify({ message: "There is no such file.", statusCode: 404 });
          forgotten.then(() => response.writeHead(404, { "content-type": "application/json" }).end(body));
        },
      };
      await using service = await lackingService(setting.cloud.url, [refused]);
      await setting.test("Green", { "base-url": service.url, "api-generation": generation });
      const before = service.asked.length;
      dropsFiles = true;
      const runs = await runsOf(async () => {
        const step = await setting.test("Green", { "base-url": service.url, "api-generation": generation });
        expect(errorsOf(step)).toEqual([]);
        expect(step.outputs).toMatchObject({ verdict: "passed", reused: "false" });
        expect(step.log).toMatch(/shop\.apk: the service does not have file \d+ any more; it is sent again/);
      });
      expect(runs).toHaveLength(1);
      const uploads = service.asked.slice(before).filter((line) => /^POST \S*\/files(?:\?|$)/.test(line));
      expect(uploads).toHaveLength(2);
    });

    /** Attempts of the same job of one workflow run. */
    function attempts(devices: string, more: Record<string, string> = {}) {
      workflowRun += 1;
      const run_id = String(workflowRun);
      return (number: number, options: object = {}) =>
        setting.test(devices, more, { github: { run_id, run_attempt: String(number) }, ...options });
    }

    test("goes on with the run of an earlier attempt: only what failed is repeated, and nothing is sent", async () => {
      const attempt = attempts("Green, Red");
      const first = await attempt(1);
      expect(first.outputs).toMatchObject({ verdict: "failed", "failure-kind": "tests" });
      const runs = await runsOf(async () => {
        const second = await attempt(2);
        expect(second.outputs).toMatchObject({
          ...{ "run-id": first.outputs["run-id"], retried: "true", reattached: "false" },
          ...{ verdict: "failed", "tests-total": "6", "devices-total": "2" },
        });
        expect(second.outputs).not.toHaveProperty("file-ids");
        expect(second.summary).toContain(
          "Of the run of an earlier attempt only the failed device runs were repeated.",
        );
        const earlier = second.artifacts[0]?.files.filter((file) => file.startsWith("earlier-attempts/"));
        expect(earlier).toContainEqual(expect.stringMatching(/Red.*TEST-all\.xml$/));
      });
      expect(runs).toEqual([]);
    });

    test("takes up the run of an earlier attempt that is still under way", async () => {
      const attempt = attempts("Long", { "abort-on-cancel": "false" });
      const first = await attempt(1, { cancel: { mode: "cancelJob", when: { line: /is RUNNING/ } } });
      expect(first.outputs["failure-kind"]).toBe("cancelled");
      const runs = await runsOf(async () => {
        const second = await attempt(2, { cancel: { mode: "cancelJob", when: { line: /is RUNNING/ } } });
        expect(second.outputs).toMatchObject({ "run-id": first.outputs["run-id"], reattached: "true" });
      });
      expect(runs).toEqual([]);
    });
  },
);

describe.each(["legacy", "current"] as const)(
  "the root action on a %s service, cut short,",
  { timeout: 120_000 },
  (generation) => {
    let setting: DeviceTestSetting;
    beforeAll(async () => {
      setting = await openDeviceTests(SCRIPTS, { generation });
    });
    afterAll(() => setting[Symbol.asyncDispose]());

    test.each([
      { mode: "cancelJob", stoppedBy: "main" },
      { mode: "stepTimeout", stoppedBy: "main" },
      { mode: "shutdown", stoppedBy: "main" },
      { mode: "kill9", stoppedBy: "post" },
    ] as const)(
      "leaves no run behind after $mode in the wait: $stoppedBy stops it",
      async ({ mode, stoppedBy }) => {
        const step = await setting.test("Long", {}, { cancel: { mode, when: { line: /is RUNNING/ } } });
        expect(step[stoppedBy]?.log).toMatch(/Aborted test run \d+/);
        if (mode !== "kill9")
          expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "cancelled" });
        expect((await setting.runs()).at(-1)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
      },
    );

    test.each([
      { mode: "cancelJob", point: "before", stoppedBy: "main" },
      { mode: "kill9", point: "after", stoppedBy: "post" },
    ] as const)(
      "leaves no run behind after $mode while its request is under way ($point): $stoppedBy stops it",
      async ({ mode, point, stoppedBy }) => {
        await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
        const hold = proxy.hold(isStart, point);
        const released = hold.reached.then(() => delay(1_500)).then(() => hold.release());
        const cancel = { mode, when: { event: hold.reached } };
        const step = await setting.test(
          "Long",
          { "base-url": proxy.url, "api-generation": generation },
          { cancel },
        );
        await released;
        expect(step[stoppedBy]?.log).toMatch(/Aborted test run \d+/);
        expect((await setting.runs()).at(-1)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
      },
    );
  },
);

test("the root action aborts a run that it started and may not follow", { timeout: 60_000 }, async () => {
  await using setting = await openDeviceTests(SCRIPTS);
  await using service = await lackingService(setting.cloud.url, [refusing(403, /\/runs\/\d+(?:\?|$)/)]);
  const step = await setting.test("Long", { "base-url": service.url });
  expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
  expect(errorsOf(step)).toHaveLength(1);
  expect(await setting.runs()).toMatchObject([{ state: "FINISHED", abortedDeviceCount: 1 }]);
  expect(step.post?.log).not.toContain("Aborted");
});

test("the root action, killed, leaves no build of a suite behind either", { timeout: 120_000 }, async () => {
  await using setting = await openDeviceTests({ Green: {} });
  await setting.suite("slow", "echo under way; sleep 60");
  const { bench, connection, secrets } = setting;
  const inputs = { ...connection, "suite-path": "slow", executors: "chromium-desktop" };
  const cancel = { mode: "kill9", when: { line: /under way/ } } as const;
  const step = await bench.run({ action: ".", with: inputs, secrets, cancel });
  expect(step.post?.log).toMatch(/Aborted/);
  expect((await setting.builds()).map(({ state }) => state)).toEqual(["FINISHED"]);
});

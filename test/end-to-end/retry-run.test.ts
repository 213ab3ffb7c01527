import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import type { CancelMode } from "../bench/bench.ts";
import { createFaultProxy } from "../bench/fault-proxy.ts";
import { RunCloud } from "../cloud/handlers/run-cloud.ts";
import { errorsOf, openSetting, type Setting } from "./setting.ts";

let setting: Setting;
let cloud: RunCloud;
beforeAll(async () => {
  const devices = [
    { device: "Google Pixel 8", outcome: "passed" },
    { device: "Samsung Galaxy S24", outcome: "failed", tests: { passed: 1, failed: 1 }, runMs: 50 },
    { device: "Samsung Galaxy A13", outcome: "passed", runMs: 600_000 },
    { device: "*", outcome: "passed" },
  ];
  setting = await openSetting({ scenario: scenarioFile.parse({ devices }) });
  cloud = new RunCloud(setting.cloud);
});
afterAll(() => setting[Symbol.asyncDispose]());

const BOTH = { usedDeviceIds: [101, 102] };

function retry(runId: number, inputs: Record<string, string> = {}, more: object = {}) {
  const given = { ...setting.connection, "run-id": String(runId), ...inputs };
  return setting.bench.run({ action: "actions/retry-run", with: given, secrets: setting.secrets, ...more });
}

describe("the retry-run action", { timeout: 60_000 }, () => {
  test("retries only what failed, and leaves the run to later steps", async () => {
    const { id } = await cloud.finishedRun(BOTH);
    const [passed] = await cloud.deviceRunIds({ id });
    const step = await retry(id, { "only-failed": "true" });
    expect(step.conclusion).toBe("success");
    expect(step.outputs).toMatchObject({ "retried-count": "1", verdict: "passed" });
    expect(step.post?.log).not.toContain("Abort");
    expect(await cloud.run({ id })).toMatchObject({ abortedDeviceCount: 0, errorsDeviceCount: 1 });
    expect(await cloud.deviceRunIds({ id })).toContain(passed);
  });

  test("says where nothing failed", async () => {
    const { id } = await cloud.finishedRun({ usedDeviceIds: [101] });
    const step = await retry(id, { "only-failed": "true" });
    expect(step.outputs).toMatchObject({ "retried-count": "0", reason: "0 device runs retried" });
    expect(step.log).toContain("has passed: nothing is retried");
  });

  test("retries chosen device runs, and refuses others by name", async () => {
    const { id } = await cloud.finishedRun({ usedDeviceIds: [101, 104] });
    const [first, second] = await cloud.deviceRunIds({ id });
    expect((await retry(id, { "device-run-ids": String(second) })).outputs["retried-count"]).toBe("1");
    await cloud.run({ id });
    const refused = await retry(id, { "device-run-ids": `${first},${second}` });
    expect(errorsOf(refused)).toEqual([
      expect.stringMatching(`no device run ${second}\\. It has .*Google Pixel 8 \\(${first}\\)`),
    ]);
    const both = await retry(id, { "device-run-ids": "1", "only-failed": "yes" });
    expect(errorsOf(both)).toEqual([expect.stringMatching(/^only-failed: says which/)]);
  });

  describe("leaves no run behind", () => {
    /** A run that ended because somebody aborted it, and whose retry takes long. */
    async function endedSlowRun(): Promise<number> {
      const { id } = await cloud.startRun({ usedDeviceIds: [103] });
      await cloud.call("POST", `/runs/${id}/abort`);
      await cloud.run({ id });
      return id;
    }

    test.each<CancelMode>(["cancelJob", "stepTimeout", "kill9", "shutdown"])(
      "when its step meets %s while the answer to the retry is on its way",
      async (mode) => {
        const id = await endedSlowRun();
        const before = await cloud.deviceRunIds({ id });
        await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
        const isRetry = ({ path }: { path: string }) => path.includes("/retry");
        const hold = proxy.hold(isRetry, mode === "kill9" ? "before" : "after");
        const released = hold.reached.then(() => delay(500)).then(() => hold.release());
        const step = await retry(
          id,
          { "base-url": proxy.url },
          { cancel: { mode, when: { event: hold.reached } } },
        );
        await released;
        expect(step[mode === "kill9" ? "post" : "main"]?.log).toContain(`Aborted test run ${id}.`);
        expect(await cloud.get(`/runs/${id}`)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
        expect(await cloud.deviceRunIds({ id })).not.toEqual(before);
      },
    );

    test.each([
      ["a later step is cancelled", "cancelled", "FINISHED"],
      ["a later step fails: then it goes on", "failure", "RUNNING"],
      ["abort-on-cancel is off: then it goes on", "left", "RUNNING"],
    ])("when %s", async (_, how, state) => {
      const id = await endedSlowRun();
      const job = await setting.bench.startJob({ secrets: setting.secrets });
      const inputs = {
        ...setting.connection,
        "run-id": String(id),
        "abort-on-cancel": String(how !== "left"),
      };
      const step = await job.step({ action: "actions/retry-run", with: inputs });
      expect(step.outputs["retried-count"]).toBe("1");
      if (how === "failure") job.fail();
      else job.cancel();
      await job.finish();
      expect(await cloud.run({ id }, (run) => run.state === state)).toMatchObject({ state });
      await cloud.call("POST", `/runs/${id}/abort`);
    });
  });
});

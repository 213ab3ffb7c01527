import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import { createFaultProxy, type FaultProxy, type ProxyRequest } from "../bench/fault-proxy.ts";
import { openStartSetting, type StartSetting } from "./start-run-setting.ts";

/** One device, which fails after three seconds: long enough for a step to be killed and its post step to look. */
const scenario = scenarioFile.parse({ devices: [{ device: "*", outcome: "failed", runMs: 3_000 }] });
const DEVICE = { "device-ids": "101" };
const isRetry = ({ method, path }: Pick<ProxyRequest, "method" | "path">) =>
  method === "POST" && path.includes("/retry");

describe.each(["legacy", "current"] as const)(
  "a re-run that repeats a run on a %s service",
  { timeout: 90_000 },
  (generation) => {
    let start: StartSetting;
    let proxy: FaultProxy;
    let workflowRun = 5_000;
    beforeAll(async () => {
      start = await openStartSetting({ generation, scenario });
      proxy = await createFaultProxy({ target: start.setting.cloud.url, seed: 1 });
    });
    afterAll(async () => {
      await proxy.close();
      await start[Symbol.asyncDispose]();
    });

    /** A run that has failed, and the attempt behind it. */
    async function failedRun() {
      workflowRun += 1;
      const github = { run_id: String(workflowRun) };
      const first = await start.start(DEVICE, { github });
      await start.ended(first.outputs);
      return {
        runId: first.outputs["run-id"],
        outputs: first.outputs,
        again: (options: Parameters<StartSetting["start"]>[1] = {}) =>
          start.start(
            { ...DEVICE, "base-url": proxy.url },
            { github: { ...github, run_attempt: "2" }, ...options },
          ),
      };
    }

    const deviceRunIds = async (runId: string | undefined): Promise<number[]> => {
      const { deviceRunDataAvailabilities } = await start.cloud.get(`/runs/${runId}/data-availability`);
      return deviceRunDataAvailabilities.map(({ deviceRunId }: { deviceRunId: number }) => deviceRunId);
    };

    test("repeats it once when the answer to that is lost", async () => {
      const { runId, again } = await failedRun();
      const [before] = await deviceRunIds(runId);
      const hold = proxy.hold(isRetry, "after");
      void hold.reached.then(() => hold.drop());
      const retries = proxy.log.filter(isRetry).length;
      const second = await again();
      expect(second.outputs).toMatchObject({ "run-id": runId, retried: "true" });
      expect(second.log).toMatch(/Found the retry of test run \d+ although its request failed/);
      expect(proxy.log.filter(isRetry).length - retries).toBe(1);
      const after = await deviceRunIds(runId);
      expect(after).toHaveLength(1);
      expect(after).not.toContain(before);
    });

    test.each([
      { mode: "cancelJob", point: "before", stoppedBy: "main" },
      { mode: "kill9", point: "before", stoppedBy: "post" },
      { mode: "shutdown", point: "after", stoppedBy: "main" },
    ] as const)(
      "leaves nothing of it running after $mode while the request is under way ($point): $stoppedBy stops it",
      async ({ mode, point, stoppedBy }) => {
        const { runId, outputs, again } = await failedRun();
        const hold = proxy.hold(isRetry, point);
        const released = hold.reached.then(() => delay(1_500)).then(() => hold.release());
        const second = await again({ cancel: { mode, when: { event: hold.reached } } });
        await released;
        expect(second[stoppedBy]?.log).toContain(`Aborted test run ${runId}.`);
        expect(await start.ended(outputs)).toMatchObject({ abortedDeviceCount: 1 });
      },
    );

    test("says nothing of an abort when it is cancelled before it asked for anything", async () => {
      const { outputs, again } = await failedRun();
      const hold = proxy.hold(
        ({ path }) => path.includes("/data-availability") || path.includes("/device-sessions"),
      );
      const second = await again({ cancel: { mode: "cancelJob", when: { event: hold.reached } } });
      hold.release();
      expect(second.outputs["failure-kind"]).toBe("cancelled");
      expect(second.log).not.toContain("Aborted");
      expect(await start.runOf(outputs)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 0 });
    });
  },
);

import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFaultProxy, type ProxyRequest } from "../bench/fault-proxy.ts";
import { openStartSetting, type StartSetting } from "./start-run-setting.ts";

const isStart = ({ method, path }: ProxyRequest) => method === "POST" && /\/runs(?:\?|$)/.test(path);

describe.each(["legacy", "current"] as const)(
  "start-run on a %s service, cancelled while its request is under way,",
  { timeout: 120_000 },
  (generation) => {
    let start: StartSetting;
    beforeAll(async () => {
      start = await openStartSetting({ generation });
    });
    afterAll(() => start[Symbol.asyncDispose]());

    test.each([
      { mode: "cancelJob", point: "before", arrivesAfterMs: 2_000, stoppedBy: "main" },
      { mode: "cancelJob", point: "after", arrivesAfterMs: 1_500, stoppedBy: "main" },
      { mode: "cancelJob", point: "before", arrivesAfterMs: 11_000, stoppedBy: "post" },
      { mode: "stepTimeout", point: "after", arrivesAfterMs: 1_000, stoppedBy: "main" },
      { mode: "kill9", point: "before", arrivesAfterMs: 2_000, stoppedBy: "post" },
      { mode: "kill9", point: "after", arrivesAfterMs: 1_500, stoppedBy: "post" },
      { mode: "shutdown", point: "before", arrivesAfterMs: 3_000, stoppedBy: "main" },
    ] as const)(
      "leaves no run after $mode ($point, arrives after $arrivesAfterMs ms): $stoppedBy stops it",
      async ({ mode, point, arrivesAfterMs, stoppedBy }) => {
        await using proxy = await createFaultProxy({ target: start.setting.cloud.url, seed: 1 });
        const hold = proxy.hold(isStart, point);
        const released = hold.reached.then(() => delay(arrivesAfterMs)).then(() => hold.release());
        const runs = await start.runsOf(async () => {
          const step = await start.start(
            { "base-url": proxy.url, "api-generation": generation },
            { cancel: { mode, when: { event: hold.reached } } },
          );
          await released;
          expect(step.outputs["run-id"]).toBeUndefined();
          if (mode !== "kill9") expect(step.outputs["failure-kind"]).toBe("cancelled");
          if (mode !== "kill9") expect(step.main?.signal).toBeNull();
          expect(step[stoppedBy]?.log).toMatch(/Aborted test run \d+/);
          if (stoppedBy === "main") expect(step.post?.log ?? "").not.toContain("Aborted");
        });
        expect(runs).toEqual([expect.objectContaining({ state: "FINISHED", abortedDeviceCount: 1 })]);
      },
    );

    test("takes no longer than 5 s to abort it when the service answers", async () => {
      await using proxy = await createFaultProxy({ target: start.setting.cloud.url, seed: 1 });
      const hold = proxy.hold(isStart, "after");
      const step = await start.start(
        { "base-url": proxy.url, "api-generation": generation },
        { cancel: { mode: "cancelJob", when: { event: hold.reached } } },
      );
      const at = (kind: string) => step.events.find((event) => event.kind === kind)?.atMs ?? Number.NaN;
      expect(at("exit") - at("signal")).toBeLessThan(5_000);
      hold.release();
    });
  },
);

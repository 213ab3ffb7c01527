import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cancel } from "../bench/cancel.ts";
import { createFaultProxy } from "../bench/fault-proxy.ts";
import { openPlayedRuns, type PlayedRuns } from "./played-runs.ts";

const ACTION = "actions/wait-run";
const SCRIPTS = {
  Green: { outcome: "passed" },
  Red: { outcome: "failed", runMs: 2_000 },
  Long: { outcome: "passed", runMs: 300_000 },
};

describe.each(["legacy", "current"] as const)(
  "a cancelled wait-run on a %s service",
  { timeout: 120_000 },
  (generation) => {
    let setting: PlayedRuns;
    beforeAll(async () => {
      setting = await openPlayedRuns(SCRIPTS, { generation });
    });
    afterAll(() => setting[Symbol.asyncDispose]());

    async function cancelled(
      devices: readonly (readonly string[])[],
      cancel: Cancel,
      inputs: Record<string, string> = {},
    ) {
      const runs = await Promise.all(devices.map((names) => setting.start(names)));
      const step = await setting.bench.run({
        action: ACTION,
        with: {
          ...setting.connection,
          "project-id": String(runs[0]?.projectId),
          "run-id": runs.map(({ id }) => id).join(","),
          ...inputs,
        },
        secrets: setting.secrets,
        cancel,
      });
      expect(step.leaks).toEqual([]);
      return { step, ended: () => Promise.all(runs.map(({ id }) => setting.run(id))) };
    }

    const waiting = { line: /is RUNNING/ };
    const abortedRun = expect.objectContaining({ state: "FINISHED", abortedDeviceCount: 1 });

    test.each(["cancelJob", "shutdown", "stepTimeout"] as const)(
      "aborts every run that it follows within 5 s of %s, in the step itself",
      async (mode) => {
        const { step, ended } = await cancelled([["Long"], ["Long"]], { mode, when: waiting });
        const at = (kind: string) => step.events.find((event) => event.kind === kind)?.atMs ?? Number.NaN;
        expect(at("exit") - at("signal")).toBeLessThan(5_000);
        expect(step.signal).toBeNull();
        expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "cancelled" });
        expect(step.main?.log.match(/Aborted test run \d+/g)).toHaveLength(2);
        expect(step.post?.log ?? "").not.toContain("Aborted");
        expect(await ended()).toEqual([abortedRun, abortedRun]);
      },
    );

    test("aborts in the post step what a killed step left", async () => {
      const { step, ended } = await cancelled([["Long"]], { mode: "kill9", when: waiting });
      expect(step.main?.log).not.toContain("Aborted");
      expect(step.post?.log).toMatch(/Aborted test run \d+/);
      expect(await ended()).toEqual([abortedRun]);
    });

    test("aborts in the post step also what the killed step had not seen yet", async () => {
      await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
      const hold = proxy.hold(({ path }) => /\/runs\/\d+/.test(path));
      const { step, ended } = await cancelled(
        [["Long"]],
        { mode: "kill9", when: { event: hold.reached } },
        { "base-url": proxy.url },
      );
      hold.drop();
      expect(step.post?.log).toMatch(/Aborted test run \d+/);
      expect(await ended()).toEqual([abortedRun]);
    });

    test.each(["kill9", "stepTimeout"] as const)(
      "aborts in the post step what was waited for by a step that met %s before it could do anything",
      async (mode) => {
        const { step, ended } = await cancelled([["Long"], ["Long"]], { mode, when: { afterMs: 0 } });
        expect(step.signal).not.toBeNull();
        expect(step.post?.log.match(/Aborted test run \d+/g)).toHaveLength(2);
        expect(await ended()).toEqual([abortedRun, abortedRun]);
      },
    );

    test("leaves a run alone in the post step when its own step was refused", async () => {
      const never: Cancel = { mode: "kill9", when: { event: new Promise(() => {}) } };
      const { step, ended } = await cancelled([["Long"]], never, { timeout: "soon" });
      expect(step.outputs["failure-kind"]).toBe("input");
      expect(step.post?.annotations).toEqual([]);
      expect(await ended()).toEqual([expect.objectContaining({ state: "RUNNING" })]);
    });

    test.each([
      ["before", 3_000],
      ["after", 0],
    ] as const)(
      "aborts a retry whose request was cut off %s it reached the service",
      async (point, arrivesAfterMs) => {
        await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 1 });
        const hold = proxy.hold(({ path }) => path.includes("/retry"), point);
        const released = hold.reached.then(() => delay(arrivesAfterMs)).then(() => hold.release());
        const { step, ended } = await cancelled(
          [["Red"]],
          { mode: "cancelJob", when: { event: hold.reached } },
          { "base-url": proxy.url, "retry-failed": "1" },
        );
        await released;
        expect(step.outputs["failure-kind"]).toBe("cancelled");
        expect(step.main?.log).toMatch(/Aborted test run \d+/);
        expect(await ended()).toEqual([abortedRun]);
      },
    );

    test("leaves the runs alone with abort-on-cancel: false", async () => {
      const { step, ended } = await cancelled(
        [["Long"]],
        { mode: "cancelJob", when: waiting },
        { "abort-on-cancel": "false" },
      );
      expect(step.outputs["failure-kind"]).toBe("cancelled");
      expect(await ended()).toEqual([expect.objectContaining({ state: "RUNNING" })]);
    });
  },
);

test("a run that has been waited for is nothing to a later cancel of its job", {
  timeout: 60_000,
}, async () => {
  await using setting = await openPlayedRuns(SCRIPTS);
  const run = await setting.start(["Long"]);
  const job = await setting.bench.startJob({ secrets: setting.secrets });
  const ids = { "project-id": String(run.projectId), "run-id": String(run.id) };
  await job.step({
    action: ACTION,
    with: { ...setting.connection, ...ids, timeout: "2s", "on-timeout": "leave" },
  });
  job.cancel();
  const [step] = (await job.finish()).steps;
  expect(step?.post).toBeDefined();
  expect(step?.post?.log).not.toContain("Aborted");
  expect(await setting.run(run.id)).toMatchObject({ state: "RUNNING" });
});

import { access } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FAILS, LONG, openStartSetting, ownLog, PASSES, type StartSetting } from "./start-run-setting.ts";

describe.each(["legacy", "current"] as const)(
  "a re-run of start-run on a %s service",
  { timeout: 60_000 },
  (generation) => {
    let start: StartSetting;
    let workflowRun = 4_000;
    beforeAll(async () => {
      start = await openStartSetting({ generation });
    });
    afterAll(() => start[Symbol.asyncDispose]());

    /** Attempts of the same job of one workflow run. */
    function attempts(inputs: Record<string, string>) {
      workflowRun += 1;
      const run_id = String(workflowRun);
      return (number: number, more: Record<string, string> = {}, index = 0) =>
        start.start(
          { ...inputs, ...more },
          { github: { run_id, run_attempt: String(number) }, strategy: { "job-index": index } },
        );
    }

    test("takes up the run that is still under way, and stops it like its own", async () => {
      const attempt = attempts({ "device-ids": LONG ?? "" });
      const first = await attempt(1);
      const runs = await start.runsOf(async () => {
        const second = await attempt(2, { tags: "again" });
        expect(second.outputs).toMatchObject({
          ...{ "run-id": first.outputs["run-id"], "run-name": first.outputs["run-name"] },
          ...{ reattached: "true", retried: "false", "project-id": first.outputs["project-id"] },
        });
        const job = await start.setting.bench.startJob({
          secrets: start.setting.secrets,
          github: { run_id: String(workflowRun), run_attempt: "3" },
          strategy: { "job-index": 0 },
        });
        await job.step({ action: "actions/start-run", with: start.inputs({ "device-ids": LONG ?? "" }) });
        job.cancel();
        await job.finish();
      });
      expect(runs).toEqual([]);
      expect(await start.runOf(first.outputs)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
    });

    test("repeats only the failed device runs, and saves their results before", async () => {
      const attempt = attempts({ "device-ids": `${PASSES},${FAILS}` });
      const first = await attempt(1);
      const ended = await start.ended(first.outputs);
      const { deviceRunDataAvailabilities: before } = await start.cloud.get(
        `/runs/${ended.id}/data-availability`,
      );
      const runs = await start.runsOf(async () => {
        const second = await attempt(2);
        expect(second.outputs).toMatchObject({
          "run-id": first.outputs["run-id"],
          reattached: "false",
          retried: "true",
        });
        expect(ownLog(second)).toContain(`Repeating 1 failed device run of the test run ${ended.id}`);
        const folder = second.outputs["earlier-results-path"] ?? "";
        await access(join(folder, "Desktop 1920 × 1080", "TEST-all.xml"));
      });
      expect(runs).toEqual([]);
      await start.ended(first.outputs);
      const { deviceRunDataAvailabilities: after } = await start.cloud.get(
        `/runs/${ended.id}/data-availability`,
      );
      const ids = (list: { deviceRunId: number }[]) => list.map(({ deviceRunId }) => deviceRunId);
      expect(ids(after)).toHaveLength(2);
      expect(ids(after).filter((id) => ids(before).includes(id))).toHaveLength(1);
    });

    test("starts afresh after a run that passed, and whenever told to", async () => {
      const attempt = attempts({ "device-ids": PASSES ?? "" });
      const first = await attempt(1);
      await start.ended(first.outputs);
      const second = await attempt(2);
      expect(ownLog(second)).toMatch(/Starting afresh: the test run \d+ .* of an earlier attempt passed\./);
      expect(second.outputs["run-id"]).not.toBe(first.outputs["run-id"]);
      const failing = attempts({ "device-ids": FAILS ?? "" });
      const third = await failing(1);
      await start.ended(third.outputs);
      const fresh = await failing(2, { "on-rerun": "fresh" });
      expect(fresh.outputs).toMatchObject({ retried: "false" });
      expect(fresh.outputs["run-id"]).not.toBe(third.outputs["run-id"]);
      const last = await failing(3);
      expect(last.outputs["run-id"]).toBe(fresh.outputs["run-id"]);
    });

    test("has nothing to do with runs of other jobs of the matrix, of other names, or of other workflow runs", async () => {
      const attempt = attempts({ "device-ids": FAILS ?? "" });
      const first = await attempt(1);
      await start.ended(first.outputs);
      const runs = await start.runsOf(async () => {
        const others = [
          await attempt(2, {}, 1),
          await attempt(2, { name: "Nightly of another call" }),
          await attempts({ "device-ids": FAILS ?? "" })(2),
        ];
        for (const { outputs } of others)
          expect(outputs).toMatchObject({ reattached: "false", retried: "false" });
      });
      expect(runs).toHaveLength(3);
    });

    test("starts afresh where an earlier attempt left several runs of its name", async () => {
      const attempt = attempts({ "device-ids": FAILS ?? "" });
      await attempt(1);
      await attempt(1);
      const runs = await start.runsOf(async () => {
        const second = await attempt(2);
        expect(second.annotations.map(({ message }) => message)).toEqual([
          expect.stringMatching(/^An earlier attempt left 2 runs of this name, so a new one is started/),
        ]);
      });
      expect(runs).toHaveLength(1);
    });
  },
);

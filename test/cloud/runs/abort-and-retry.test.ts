import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../../src/base/clock.ts";
import { silent } from "../../../src/base/logger.ts";
import { recoverRuns } from "../../../src/cloud/runs/recover-runs.ts";
import { openStore } from "../../../src/cloud/store/store.ts";
import { livingWith, uniqueNumber } from "../execution/living.ts";
import { junit, PASSING } from "../support/suite-zip.ts";
import { aDeviceRun, aRun } from "./records.ts";
import { openRunSetting, type RunSetting } from "./run-setting.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } });

let setting: RunSetting;
beforeAll(async () => {
  setting = await openRunSetting({ slots: 2 });
});
afterAll(() => setting[Symbol.asyncDispose]());

const blobs = () => readdirSync(setting.store.folder.blobs).length;

describe("an abort", () => {
  it("ends everything a run started and keeps what it had by then", async () => {
    const marker = uniqueNumber();
    const script = `${PASSING}\n[ $SVC_DEVICE_ID = 1 ] && exit 0; echo up; setsid sleep ${marker} & sleep ${marker}`;
    const run = await setting.start(script, { config: { scheduler: "SERIAL", maxAutoRetriesCount: 3 } });
    await expect.poll(() => setting.states(run)).toEqual(["SUCCEEDED", "RUNNING", "WAITING"]);
    await expect.poll(() => setting.content(setting.deviceRuns(run)[1])).toMatch(/up/);
    const startedMs = performance.now();
    const aborted = await setting.testRuns.abort(run, "Aborted by Developer.");
    expect(performance.now() - startedMs).toBeLessThan(8_000);
    expect(aborted).toMatchObject({
      state: "FINISHED",
      message: "Aborted by Developer.",
      abortedDeviceCount: 2,
    });
    expect(livingWith(marker)).toEqual([]);
    expect(setting.states(run)).toEqual(["SUCCEEDED", "ABORTED", "ABORTED"]);
    const [, running, waiting] = setting.deviceRuns(run);
    expect(running).toMatchObject({ passed: 1, message: "Aborted by Developer." });
    expect(setting.results(running ?? { id: 0 })).toEqual(["TEST-all.xml", "console.log"]);
    expect(waiting).toMatchObject({ startTime: null, passed: 0 });
    expect(aborted).toMatchObject({ testCaseCount: 2, successRatio: 1 });
    expect(readdirSync(setting.store.folder.workspaces)).toEqual([]);
  });

  it("changes nothing about a run that has ended, and may come twice at once", async () => {
    const done = await setting.runToEnd(PASSING);
    expect(await setting.testRuns.abort(done, "Too late.")).toEqual(done);
    const run = await setting.start("sleep 60");
    const both = [setting.testRuns.abort(run, "Enough."), setting.testRuns.abort(run, "Enough.")];
    const [one, other] = await Promise.all(both);
    expect(one).toMatchObject({ state: "FINISHED", abortedDeviceCount: 3, message: "Enough." });
    expect(other).toEqual(one);
  });
});

describe("a retry", () => {
  const flaky = `cat > TEST-all.xml <<X
$([ $SVC_DEVICE_ID = 2 ] && echo '${junit("!a")}' || echo '${junit("a")}')
X`;

  it("repeats chosen device runs under new ids; the old ones are gone with their results", async () => {
    const run = await setting.runToEnd(flaky);
    expect(run).toMatchObject({ succeededDeviceCount: 2, errorsDeviceCount: 1 });
    const before = setting.deviceRuns(run);
    const failed = before.find(({ state }) => state === "FAILED");
    const kept = blobs();
    const again = setting.testRuns.retry(run, [failed?.id ?? -1]);
    expect(again).toMatchObject({ id: run.id, state: "WAITING", waitingDeviceCount: 1, finishTime: null });
    expect(again).toMatchObject({ totalDeviceCount: 3, succeededDeviceCount: 2, errorsDeviceCount: 0 });
    const ended = await setting.run(run.id);
    const after = setting.deviceRuns(ended);
    expect(after.map(({ id }) => id)).not.toContain(failed?.id);
    expect(after.map(({ deviceId }) => deviceId).sort()).toEqual([1, 2, 3]);
    expect(after.slice(0, 2)).toEqual(before.filter(({ state }) => state === "SUCCEEDED"));
    expect(ended).toMatchObject({ errorsDeviceCount: 1, finishedDeviceCount: 3 });
    await expect.poll(blobs).toBe(kept);
  });

  it("repeats all device runs when none is chosen", async () => {
    const run = await setting.runToEnd(PASSING);
    const before = setting.deviceRuns(run).map(({ id }) => id);
    for (const chosen of [null, []]) {
      expect(setting.testRuns.retry(run, chosen)).toMatchObject({ state: "WAITING", waitingDeviceCount: 3 });
      expect(await setting.run(run.id)).toMatchObject({ succeededDeviceCount: 3, testCaseCount: 3 });
    }
    expect(setting.deviceRuns(run).map(({ id }) => id)).not.toEqual(expect.arrayContaining(before));
  });

  it("is refused while the run is under way, and for device runs of others", async () => {
    const [done, run] = [await setting.runToEnd(PASSING), await setting.start("sleep 60")];
    expect(() => setting.testRuns.retry(run, null)).toThrow(`The run ${run.id} has not ended.`);
    const [foreign] = setting.deviceRuns(run);
    expect(() => setting.testRuns.retry(done, [foreign?.id ?? 0])).toThrow(
      `No device run of run ${done.id} with id ${foreign?.id}.`,
    );
    expect(setting.states(done)).toEqual(["SUCCEEDED", "SUCCEEDED", "SUCCEEDED"]);
    await setting.testRuns.abort(run, "Enough.");
  });
});

describe("the deletion of a run", () => {
  it("ends it and leaves nothing of it", async () => {
    const kept = blobs();
    const run = await setting.start(`${PASSING}\nsleep 60`);
    await setting.run(run.id, ({ state }) => state === "RUNNING");
    setting.store.tags.insert({ testRunId: run.id, name: "nightly" });
    const ids = [run.id, ...setting.deviceRuns(run).map(({ id }) => id)];
    await setting.testRuns.remove(run);
    expect(setting.store.runs.get(run.id)).toBeUndefined();
    expect(setting.deviceRuns(run)).toEqual([]);
    expect(setting.store.files.in({ parentId: ids }).count()).toBe(0);
    expect(setting.store.tags.in({ parentId: run.id }).count()).toBe(0);
    // The uploaded package is its owner's.
    expect(blobs()).toBe(kept + 1);
    expect((await setting.runToEnd(PASSING)).number).toBe(run.number);
  });
});

describe("a cloud that starts again", () => {
  it("ends the runs that were under way, and keeps what had ended", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "recovery-"));
    const store = openStore(dataFolder);
    const run = store.runs.insert(aRun({ state: "RUNNING", startTime: 5 }));
    for (const change of [{ state: "SUCCEEDED", passed: 2 }, { state: "RUNNING" }, {}]) {
      store.deviceRuns.insert({ ...aDeviceRun(run), ...change });
    }
    recoverRuns(store, systemClock, silent);
    expect(store.runs.get(run.id)).toMatchObject({
      ...{ state: "FINISHED", abortedDeviceCount: 2, succeededDeviceCount: 1, testCaseCount: 2 },
      message: "The device cloud was stopped while this run was under way.",
    });
    store.close();
    await rm(dataFolder, { recursive: true });
  });

  it("aborts the runs of one that is closing", async () => {
    await using closing = await openRunSetting({ slots: 1 });
    const run = await closing.start("sleep 60");
    await closing.run(run.id, ({ state }) => state === "RUNNING");
    await closing.testRuns.close("The device cloud was stopped.");
    expect(closing.store.runs.get(run.id)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 3 });
    expect(closing.deviceRuns(run)[2]?.message).toBe("The device cloud was stopped.");
  });
});

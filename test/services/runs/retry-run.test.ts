import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DeviceCloudError } from "../../../src/base/errors.ts";
import { type RetryOrder, retryRun } from "../../../src/services/runs/retry-run.ts";
import type { RunTools } from "../../../src/services/runs/run-tools.ts";
import type { RunCheckpoint } from "../../../src/services/start/run-checkpoint.ts";
import { createFaultProxy, type FaultRates } from "../../bench/fault-proxy.ts";
import { clientAt, openRunSetting, type RunSetting, runTools } from "./setting.ts";

let setting: RunSetting;
beforeAll(async () => {
  setting = await openRunSetting([
    { device: "Galaxy*", outcome: "failed", tests: { passed: 1, failed: 1 }, runMs: 20 },
    { device: "iPad*", outcome: "excluded", runMs: 20 },
  ]);
});
afterAll(() => setting[Symbol.asyncDispose]());

interface Retrying {
  readonly order: RetryOrder;
  readonly checkpoints: RunCheckpoint[];
}

function retrying(runId: number, change: Partial<RetryOrder> = {}): Retrying {
  const checkpoints: RunCheckpoint[] = [];
  const order: RetryOrder = {
    ...{ run: { runId, projectId: setting.projectId }, which: "all", onCancel: "abort" },
    checkpoint: (one) => void checkpoints.push(one),
    ...change,
  };
  return { order, checkpoints };
}

/** The ids of the run's device runs that it had not `before`, once it has ended. */
async function newIds(runId: number, before: readonly number[]): Promise<number[]> {
  await setting.cloud.run({ id: runId });
  return (await setting.cloud.deviceRunIds({ id: runId })).filter((id) => !before.includes(id));
}

describe("retrying a run", () => {
  it.each([
    ["as a whole", "all", [0, 1, 2]],
    ["only what did not pass", "failed", [1, 2]],
  ] as const)("%s repeats these device runs under new ids", async (_, which, places) => {
    const { id } = await setting.cloud.finishedRun();
    const before = await setting.cloud.deviceRunIds({ id });
    const told: string[] = [];
    const { order, checkpoints } = retrying(id, { which });
    const retried = await retryRun(order, setting.tools(told));
    expect(retried.map((one) => one.id)).toEqual(places.map((place) => before[place]));
    expect(told).toEqual([
      expect.stringMatching(`^Retried of test run ${id}: .*iPad Air \\(${before[2]}\\)\\.$`),
    ]);
    expect(checkpoints.map(({ runId, retryAskedAt }) => [runId, retryAskedAt !== undefined])).toEqual([
      [id, false],
      [id, true],
      [id, false],
    ]);
    expect(await newIds(id, before)).toHaveLength(places.length);
  });

  it("repeats chosen device runs", async () => {
    const { id } = await setting.cloud.finishedRun();
    const before = await setting.cloud.deviceRunIds({ id });
    const first = before[0] ?? 0;
    expect(await retryRun(retrying(id, { which: [first] }).order, setting.tools())).toEqual([
      { id: first, name: "Pixel 7", state: "SUCCEEDED" },
    ]);
    expect(await newIds(id, before)).toHaveLength(1);
  });

  it("does nothing where nothing failed, and keeps nothing to be stopped", async () => {
    const { id } = await setting.cloud.finishedRun({ usedDeviceIds: [101] });
    const told: string[] = [];
    const { order, checkpoints } = retrying(id, { which: "failed" });
    expect(await retryRun(order, setting.tools(told))).toEqual([]);
    expect(told).toEqual([`Every device run of test run ${id} has passed: nothing is retried.`]);
    expect(checkpoints).toEqual([]);
  });

  it("refuses device runs that the run does not have, naming those it has", async () => {
    const { id } = await setting.cloud.finishedRun({ usedDeviceIds: [101] });
    const [own] = await setting.cloud.deviceRunIds({ id });
    await expect(retryRun(retrying(id, { which: [4711] }).order, setting.tools())).rejects.toMatchObject({
      code: "input",
      message: `device-run-ids: the test run ${id} has no device run 4711.`,
      remedy: `It has Pixel 7 (${own}). A retry gives new ids.`,
    });
  });

  it("refuses a run that is missing, and one that has not ended", async () => {
    await expect(retryRun(retrying(4711).order, setting.tools())).rejects.toMatchObject({ code: "input" });
    await using slow = await openRunSetting([{ device: "*", outcome: "passed", runMs: 60_000 }]);
    const { id } = await slow.cloud.startRun();
    const order = { ...retrying(id).order, run: { runId: id } };
    await expect(retryRun(order, slow.tools())).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(
        `^run-id: the test run ${id} has not ended, it is (WAITING|RUNNING)\\.$`,
      ),
    });
  });

  it("works with a service of the specification alone, but cannot tell there what failed", async () => {
    await using legacy = await openRunSetting([], { generation: "legacy" });
    const { id } = await legacy.cloud.finishedRun();
    const before = await legacy.cloud.deviceRunIds({ id });
    const order = { ...retrying(id).order, run: { runId: id, projectId: legacy.projectId } };
    await expect(retryRun({ ...order, which: "failed" }, legacy.tools())).rejects.toMatchObject({
      message: "only-failed: this service does not tell which device runs have failed.",
    });
    const retried = await retryRun(order, legacy.tools());
    expect(retried).toEqual(before.map((one) => ({ id: one, name: "", state: undefined })));
    await legacy.cloud.run({ id });
    expect(await legacy.cloud.deviceRunIds({ id })).not.toEqual(expect.arrayContaining(before));
  });
});

describe("a retry over a line in trouble", { timeout: 60_000 }, () => {
  const isRetry = ({ method, path }: { method: string; path: string }) =>
    method === "POST" && path.includes("/retry");

  it.each<[string, FaultRates]>([
    ["its answer is lost", { status503AfterEvery: 0.7 }],
    ["it does not arrive at first", { status429: 0.5, status503BeforeEvery: 0.3 }],
    ["its connection breaks", { dropConnection: 0.7 }],
    ["a gateway stands in between", { status502: 0.5, html: 0.3 }],
  ])("happens once when %s", async (_, faults) => {
    const { cloud } = setting;
    const target = cloud.cloud.url;
    let met = 0;
    for (const seed of [1, 2, 3, 4, 5]) {
      await using proxy = await createFaultProxy({ target, seed, faults, only: isRetry, maxRetryAfterS: 0 });
      await using client = clientAt(proxy.url, cloud.cloud.account.apiKey);
      const { id } = await cloud.finishedRun();
      const before = await cloud.deviceRunIds({ id });
      await retryRun(retrying(id).order, runTools(client));
      expect(await newIds(id, before)).toHaveLength(3);
      const sent = proxy.log.filter(({ method }) => method === "POST");
      expect(sent.filter(({ fault = "after" }) => fault.endsWith("after"))).toHaveLength(1);
      met += sent.filter(({ fault }) => fault).length;
    }
    expect(met).toBeGreaterThan(1);
  });

  it("is aborted when the step is cancelled while nobody knows whether it arrived", async () => {
    await using slow = await openRunSetting([{ device: "Galaxy*", outcome: "passed", runMs: 300 }]);
    const target = slow.cloud.cloud.url;
    await using proxy = await createFaultProxy({ target, seed: 1 });
    await using client = clientAt(proxy.url, slow.cloud.cloud.account.apiKey);
    const { id } = await slow.cloud.finishedRun({ usedDeviceIds: [102] });
    const held = proxy.hold(isRetry, "after");
    const cancel = new AbortController();
    const { order, checkpoints } = retrying(id);
    const tools: RunTools = { ...runTools(client), signal: cancel.signal };
    const retry = retryRun({ ...order, run: { runId: id, projectId: slow.projectId } }, tools);
    await held.reached;
    cancel.abort(new DeviceCloudError("cancelled", "The job was cancelled."));
    await expect(retry).rejects.toMatchObject({ code: "cancelled" });
    expect(await slow.cloud.run({ id })).toMatchObject({ abortedDeviceCount: 1 });
    expect(checkpoints.at(-1)?.runId).toBe(id);
  });
});

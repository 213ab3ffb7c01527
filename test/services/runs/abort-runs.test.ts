import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AbortedRun, abortRuns } from "../../../src/services/runs/abort-runs.ts";
import { json, refusal, serve } from "../../client/scripted-server.ts";
import { clientAt, openRunSetting, type RunSetting, runTools } from "./setting.ts";

let setting: RunSetting;
beforeAll(async () => {
  setting = await openRunSetting([{ device: "Galaxy*", outcome: "passed", runMs: 60_000 }]);
});
afterAll(() => setting[Symbol.asyncDispose]());

const QUICK = { usedDeviceIds: [101] };
const SLOW = { usedDeviceIds: [101, 102] };

async function abort(addresses: Parameters<typeof abortRuns>[0]) {
  const told: string[] = [];
  const heard: AbortedRun[] = [];
  const done = await abortRuns(addresses, setting.tools(told), (one) => heard.push(one)).catch((e) => e);
  return { told, heard, error: done };
}

describe("aborting runs", () => {
  it("stops a run and keeps what it has by then", async () => {
    const { cloud, projectId } = setting;
    const { id } = await cloud.startRun(SLOW);
    await cloud.run({ id }, ({ succeededDeviceCount }) => succeededDeviceCount === 1);
    const { heard, told } = await abort([{ runId: id, projectId }]);
    expect(heard).toEqual([{ runId: id, hadEnded: false }]);
    expect(told).toEqual([`Aborted test run ${id} (Test run 1).`]);
    expect(await cloud.run({ id })).toMatchObject({ succeededDeviceCount: 1, abortedDeviceCount: 1 });
  });

  it("leaves a run as it is that has ended, and says so", async () => {
    const { id } = await setting.cloud.finishedRun(QUICK);
    const { heard, told, error } = await abort([{ runId: id }]);
    expect(heard).toEqual([{ runId: id, hadEnded: true }]);
    expect(told).toEqual([expect.stringMatching(/^The test run \d+ \(Test run \d+\) had ended already\.$/)]);
    expect(error).toBeUndefined();
    expect(await setting.cloud.run({ id })).toMatchObject({ abortedDeviceCount: 0 });
  });

  it("stops all that can be stopped before it fails for those that are missing, by name", async () => {
    const { cloud, projectId } = setting;
    const slow = await cloud.startRun(SLOW);
    const { heard, error } = await abort([
      { runId: 4711, projectId },
      { runId: slow.id, projectId },
      { runId: 4712 },
      { runId: slow.id + 1_000, projectId: 4713 },
    ]);
    expect(heard).toEqual([{ runId: slow.id, hadEnded: false }]);
    expect(error.code).toBe("input");
    expect(error.message.split("\n").map((line: string) => line.split(". ")[0])).toEqual([
      `run-id: the service has no run 4711 in project ${projectId}`,
      "run-id: the service has no run 4712",
      `run-id: the service has no run ${slow.id + 1_000} in project 4713`,
    ]);
  });

  it("does not mind a service that refuses to abort a run which ended just now", async () => {
    await using server = await serve([
      json(200, { id: 7, state: "RUNNING" }),
      refusal(409, "The run has ended."),
      json(200, { id: 7, state: "FINISHED" }),
    ]);
    await using client = clientAt(server.origin, "a-key");
    const heard: AbortedRun[] = [];
    await abortRuns([{ runId: 7 }], runTools(client), (one) => heard.push(one));
    expect(heard).toEqual([{ runId: 7, hadEnded: true }]);
  });

  it("says where the service takes its time", async () => {
    await using server = await serve([
      json(200, { id: 7, state: "RUNNING" }),
      json(200, { id: 7, state: "RUNNING" }),
    ]);
    await using client = clientAt(server.origin, "a-key");
    const told: string[] = [];
    await abortRuns([{ runId: 7 }], runTools(client, told), () => undefined);
    expect(told).toEqual(["Aborted test run 7. The service has yet to end it."]);
  });

  it("fails with the service's words where it refuses to abort a run that goes on", async () => {
    await using server = await serve([
      json(200, { id: 7, state: "RUNNING" }),
      refusal(409, "Not now."),
      json(200, { id: 7, state: "RUNNING" }),
    ]);
    await using client = clientAt(server.origin, "a-key");
    const aborting = abortRuns([{ runId: 7 }], runTools(client), () => undefined);
    await expect(aborting).rejects.toMatchObject({
      code: "refused",
      message: expect.stringContaining("Not now."),
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addTags } from "../../../src/services/runs/add-tags.ts";
import { tagRuns } from "../../../src/services/runs/tag-runs.ts";
import { createFaultProxy } from "../../bench/fault-proxy.ts";
import type { Json } from "../../cloud/support/test-cloud.ts";
import { clientAt, openRunSetting, type RunSetting, runTools } from "./setting.ts";

let setting: RunSetting;
beforeAll(async () => {
  setting = await openRunSetting();
});
afterAll(() => setting[Symbol.asyncDispose]());

async function tagsOf(runId: number): Promise<string[]> {
  const { data } = await setting.cloud.get(`/runs/${runId}/tags?limit=0`);
  return data.map(({ name }: Json) => name);
}

describe("tagging runs", () => {
  it("sets each tag once on each run, and leaves those that are there", async () => {
    const { cloud, projectId } = setting;
    const [first, second] = [await cloud.startRun(), await cloud.startRun()];
    await cloud.post(`/runs/${first.id}/tags?name=nightly`);
    const runs = [{ runId: first.id, projectId }, { runId: second.id }];
    const told: string[] = [];
    await tagRuns(runs, ["nightly", "branch:a/b_c;d|e", "nightly"], setting.tools(told));
    expect(await tagsOf(first.id)).toEqual(["nightly", "branch:a/b_c;d|e"]);
    expect(await tagsOf(second.id)).toEqual(["nightly", "branch:a/b_c;d|e"]);
    expect(told).toContain(`Tagged test run ${first.id}: nightly, branch:a/b_c;d|e.`);
  });

  it("tags none where one is missing, and names every missing one", async () => {
    const { id } = await setting.cloud.startRun();
    const tagging = tagRuns([{ runId: 4711 }, { runId: id }, { runId: 4712 }], ["x"], setting.tools());
    await expect(tagging).rejects.toMatchObject({
      code: "input",
      message: "run-id: the service has no run 4711.\nrun-id: the service has no run 4712.",
    });
    expect(await tagsOf(id)).toEqual([]);
  });

  it("sets each tag once also where answers are lost", { timeout: 30_000 }, async () => {
    const { cloud } = setting;
    const { id } = await cloud.startRun();
    const target = cloud.cloud.url;
    const faults = { status503AfterEvery: 0.3, dropConnection: 0.3, status429: 0.2 };
    const only = ({ method }: { method: string }) => method === "POST";
    await using proxy = await createFaultProxy({ target, seed: 4, faults, only, maxRetryAfterS: 0 });
    await using client = clientAt(proxy.url, cloud.cloud.account.apiKey);
    const names = ["a", "b", "c", "d", "e"];
    const tags = await addTags({ runId: id }, names, runTools(client));
    expect(tags.map(({ name }) => name)).toEqual(names);
    expect(await tagsOf(id)).toEqual(names);
    expect(proxy.log.some(({ fault, method }) => fault && method === "POST")).toBe(true);
  });
});

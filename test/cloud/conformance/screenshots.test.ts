import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Run } from "../../../src/contract/resources/runs.ts";
import { proves } from "../../proves.ts";
import { type Conformance, DEVICES, FAMILIES, openConformance } from "./setting.ts";

let at: Conformance;
let run: Run;
beforeAll(async () => {
  at = await openConformance();
  run = await at.finishedRun("passing", "other");
});
afterAll(() => at[Symbol.asyncDispose]());

describe.each(FAMILIES)("screenshots in the %s family", (family) => {
  const ids = () => ({ runId: run.id, ...at.idsOf(family) });
  const path = () => `${at.prefixOf(family)}/runs/${run.id}`;

  it("are listed over all devices, with the device of each", async () => {
    proves("listScreenshots", "project", "user", "direct");
    const query = { sort: "originalName_a;id_a" };
    const { answer, request } = await at.observe(() =>
      at.client.screenshots.list({ ...ids(), query }).page(),
    );
    expect(request).toBe(`GET ${path()}/screenshots 200`);
    expect(answer.data.map(({ originalName }) => originalName)).toEqual([
      ...["simulated-1.png", "simulated-1.png", "simulated-2.png", "simulated-2.png"],
    ]);
    const deviceIds = answer.data.map(({ device }) => device?.id).toSorted();
    expect(deviceIds).toEqual([DEVICES.passing, DEVICES.passing, DEVICES.other, DEVICES.other]);
    expect(answer.data[0]).toMatchObject({
      ...{ testRunId: run.id, projectId: at.projectId, type: "image/png", fail: false },
      ...{ takeTimestamp: expect.any(Number), deviceRunId: expect.any(Number) },
    });
  });

  it("are chosen by their name", async () => {
    proves("listScreenshots", "project", "user", "direct");
    const query = { name: "simulated-2.png", limit: 1 };
    const page = await at.client.screenshots.list({ ...ids(), query }).page();
    expect([page.total, page.data.map(({ originalName }) => originalName)]).toEqual([2, ["simulated-2.png"]]);
  });

  it("have their names listed, each once", async () => {
    proves("listScreenshotNames", "project", "user", "direct");
    const { answer, request } = await at.observe(() => at.client.screenshots.names(ids()).page());
    expect(request).toBe(`GET ${path()}/screenshot-names 200`);
    expect(answer.data).toMatchObject([
      { originalName: "simulated-1.png", type: "image/png", fail: false, takeTimestamp: expect.any(Number) },
      { originalName: "simulated-2.png", type: "image/png", fail: false, takeTimestamp: expect.any(Number) },
    ]);
  });
});

import { afterAll, beforeAll, expect, it } from "vitest";
import type { Json } from "../support/test-cloud.ts";
import { DEVICES, type RunCloud, startRunCloud } from "./run-cloud.ts";

let cloud: RunCloud;
let run: Json;
beforeAll(async () => {
  cloud = await startRunCloud();
  run = await cloud.finishedRun();
});
afterAll(() => cloud[Symbol.asyncDispose]());

const names = (page: Json): string[] => page.data.map(({ originalName }: Json) => originalName);

it("screenshots are listed over all devices, each with its device and the time it was kept", async () => {
  const before = Date.now();
  const deviceRunIds = await cloud.deviceRunIds(run);
  const page = await cloud.get(`/runs/${run.id}/screenshots?sort=id_a`);
  expect(page.total).toBe(2 * DEVICES.length);
  const seen = page.data.map(({ device, deviceRunId }: Json) => [
    device.displayName,
    deviceRunIds.indexOf(deviceRunId),
  ]);
  for (const [index, { displayName }] of DEVICES.entries())
    expect(seen.filter((one: Json) => one[0] === displayName)).toEqual([
      [displayName, index],
      [displayName, index],
    ]);
  for (const screenshot of page.data) {
    expect(screenshot).toMatchObject({
      testRunId: run.id,
      projectId: run.projectId,
      type: "image/png",
      fail: false,
    });
    expect(Math.abs(screenshot.takeTimestamp - before)).toBeLessThan(60_000);
  }
});

it("screenshots are found by name, filtered, sorted and paged", async () => {
  const path = `/runs/${run.id}/screenshots`;
  const named = await cloud.get(`${path}?name=simulated-2.png`);
  expect(names(named)).toEqual(DEVICES.map(() => "simulated-2.png"));
  expect((await cloud.get(`${path}?name=simulated`)).total).toBe(0);
  const filtered = await cloud.get(`${path}?filter=s_originalname_like_%25-1.png&sort=takeTimestamp_d;id_d`);
  expect(new Set(names(filtered))).toEqual(new Set(["simulated-1.png"]));
  const [all, first, second] = await Promise.all([
    cloud.get(`${path}?limit=0`),
    cloud.get(`${path}?limit=4`),
    cloud.get(`${path}?limit=4&offset=1`),
  ]);
  expect([...first.data, ...second.data]).toEqual(all.data);
  expect((await cloud.call("GET", `${path}?sort=type_a`)).status).toBe(400);
});

it("screenshot names come once each", async () => {
  const page = await cloud.get(`/runs/${run.id}/screenshot-names`);
  expect(names(page)).toEqual(["simulated-1.png", "simulated-2.png"]);
  expect(Object.keys(page.data[0]).sort()).toEqual(["fail", "id", "originalName", "takeTimestamp", "type"]);
});

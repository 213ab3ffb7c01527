import { expect, it } from "vitest";
import type { Json } from "../support/test-cloud.ts";
import { startRunCloud } from "./run-cloud.ts";

it("data availability says per device run which archives would not be empty", async () => {
  const more = [
    { device: "Galaxy*", outcome: "crash", screenshots: 1 },
    { device: "iPad*", outcome: "offline" },
  ];
  await using cloud = await startRunCloud({}, { more });
  const app = await cloud.upload(new Blob(["app"]), "shop.apk");
  const run = await cloud.finishedRun({ appFileId: app.id });
  const answer = await cloud.get(`/runs/${run.id}/data-availability`);
  expect(answer).toMatchObject({ id: run.id, testRunId: run.id, test: true, application: true });
  const flags = answer.deviceRunDataAvailabilities.map(({ id, deviceRunId, ...rest }: Json) => {
    expect(id).toBe(deviceRunId);
    return rest;
  });
  const everything = {
    logs: true,
    resultsDataZip: true,
    performance: false,
    buildLogs: true,
    screenshots: true,
  };
  const nothing = {
    logs: false,
    resultsDataZip: false,
    performance: false,
    buildLogs: false,
    screenshots: false,
  };
  expect(flags).toEqual([everything, everything, nothing]);
});

it("data availability no longer counts an input file that was deleted", async () => {
  await using cloud = await startRunCloud();
  const app = await cloud.upload(new Blob(["app"]), "shop.apk");
  const run = await cloud.finishedRun({ appFileId: app.id });
  await cloud.call("DELETE", `/me/files/${app.id}`);
  expect(await cloud.get(`/runs/${run.id}/data-availability`)).toMatchObject({
    test: true,
    application: false,
  });
});

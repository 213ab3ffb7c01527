import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Run } from "../../../src/contract/resources/runs.ts";
import { proves } from "../../proves.ts";
import { type Conformance, DEVICES, FAMILIES, openConformance } from "./setting.ts";

let at: Conformance;
let run: Run;
let sessionIds: readonly number[];
beforeAll(async () => {
  at = await openConformance();
  run = await at.finishedRun("passing", "failing");
  sessionIds = await at.deviceRunIds(run);
});
afterAll(() => at[Symbol.asyncDispose]());

describe.each(FAMILIES)("device sessions in the %s family", (family) => {
  const ofRun = () => ({ runId: run.id, ...at.idsOf(family) });
  const ids = () => ({ ...ofRun(), deviceSessionId: sessionIds[0] ?? 0 });
  const path = () => `${at.prefixOf(family)}/runs/${run.id}/device-sessions`;

  it("are listed: what the run did on each device", async () => {
    proves("listDeviceSessions", "project", "user", "direct");
    const { answer, request } = await at.observe(() => at.client.deviceSessions.list(ofRun()).page());
    expect(request).toBe(`GET ${path()} 200`);
    expect(answer.data).toMatchObject([
      { id: sessionIds[0], state: "SUCCEEDED", testCasePassedCount: 3, device: { id: DEVICES.passing } },
      { id: sessionIds[1], state: "FAILED", testCaseFailedCount: 1, testCaseSkippedCount: 1 },
    ]);
  });

  it("are read one by one", async () => {
    proves("getDeviceSession", "project", "user", "direct");
    const { answer, request } = await at.observe(() => at.client.deviceSessions.get(ids()));
    expect(request).toBe(`GET ${path()}/${sessionIds[0]} 200`);
    expect(answer).toMatchObject({
      id: sessionIds[0],
      testRunId: run.id,
      state: "SUCCEEDED",
      successRatio: 1,
    });
  });

  it("have files, each with a link, and all of them as one archive", async () => {
    proves("listDeviceSessionFiles", "project", "user", "direct");
    proves("downloadDeviceSessionZip", "project", "user", "direct");
    const { answer, request } = await at.observe(() => at.client.deviceSessions.outputFiles(ids()).page());
    expect(request).toBe(`GET ${path()}/${sessionIds[0]}/output-file-set/files 200`);
    expect(answer.data.map(({ name }) => name).toSorted()).toEqual([
      ...["TEST-all.xml", "console.log", "screenshots/simulated-1.png", "screenshots/simulated-2.png"],
    ]);
    await using zip = await at.client.deviceSessions.outputZip(ids());
    const bytes = Buffer.concat(await Array.fromAsync(zip.chunks));
    for (const { name } of answer.data) expect(bytes.includes(name ?? ""), name ?? "").toBe(true);
  });

  it("have screenshots, with their pictures", async () => {
    proves("listDeviceSessionScreenshots", "project", "user", "direct");
    proves("downloadDeviceSessionScreenshot", "project", "user", "direct");
    const { answer, request } = await at.observe(() => at.client.deviceSessions.screenshots(ids()).page());
    expect(request).toBe(`GET ${path()}/${sessionIds[0]}/screenshots 200`);
    expect(answer.data.map(({ deviceRunId }) => deviceRunId)).toEqual([sessionIds[0], sessionIds[0]]);
    const screenshotId = answer.data[0]?.id ?? 0;
    await using picture = await at.client.deviceSessions.screenshotContent({ ...ids(), screenshotId });
    const bytes = Buffer.concat(await Array.fromAsync(picture.chunks));
    expect([picture.contentType, bytes.subarray(1, 4).toString()]).toEqual(["image/png", "PNG"]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../support/test-cloud.ts";
import { DEVICES, queryOf, type RunCloud, startRunCloud } from "./run-cloud.ts";

let cloud: RunCloud;
beforeAll(async () => {
  cloud = await startRunCloud();
});
afterAll(() => cloud[Symbol.asyncDispose]());

const names = async (run: Json): Promise<string[]> => {
  const page = await cloud.get(`/runs/${run.id}/screenshots?name=simulated-1.png`);
  return page.data.map(({ device }: Json) => device.displayName);
};
const refusal = async (params: Json): Promise<[number, string]> => {
  const { status, body } = await cloud.ask(params);
  return [status, body.message];
};

describe("a start", () => {
  it("answers the run, waiting on its devices, under its default name", async () => {
    const { status, body: run } = await cloud.ask();
    const { userId, projectId } = cloud.cloud.account;
    expect(status).toBe(201);
    expect(run).toMatchObject({
      ...{ projectId, userId, startedById: userId, state: "WAITING", displayName: `Test run ${run.number}` },
      ...{ totalDeviceCount: 3, waitingDeviceCount: 3, finishedDeviceCount: 0, frameworkId: 1 },
    });
    expect((await cloud.startRun()).number).toBe(run.number + 1);
  });

  it("works in the user family and from a form, too", async () => {
    const { userId, projectId } = cloud.cloud.account;
    const testFileId = (await cloud.upload(new Blob(["zip"]), "suite.zip")).id;
    const body = new URLSearchParams({ testFileId, usedDeviceIds: "101,102", name: "By\nform" });
    const init = { body, headers: { "content-type": "application/x-www-form-urlencoded" } };
    const answer = await cloud.call("POST", `/users/${userId}/projects/${projectId}/runs`, init);
    expect([answer.status, answer.body.displayName, answer.body.totalDeviceCount]).toEqual([
      201,
      "By form",
      2,
    ]);
  });

  it("takes devices by ids, each once, or by name", async () => {
    const byId = await cloud.finishedRun({ usedDeviceIds: [103, 101, 103] });
    expect(await names(byId)).toEqual(expect.arrayContaining(["iPad Air", "Pixel 7"]));
    expect(byId.totalDeviceCount).toBe(2);
    const byName = await cloud.finishedRun({ usedDeviceIds: undefined, deviceNamePattern: "p*l 7" });
    expect(await names(byName)).toEqual(["Pixel 7"]);
  });

  it("tells what to do where nothing chooses a device", async () => {
    const none = { usedDeviceIds: undefined };
    const hint =
      "Give usedDeviceIds[], usedDeviceGroupId or deviceNamePattern; GET /api/v2/devices lists the devices.";
    expect(await refusal(none)).toEqual([
      400,
      `No device is chosen, and the project's configuration has no device group. ${hint}`,
    ]);
    expect(await refusal({ ...none, deviceNamePattern: "Nokia*" })).toEqual([
      400,
      `deviceNamePattern "Nokia*" chooses no device. ${hint}`,
    ]);
    expect(await refusal({ usedDeviceIds: [4711] })).toEqual([404, "No device 4711."]);
    expect(await refusal({ ...none, usedDeviceGroupId: 4711 })).toEqual([404, "No device group 4711."]);
  });

  it("overrides the project's configuration for this run alone", async () => {
    const secret = "correct horse";
    const params = { timeout: 1, hookURL: "http://127.0.0.1:9/hook", applicationPassword: secret };
    const before = await cloud.get(`${cloud.project}/config`);
    const run = await cloud.startRun({ ...params, videoRecordingEnabled: true, scheduler: "SERIAL" });
    expect(run.message).toContain("Video is not recorded here");
    expect(JSON.stringify(await cloud.get(`/runs/${run.id}`))).not.toContain(secret);
    expect(await cloud.get(`${cloud.project}/config`)).toEqual(before);
  });

  it.each([
    [{ timeout: 0 }, "timeout is 0; it takes 1 to 86400 seconds per device."],
    [{ maxAutoRetriesCount: -1 }, "maxAutoRetriesCount is -1; it takes 0 to 10 times."],
    [{ hookURL: "file:///etc/passwd" }, "hookURL is no http or https address."],
    [{ scheduler: "RANDOM" }, 'scheduler is "RANDOM"; it takes PARALLEL, SERIAL, SINGLE.'],
    [{ appRequired: true }, /^appFileId is missing: the run's configuration has appRequired/],
  ])("refuses %o", async (params, message) => {
    const [status, said] = await refusal(params);
    expect(status).toBe(400);
    if (typeof message === "string") expect(said).toBe(message);
    else expect(said).toMatch(message);
  });
});

describe("the files of a start", () => {
  const upload = (name: string) => cloud.upload(new Blob(["content"]), name);

  it("must be there, and of a kind that a framework takes", async () => {
    expect(await refusal({ testFileId: 4711 })).toEqual([404, "No file 4711."]);
    expect(await refusal({ appFileId: 4711 })).toEqual([404, "No file 4711."]);
    expect((await refusal({ testFileId: undefined }))[1]).toBe(
      "testFileId is missing: Server-side package requires a test file with extension: zip. Upload it and give its id.",
    );
    const text = await upload("suite.tar");
    const [status, message] = await refusal({ testFileId: text.id });
    expect(status).toBe(400);
    expect(message).toMatch(
      /requires a test file with extension: zip or apk or ipa; testFileId names "suite\.tar" \(file \d+\)\./,
    );
  });

  it("choose the framework: an instrumentation run needs its application", async () => {
    const [test, app, wrong] = [
      await upload("tests.apk"),
      await upload("shop.APK"),
      await upload("shop.ipa"),
    ];
    const usedDeviceIds = [101];
    expect((await refusal({ usedDeviceIds, testFileId: test.id }))[1]).toMatch(
      /^appFileId is missing: Android Instrumentation requires an application file with extension: apk\./,
    );
    expect((await refusal({ usedDeviceIds, testFileId: test.id, appFileId: wrong.id }))[1]).toMatch(
      /^Android Instrumentation requires an application file with extension: apk; appFileId names "shop\.ipa"/,
    );
    const run = await cloud.startRun({ usedDeviceIds, testFileId: test.id, appFileId: app.id });
    expect(run.frameworkName).toBe("Android Instrumentation");
  });

  it("are none for an app crawler", async () => {
    const run = await cloud.startRun({ testFileId: undefined, appCrawlerRun: true });
    expect(run).toMatchObject({ frameworkId: 1, totalDeviceCount: 3 });
  });

  it("must be whole: an archive that is still made is refused", async () => {
    const run = await cloud.finishedRun();
    const { body: archive } = await cloud.post(`/runs/${run.id}/files.zip`);
    const { status, body } = await cloud.ask({ testFileId: archive.id });
    if (status === 201) return;
    expect([status, body.message]).toEqual([400, expect.stringMatching(/is still PREPARING/)]);
  });
});

describe("a start from an earlier run", () => {
  it("has that run's files, devices and configuration, each overridden by the call", async () => {
    const app = await cloud.upload(new Blob(["app"]), "shop.apk");
    const earlier = await cloud.finishedRun({
      usedDeviceIds: [102],
      appFileId: app.id,
      videoRecordingEnabled: true,
    });
    const again = await cloud.call("POST", `${cloud.project}/runs?${queryOf({ testRunId: earlier.id })}`);
    expect([again.status, again.body.totalDeviceCount, again.body.message]).toEqual([
      201,
      1,
      earlier.message,
    ]);
    expect(await names(await cloud.run(again.body))).toEqual(["Galaxy S23"]);
    const files = (await cloud.get(`${cloud.project}/runs-extended/${again.body.id}`)).files.data;
    expect(files.map(({ name }: Json) => name)).toEqual(["shop.apk", "suite.zip"]);
    const other = await cloud.finishedRun({
      testRunId: earlier.id,
      testFileId: undefined,
      usedDeviceIds: [103],
    });
    expect(await names(other)).toEqual(["iPad Air"]);
  });

  it("is refused for a run that is not there, and for files that are deleted", async () => {
    expect(await refusal({ testRunId: 4711 })).toEqual([404, "No run 4711."]);
    const file = await cloud.upload(new Blob(["zip"]), "suite.zip");
    const earlier = await cloud.finishedRun({ testFileId: file.id });
    await cloud.call("DELETE", `/me/files/${file.id}`);
    const [status, message] = await refusal({ testRunId: earlier.id, testFileId: undefined });
    expect([status, message]).toEqual([
      400,
      `testFileId is missing: the file ${file.id} of run ${earlier.id} was deleted. Upload it again and give its id.`,
    ]);
  });
});

it("runs that differ only in their devices count them", async () => {
  for (const { id } of DEVICES.slice(0, 2)) await cloud.finishedRun({ usedDeviceIds: [id] });
  const page = await cloud.get(`${cloud.project}/runs?sort=deviceCount_d&limit=0`);
  const counts = page.data.map(({ deviceCount }: Json) => deviceCount);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
});

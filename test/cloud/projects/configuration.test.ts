import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAs } from "../support/call-as.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const accounts = [
  { email: "owner@team.example" },
  { email: "guest@team.example" },
  { email: "other@team.example" },
];
let cloud: TestCloud;
let config: string;
let parameters: string;
let guest: ReturnType<typeof callAs>;
let other: ReturnType<typeof callAs>;
beforeAll(async () => {
  cloud = await startTestCloud({ accounts });
  const { projectId, userId } = cloud.cloud.account;
  config = `/projects/${projectId}/config`;
  parameters = `/users/${userId}/projects/${projectId}/config/parameters`;
  [guest, other] = [callAs(cloud, 1), callAs(cloud, 2)];
  await cloud.post(`/projects/${projectId}/sharings?email=guest@team.example`);
});
afterAll(() => cloud[Symbol.asyncDispose]());

const update = (query: string) => cloud.post(`${config}?${query}`);

describe("the configuration of a project", () => {
  it("has every field of the specification with its default, and runs on the free devices", async () => {
    const { projectId } = cloud.cloud.account;
    const { id, usedDeviceGroupId, parameters: _, ...fields } = await cloud.get(config);
    expect([id, usedDeviceGroupId]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(fields).toEqual({
      ...{ projectId, scheduler: "PARALLEL", timeout: 1_800, maxAutoRetriesCount: 0 },
      ...{ limitationType: null, limitationValue: null, withAnnotation: null, withoutAnnotation: null },
      ...{ screenshotDir: null, applicationUsername: null, applicationPassword: null },
      ...{ deviceLanguageCode: null, hookURL: null, uiAutomatorTestClasses: null },
      ...{ instrumentationRunner: null, appiumBrokerAddress: null },
      ...{ autoScreenshots: false, appCrawlerRun: false, launchApp: false, appRequired: false },
      ...{ gamebenchEnabled: false, videoRecordingEnabled: false, useAdditionalFiles: false },
      ...{ createVNCConnection: false, checkApp: false },
      ...{ usedDeviceGroupName: "Free devices", creditsPrice: 0, runAvailable: true },
    });
  });

  it("takes the fields that the specification lists for its update, each alone", async () => {
    const listed = {
      ...{ appRequired: true, gamebenchEnabled: true, videoRecordingEnabled: true, useAdditionalFiles: true },
      ...{ timeout: 90, appiumBrokerAddress: "http://127.0.0.1:4723", createVNCConnection: true },
      maxAutoRetriesCount: 2,
    };
    for (const [name, value] of Object.entries(listed)) {
      const { status, body } = await update(`${name}=${encodeURIComponent(value)}`);
      expect([status, body[name]], name).toEqual([200, value]);
    }
    expect(await cloud.get(config)).toMatchObject(listed);
    await update("appRequired=false&maxAutoRetriesCount=0");
  });

  it("takes every other field that the start of a run takes, too", async () => {
    const more = {
      ...{ scheduler: "SINGLE", limitationType: "CLASS", limitationValue: "a.B", screenshotDir: "/x" },
      ...{ withAnnotation: "Fast", withoutAnnotation: "Slow", hookURL: "http://127.0.0.1:1/" },
      ...{ deviceLanguageCode: "de_DE", uiAutomatorTestClasses: "a.C", instrumentationRunner: "a.Runner" },
      ...{ applicationUsername: "ada", appCrawlerRun: true, autoScreenshots: true, launchApp: true },
    };
    const { body } = await update(String(new URLSearchParams(more as never)));
    expect(body).toMatchObject(more);
    await update("appCrawlerRun=false");
  });

  it("changes nothing when one of several fields is wrong", async () => {
    const before = await cloud.get(config);
    for (const [query, message] of [
      ["launchApp=false&timeout=0", "timeout is 0; it takes 1 to 86400 seconds per device."],
      ["launchApp=false&scheduler=RANDOM", 'scheduler is "RANDOM"; it takes PARALLEL, SERIAL, SINGLE.'],
      ["launchApp=false&hookURL=file:///etc/passwd", "hookURL is no http or https address."],
      ["launchApp=false&usedDeviceGroupId=4711", "No device group 4711."],
    ]) {
      const { status, body } = await update(query ?? "");
      expect([status, body.message], query).toEqual([message?.startsWith("No") ? 404 : 400, message]);
    }
    expect(await cloud.get(config)).toEqual(before);
  });

  it("tells name, price and availability of the device group that it runs on", async () => {
    const group = async (displayName: string, ...deviceIds: number[]): Promise<Json> => {
      const ids = deviceIds.map((id) => `&deviceIds[]=${id}`).join("");
      return (await cloud.post(`/me/device-groups?displayName=${displayName}${ids}`)).body;
    };
    const away = await group("Away", 105, 106);
    expect((await update(`usedDeviceGroupId=${away.id}`)).body).toMatchObject({
      ...{ usedDeviceGroupId: away.id, usedDeviceGroupName: "Away", creditsPrice: 4, runAvailable: false },
    });
    const some = await group("Some", 105, 113);
    expect((await update(`usedDeviceGroupId=${some.id}`)).body).toMatchObject({
      ...{ usedDeviceGroupName: "Some", creditsPrice: 5, runAvailable: true },
    });
    const { body: theirs } = await guest("POST", "/me/device-groups?displayName=theirs&deviceIds[]=101");
    expect((await update(`usedDeviceGroupId=${theirs.id}`)).status).toBe(403);
  });

  it("is read by whom the project is shared with, and changed by its owner only", async () => {
    expect((await guest("GET", config)).body).toEqual(await cloud.get(config));
    const refused = await guest("POST", `${config}?timeout=5`);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      `The project ${cloud.cloud.account.projectId} belongs to another account.`,
    ]);
    for (const method of ["GET", "POST"]) expect((await other(method, config)).status, method).toBe(403);
    const missing = await cloud.call("GET", "/projects/4711/config");
    expect([missing.status, missing.body.message]).toEqual([404, "No project 4711."]);
  });

  it("tells the application's password to the owner only", async () => {
    expect((await update("applicationPassword=open+sesame")).body.applicationPassword).toBe("open sesame");
    expect((await cloud.get(config)).applicationPassword).toBe("open sesame");
    expect((await guest("GET", config)).body.applicationPassword).toBeNull();
  });
});

describe("the parameters of a configuration", () => {
  it("are one in a fresh cloud, listed with the configuration and read by its id", async () => {
    const [first, ...more] = (await cloud.get(config)).parameters;
    expect([first, more]).toEqual([{ id: expect.any(Number), key: "DEVICE_CLOUD", value: "local" }, []]);
    expect(await cloud.get(`${parameters}/${first.id}`)).toEqual(first);
  });

  it("are created, each key once, and deleted", async () => {
    const created = await cloud.post(`${parameters}?key=STAGE&value=a%26b%3D1`);
    expect([created.status, created.body]).toEqual([
      201,
      { id: expect.any(Number), key: "STAGE", value: "a&b=1" },
    ]);
    const again = await cloud.post(`${parameters}?key=STAGE`);
    expect(again.body).toEqual({ id: created.body.id, key: "STAGE", value: "" });
    const one = `${parameters}/${created.body.id}`;
    expect((await cloud.call("DELETE", one)).status).toBe(204);
    const gone = await cloud.call("GET", one);
    const { projectId } = cloud.cloud.account;
    expect([gone.status, gone.body.message]).toEqual([
      404,
      `No parameter of project ${projectId} with id ${created.body.id}.`,
    ]);
    expect((await cloud.call("DELETE", one)).status).toBe(204);
    expect(
      (await cloud.call("DELETE", parameters.replace(String(projectId), "4711").concat("/1"))).status,
    ).toBe(204);
  });

  it("are at most 200, of at most 100 KiB each", async () => {
    const { body: project } = await cloud.post("/me/projects?name=Full");
    const path = parameters.replace(String(cloud.cloud.account.projectId), String(project.id));
    for (let number = 0; number < 200; number++) await cloud.post(`${path}?key=k${number}`);
    const full = await cloud.post(`${path}?key=more`);
    expect([full.status, full.body.message]).toEqual([
      400,
      `The project ${project.id} has 200 parameters; no more are kept.`,
    ]);
    const ofLength = (length: number) => ({
      body: new URLSearchParams({ key: "k7", value: "x".repeat(length) }),
    });
    expect((await cloud.call("POST", path, ofLength(102_401))).body.message).toMatch(
      /longer than 102400 bytes/,
    );
    expect((await cloud.call("POST", path, ofLength(102_400))).status).toBe(201);
  });

  it("need a key", async () => {
    const { status, body } = await cloud.post(`${parameters}?value=x`);
    expect([status, body.message]).toEqual([400, "key is missing. Give the parameter's name."]);
  });

  it("of one project are not found under another", async () => {
    const { body: project } = await cloud.post("/me/projects?name=Second");
    const [{ id }] = (await cloud.get(config)).parameters;
    const { userId } = cloud.cloud.account;
    const elsewhere = `/users/${userId}/projects/${project.id}/config/parameters/${id}`;
    expect((await cloud.call("GET", elsewhere)).status).toBe(404);
    expect((await cloud.call("DELETE", elsewhere)).status).toBe(204);
    expect((await cloud.get(config)).parameters.length).toBe(1);
  });

  it("are read by whom the project is shared with, and changed by its owner only", async () => {
    const { projectId } = cloud.cloud.account;
    const [{ id }] = (await cloud.get(config)).parameters;
    const of = (account: number) =>
      `/users/${cloud.cloud.accounts[account]?.userId}/projects/${projectId}/config/parameters`;
    expect((await guest("GET", `${of(1)}/${id}`)).body.id).toBe(id);
    expect((await guest("DELETE", `${of(1)}/${id}`)).status).toBe(403);
    expect((await guest("POST", `${of(1)}?key=a`)).status).toBe(403);
    expect((await other("GET", `${of(2)}/${id}`)).status).toBe(403);
    expect((await guest("GET", `${of(0)}/${id}`)).status).toBe(403);
    expect((await cloud.get(config)).parameters.length).toBe(1);
  });
});

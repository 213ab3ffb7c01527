import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { junit, suiteZip } from "../support/suite-zip.ts";
import type { Json } from "../support/test-cloud.ts";
import { DEVICES, FRAMEWORKS, type NewerCloud, startNewerCloud } from "./setting.ts";

let cloud: NewerCloud;
beforeAll(async () => {
  cloud = await startNewerCloud();
});
afterAll(() => cloud[Symbol.asyncDispose]());

describe("a run started with a JSON body", () => {
  it("answers 201, waiting, under each of its paths", async () => {
    proves("startConfiguredRun", "me", "user", "direct");
    const { userId, projectId } = cloud.cloud.account;
    for (const path of ["/me/runs", `/users/${userId}/runs`, "/runs"]) {
      const { status, body } = await cloud.ask({ testRunName: `by ${path}` }, path);
      expect(status).toBe(201);
      expect(body).toMatchObject({ state: "WAITING", displayName: `by ${path}`, projectId, deviceCount: 1 });
      expect(await cloud.ended(body)).toMatchObject({ succeededDeviceCount: 1, testCaseCount: 3 });
    }
  });

  it("takes numbers as strings, and null for nothing", async () => {
    const file = await cloud.upload(await suiteZip("exit 0"));
    const run = await cloud.endedRun({
      ...{ frameworkId: "1", deviceIds: [`${DEVICES.phone}`, `${DEVICES.other}`], timeout: "60" },
      ...{ files: [{ id: `${file.id}` }], maxAutoRetriesCount: "0", deviceGroupId: null, scheduler: null },
    });
    expect(run).toMatchObject({ deviceCount: 2, succeededDeviceCount: 1, errorsDeviceCount: 1 });
  });

  it("makes the project that it names, once", async () => {
    const name = "made by a run";
    const [first, second] = [
      await cloud.startRun({ projectName: name }),
      await cloud.startRun({ projectName: name }),
    ];
    expect(first.projectName).toBe(name);
    expect(second.projectId).toBe(first.projectId);
    const { data } = await cloud.get(`/me/projects?filter=s_name_eq_${name}`);
    expect(data.map(({ id }: Json) => id)).toEqual([first.projectId]);
    expect(await cloud.startRun({ projectName: "not this one", projectId: first.projectId })).toMatchObject({
      projectId: first.projectId,
    });
  });

  it("makes no project for a run that is refused", async () => {
    const { status } = await cloud.ask({ projectName: "never", deviceIds: [999] });
    expect(status).toBe(404);
    expect((await cloud.get("/me/projects?filter=s_name_eq_never")).total).toBe(0);
  });

  it("runs on a group; ids win over it", async () => {
    const form = { body: new URLSearchParams({ displayName: "both", "deviceIds[]": `${DEVICES.phone}` }) };
    const { body: group } = await cloud.call("POST", "/me/device-groups", form);
    const devices = async (body: Json) => {
      const sessions = await cloud.sessions(await cloud.startRun(body));
      return sessions.map(({ device }) => device.id);
    };
    expect(await devices({ deviceIds: null, deviceGroupId: group.id })).toEqual([DEVICES.phone]);
    expect(await devices({ deviceIds: [DEVICES.other], deviceGroupId: group.id })).toEqual([DEVICES.other]);
  });

  it("tells a file's use by its name where the call does not", async () => {
    const [app, test, data] = [
      await cloud.upload(new Blob(["app"]), "shop.apk"),
      await cloud.upload(await suiteZip("exit 0"), "suite.zip"),
      await cloud.upload(new Blob(["{}"]), "data.json"),
    ];
    const files = [data, app, test].map(({ id }) => ({ id }));
    const run = await cloud.startRun({ files });
    const extended = await cloud.get(`/projects/${run.projectId}/runs-extended/${run.id}`);
    const uses = extended.files.data.map(({ name, inputType }: Json) => [name, inputType]);
    expect(uses).toEqual([
      ["shop.apk", "APPLICATION"],
      ["suite.zip", "TEST"],
      ["data.json", "DATA"],
    ]);
  });

  it.each([
    [{ deviceIds: [], deviceGroupId: null }, 400, /Give deviceIds or a deviceGroupId/],
    [{ osType: "WINDOWS" }, 400, /osType/],
    [{ osType: undefined }, 400, /osType/],
    [{ scheduler: "LATER" }, 400, /scheduler/],
    [{ frameworkId: 99 }, 400, /no framework 99\. Choose from: 1 \(/],
    [{ osType: "IOS", frameworkId: FRAMEWORKS.desktop }, 400, /osType is IOS; the framework 4 .* DESKTOP/],
    [{ osType: "DESKTOP" }, 400, /osType is DESKTOP; .* \(101\) is an ANDROID device/],
    [{ files: [] }, 400, /requires a test file with extension: zip/],
    [{ files: [{ id: 999 }] }, 404, /No file 999/],
    [{ files: [{ id: 999, action: "RUN" }] }, 400, /action/],
    [{ projectId: 999 }, 404, /No project 999/],
    [{ deviceIds: null, deviceGroupId: 999 }, 404, /No device group 999/],
    [{ timeout: 0 }, 400, /timeout is 0/],
    [{ hookURL: "ftp://x" }, 400, /hookURL is no http/],
  ] as [Json, number, RegExp][])("is refused for %o", async (body, status, message) => {
    const refusal = await cloud.ask(body);
    expect([refusal.status, refusal.body.statusCode]).toEqual([status, status]);
    expect(refusal.body.message).toMatch(message);
  });

  it("is refused without a body, with a form, and with two tests", async () => {
    expect((await cloud.call("POST", "/me/runs")).status).toBe(400);
    expect((await cloud.call("POST", "/me/runs", { body: new URLSearchParams({ a: "b" }) })).status).toBe(
      400,
    );
    const twice = [await cloud.upload(await suiteZip("")), await cloud.upload(await suiteZip(""))];
    const { body } = await cloud.ask({ files: twice.map(({ id }) => ({ id, action: "RUN_TEST" })) });
    expect(body.message).toMatch(/are both RUN_TEST/);
  });

  it("takes no field into its configuration that the body does not have", async () => {
    const run = await cloud.endedRun({ appCrawlerRun: true, createVNCConnection: { a: 1 }, config: null });
    expect(run).toMatchObject({ succeededDeviceCount: 1, excludedDeviceCount: 0 });
    expect(run.message).not.toContain("createVNCConnection");
  });
});

describe("a configuration that is checked", () => {
  it("is filled in under each of its paths, and nothing is started or made", async () => {
    proves("checkRunConfiguration", "me", "user", "direct");
    const { userId, projectId } = cloud.cloud.account;
    const before = (await cloud.get("/me/runs")).total;
    for (const path of ["/me/runs/config", `/users/${userId}/runs/config`, "/runs/config"]) {
      const { status, body } = await cloud.post(path, {});
      expect(status).toBe(200);
      expect(body).toMatchObject({ files: [], deviceIds: [], osType: "UNDEFINED", frameworkId: null });
      expect(body).toMatchObject({ projectId, scheduler: "PARALLEL", timeout: 1800, hookURL: null });
    }
    expect((await cloud.call("POST", "/me/runs/config")).body.files).toEqual([]);
    await cloud.post("/me/runs/config", { projectName: "checked only" });
    expect((await cloud.get("/me/runs")).total).toBe(before);
    expect((await cloud.get("/me/projects?filter=s_name_eq_checked only")).total).toBe(0);
  });

  it("starts from that of its project, and the call wins", async () => {
    const { id: projectId } = (await cloud.post("/me/projects?name=configured")).body;
    await cloud.post(`/projects/${projectId}/config?timeout=77&maxAutoRetriesCount=2`);
    const file = await cloud.upload(await suiteZip("exit 0"));
    const { body } = await cloud.post("/me/runs/config", {
      ...{ projectName: "configured", maxAutoRetriesCount: 1, scheduler: "ALL_INSTANCES", frameworkId: "4" },
      ...{ files: [{ id: file.id }], deviceIds: [`${DEVICES.desktop}`], testRunParameters: [{ key: "A" }] },
    });
    expect(body).toMatchObject({
      ...{ projectId, projectName: "configured", timeout: 77, maxAutoRetriesCount: 1, scheduler: "PARALLEL" },
      ...{ osType: "DESKTOP", frameworkId: 4, deviceIds: [DEVICES.desktop] },
      ...{ files: [{ id: file.id, action: "RUN_TEST" }], testRunParameters: [{ key: "A", value: "" }] },
    });
  });

  it("names what is wrong with it", async () => {
    const refusal = await cloud.post("/me/runs/config", { frameworkId: 99, timeout: "soon" });
    expect([refusal.status, refusal.body.message]).toEqual([400, expect.stringMatching(/timeout/)]);
    expect((await cloud.post("/me/runs/config", { files: [{ id: 999 }] })).status).toBe(404);
  });
});

describe("a run of the newer generation that really runs", () => {
  it("gives the suite its parameters, application and data, the call's own before the project's", async () => {
    await using real = await startNewerCloud({ scenario: undefined, generation: "current" });
    const script = [
      `cat > TEST-all.xml <<'X'\n${junit("works")}\nX`,
      'echo "LEVEL=$LEVEL DEPTH=$DEPTH app=$(cat "$SVC_APPLICATION_FILE") data=$(cat "$SVC_DATA_FILE")"',
    ].join("\n");
    const [suite, app, data] = [
      await real.upload(await suiteZip(script)),
      await real.upload(new Blob(["an app"]), "shop.bin"),
      await real.upload(new Blob(["some data"]), "suite.zip.txt"),
    ];
    const run = await real.endedRun({
      ...{ osType: "DESKTOP", frameworkId: FRAMEWORKS.desktop, deviceIds: [DEVICES.desktop] },
      files: [
        { id: suite.id, action: "RUN_TEST" },
        { id: app.id, action: "INSTALL" },
        { id: data.id, action: "COPY_TO_DEVICE" },
      ],
      testRunParameters: [
        { key: "LEVEL", value: "high" },
        { key: "DEPTH", value: "2" },
      ],
    });
    expect(run).toMatchObject({ state: "FINISHED", succeededDeviceCount: 1, successRatio: 1 });
    const [session] = await real.sessions(run);
    const folder = `/me/runs/${run.id}/device-sessions/${session.id}/output-file-set/files`;
    const [log] = (await real.get(`${folder}?filter=name_eq_console.log`)).data;
    const text = await (await real.fetch(`/api/v2/me/files/${log.id}/file`)).text();
    expect(text).toContain("LEVEL=high DEPTH=2 app=an app data=some data");
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { type Conformance, DEVICES, openConformance } from "./setting.ts";

let at: Conformance;
beforeAll(async () => {
  at = await openConformance();
});
afterAll(() => at[Symbol.asyncDispose]());

describe.each(["me", "user"] as const)("a run with a JSON body in the %s family", (family) => {
  const ids = () => (family === "user" ? { userId: at.owner.userId } : {});
  const path = () => `/api/v2/${family === "user" ? `users/${at.owner.userId}` : "me"}/runs`;

  it("is started with 201", async () => {
    proves("startConfiguredRun", "me", "user");
    const file = await at.cloud.upload(await suiteZip("exit 0"));
    const body = {
      ...{ osType: "ANDROID" as const, frameworkId: 1, projectId: at.projectId, testRunName: `by ${family}` },
      ...{ deviceIds: [DEVICES.passing], files: [{ id: file.id, action: "RUN_TEST" as const }] },
    };
    const { answer, request } = await at.observe(() => at.client.runs.startConfigured({ ...ids(), body }));
    expect(request).toBe(`POST ${path()} 201`);
    expect(answer).toMatchObject({ displayName: `by ${family}`, projectId: at.projectId, state: "WAITING" });
    expect(await at.finished(answer)).toMatchObject({ succeededDeviceCount: 1, successRatio: 1 });
  });

  it("has its configuration filled in without being started", async () => {
    proves("checkRunConfiguration", "me", "user");
    const before = (await at.client.runs.list().page()).total;
    const body = { projectId: at.projectId, deviceIds: [DEVICES.passing] };
    const call = () => at.client.runs.checkConfiguration({ ...ids(), body });
    const { answer, request } = await at.observe(call);
    expect(request).toBe(`POST ${path()}/config 200`);
    expect(answer).toMatchObject({
      projectId: at.projectId,
      scheduler: "PARALLEL",
      timeout: 1_800,
      files: [],
    });
    expect((await at.client.runs.list().page()).total).toBe(before);
  });
});

it("starts and checks runs at the direct path, too", async () => {
  proves("startConfiguredRun", "direct");
  proves("checkRunConfiguration", "direct");
  const file = await at.cloud.upload(await suiteZip("exit 0"));
  const body = {
    ...{ osType: "ANDROID", frameworkId: 1, projectId: at.projectId },
    ...{ deviceIds: [DEVICES.passing], files: [{ id: file.id, action: "RUN_TEST" }] },
  };
  expect(await at.cloud.post("/runs/config", body)).toMatchObject({ status: 200, body: { frameworkId: 1 } });
  expect(await at.cloud.post("/runs", body)).toMatchObject({ status: 201, body: { totalDeviceCount: 1 } });
});

describe("a device group", () => {
  it("is created, listed and read", async () => {
    proves("createDeviceGroup");
    proves("listDeviceGroups");
    proves("getDeviceGroup");
    const query = { displayName: "Phones", osType: "ANDROID", deviceIds: [DEVICES.passing] } as const;
    const made = await at.observe(() => at.client.deviceGroups.create({ query }));
    const deviceGroupId = made.answer.id;
    const read = await at.observe(() => at.client.deviceGroups.get({ deviceGroupId }));
    const filter = `n_id_eq_${deviceGroupId}`;
    const listed = await at.observe(() => at.client.deviceGroups.list({ query: { filter } }).page());
    expect([made.request, read.request, listed.request]).toEqual([
      "POST /api/v2/me/device-groups 201",
      `GET /api/v2/me/device-groups/${deviceGroupId} 200`,
      "GET /api/v2/me/device-groups 200",
    ]);
    expect(read.answer).toMatchObject({ displayName: "Phones", osType: "ANDROID", deviceCount: 1 });
    expect(listed.answer.data).toEqual([read.answer]);
  });

  it("takes further devices, and lists all it has", async () => {
    proves("addDevicesToGroup");
    proves("listDevicesOfGroup");
    const { id: deviceGroupId } = await at.client.deviceGroups.create({ query: { displayName: "All" } });
    const deviceIds = [DEVICES.passing, DEVICES.endless];
    const add = () => at.client.deviceGroups.addDevices({ deviceGroupId, query: { deviceIds } });
    const { answer, request } = await at.observe(add);
    expect([request, answer.deviceCount]).toEqual([
      `POST /api/v2/me/device-groups/${deviceGroupId}/devices 200`,
      2,
    ]);
    const devices = await Array.fromAsync(at.client.deviceGroups.devices({ deviceGroupId }));
    expect(devices.map(({ id }) => id)).toEqual(deviceIds);
  });
});

it("lists the frameworks that the account can use", async () => {
  proves("listAvailableFrameworks");
  const { answer, request } = await at.observe(() => at.client.frameworks.listAll().page());
  expect(request).toBe("GET /api/v2/me/available-frameworks 200");
  expect(answer.data[0]).toMatchObject({ id: 1, name: "Server-side package" });
});

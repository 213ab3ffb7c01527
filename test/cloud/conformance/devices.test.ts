import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { type Conformance, DEVICES, openConformance } from "./setting.ts";

let at: Conformance;
beforeAll(async () => {
  at = await openConformance();
});
afterAll(() => at[Symbol.asyncDispose]());

type Query = NonNullable<Parameters<Conformance["client"]["devices"]["list"]>[0]>["query"];
const names = async (query: Query) => {
  const devices = await Array.fromAsync(at.client.devices.list({ query }));
  return devices.map(({ displayName }) => displayName);
};

describe("the catalogue of devices", () => {
  it("is listed, without properties unless asked for", async () => {
    proves("listDevices");
    const { answer, request } = await at.observe(() => at.client.devices.list().page());
    expect(request).toBe("GET /api/v2/devices 200");
    expect(answer.data[0]).toMatchObject({
      ...{ id: DEVICES.passing, displayName: "Google Pixel 8", osType: "ANDROID", creditsPrice: 0 },
      ...{ online: true, locked: false, enabled: true, properties: null },
      softwareVersion: { apiLevel: 34, releaseVersion: "14" },
    });
    const [withProperties] = (await at.client.devices.list({ query: { withProperties: true } }).page()).data;
    expect(withProperties?.properties?.data).toContainEqual(
      expect.objectContaining({ displayName: "Google" }),
    );
  });

  it("leaves out disabled and dedicated devices unless asked for", async () => {
    proves("listDevices");
    const plain = await names({});
    expect((await names({ withDisabled: true })).filter((name) => !plain.includes(name))).toEqual([
      "Lenovo Tab M10",
    ]);
    expect((await names({ withDedicated: true })).filter((name) => !plain.includes(name))).toEqual([
      "Apple iPhone 7",
    ]);
  });

  it("is narrowed down by marks and by labels", async () => {
    proves("listDevices");
    expect(await names({ deviceFilters: ["FREE"] })).toEqual([
      ...["Google Pixel 8", "Apple iPhone 15", "Desktop 1280 × 800"],
    ]);
    const { deviceFilterGroups } = await at.client.devices.filters();
    const filters = (deviceFilterGroups ?? []).flatMap(({ deviceFilters }) => deviceFilters ?? []);
    const google = filters.find(({ name }) => name === "Google")?.id ?? 0;
    expect(await names({ labelIds: [google], deviceFilters: ["FREE"] })).toEqual(["Google Pixel 8"]);
  });
});

describe("a device", () => {
  it("is read", async () => {
    proves("getDevice");
    const deviceId = DEVICES.failing;
    const { answer, request } = await at.observe(() => at.client.devices.get({ deviceId }));
    expect([request, answer.displayName]).toEqual([
      `GET /api/v2/devices/${deviceId} 200`,
      "Samsung Galaxy A13",
    ]);
  });

  it("has its properties listed", async () => {
    proves("listDeviceProperties");
    const deviceId = DEVICES.passing;
    const { answer, request } = await at.observe(() => at.client.devices.properties({ deviceId }).page());
    expect(request).toBe(`GET /api/v2/devices/${deviceId}/properties 200`);
    expect(answer.data).toContainEqual(
      expect.objectContaining({ displayName: "Google", propertyGroupName: "Manufacturer" }),
    );
  });
});

describe("the filters of the device picker", () => {
  it("are read: the groups of properties that devices have", async () => {
    proves("getDeviceFilters");
    const { answer, request } = await at.observe(() => at.stranger.devices.filters());
    expect(request).toBe("GET /api/v2/devices/filters 200");
    const manufacturers = answer.deviceFilterGroups?.find(({ name }) => name === "Manufacturer");
    expect(manufacturers?.deviceFilters).toContainEqual({
      id: expect.any(Number),
      name: "Google",
      hidden: false,
    });
  });

  it("are replaced as a whole, for the account alone", async () => {
    proves("replaceDeviceFilters");
    const group = { id: 5, name: "Ours", deviceFilters: [{ id: 7, name: "Old ones", hidden: true }] };
    const body = { id: 1, deviceFilterGroups: [group] };
    const before = await at.stranger.devices.filters();
    const { answer, request } = await at.observe(() => at.client.devices.replaceFilters({ body }));
    expect([request, answer]).toEqual(["POST /api/v2/devices/filters 200", body]);
    expect(await at.client.devices.filters()).toEqual(body);
    expect(await at.stranger.devices.filters()).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultDevices } from "../../../src/cloud/devices/default-devices.ts";
import { callAs } from "../support/call-as.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const OWNER = "developer@device-cloud.example";
let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud({ accounts: [{ email: OWNER }, { email: "guest@device-cloud.example" }] });
});
afterAll(() => cloud[Symbol.asyncDispose]());

const named = (name: string) => defaultDevices.find(({ displayName }) => displayName === name)?.id ?? 0;
const [OFFLINE, LOCKED] = [named("Google Pixel 3"), named("Nokia 3.4")];
const [DISABLED, DEDICATED] = [named("Lenovo Tab M10"), named("Apple iPhone 7")];
const list = async (query: string): Promise<Json[]> => (await cloud.get(`/devices?limit=0&${query}`)).data;
const ids = async (query: string) => (await list(query)).map(({ id }) => id);

describe("the list of devices", () => {
  it("is the catalogue without disabled and dedicated devices, offline and locked ones among them", async () => {
    const all = defaultDevices.map(({ id }) => id);
    expect(await ids("")).toEqual(all.filter((id) => id !== DISABLED && id !== DEDICATED));
    expect(await list(`filter=n_id_in_${OFFLINE}|${LOCKED}`)).toMatchObject([
      { id: LOCKED, online: true, locked: true, enabled: true },
      { id: OFFLINE, online: false, locked: false, enabled: true },
    ]);
  });

  it("has those, too, when asked for; a dedicated one only for its own account", async () => {
    expect(await ids("withDisabled=true")).toContain(DISABLED);
    expect(await ids("withDedicated=true")).toContain(DEDICATED);
    const guest = await callAs(cloud, 1)("GET", "/devices?limit=0&withDedicated=true&withDisabled=true");
    const seen = guest.body.data.map(({ id }: Json) => id);
    expect([seen.includes(DISABLED), seen.includes(DEDICATED)]).toEqual([true, false]);
  });

  it("has properties only with withProperties, as a page within each device", async () => {
    for (const device of await list("")) expect(device.properties).toBeNull();
    const [device] = await list("withProperties=true");
    expect(device.properties).toMatchObject({ total: 5, empty: false, next: null });
    expect(device.properties.data[0]).toEqual({
      ...{ id: 1_001, name: "Android", displayName: "Android" },
      ...{ propertyGroupId: 1, propertyGroupName: "Operating system" },
    });
  });

  it("takes deviceFilters[] that must all hold, repeated or joined with commas", async () => {
    const bearing = (...marks: string[]) =>
      defaultDevices
        .filter((device) => device.enabled && !device.accountEmail)
        .filter((device) => marks.every((mark) => device.marks.includes(mark)))
        .map(({ id }) => id);
    expect(await ids("deviceFilters[]=NEW")).toEqual(bearing("NEW"));
    expect(await ids("deviceFilters[]=FREE&deviceFilters[]=RECOMMENDED")).toEqual(
      bearing("FREE", "RECOMMENDED"),
    );
    expect(await ids("deviceFilters=FREE,NEW")).toEqual(bearing("FREE", "NEW"));
    const { status, body } = await cloud.call("GET", "/devices?deviceFilters[]=CHEAP");
    expect([status, body.message]).toEqual([
      400,
      'deviceFilters is "CHEAP"; it takes FREE, RECOMMENDED, NEW.',
    ]);
  });

  it("takes labelIds[] that the picker's filters give", async () => {
    const { deviceFilterGroups } = await cloud.get("/devices/filters");
    const filters = deviceFilterGroups.flatMap((group: Json) => group.deviceFilters);
    const idOf = (name: string) => filters.find((one: Json) => one.name === name).id;
    const makers = await list(`labelIds[]=${idOf("Apple")}&labelIds[]=${idOf("Xiaomi")}`);
    expect(new Set(makers.map(({ displayName }) => displayName.split(" ")[0]))).toEqual(
      new Set(["Apple", "Xiaomi"]),
    );
    const tablets = await list(`labelIds[]=${idOf("Apple")}&labelIds[]=${idOf("Tablet")}`);
    expect(tablets.map(({ displayName }) => displayName)).toEqual(["Apple iPad Air"]);
    expect(await ids("labelIds[]=4711")).toEqual([]);
  });

  it("filters, sorts and searches by the scalar fields of a device", async () => {
    expect(await ids("filter=online_eq_false")).toEqual([OFFLINE]);
    expect(await ids("filter=s_osType_eq_IOS;n_creditsPrice_gt_2")).toEqual([named("Apple iPad Air")]);
    const prices = (await list("sort=creditsPrice_d;displayName_a")).map(({ creditsPrice }) => creditsPrice);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(await ids("search=pixel")).toEqual([named("Google Pixel 8"), OFFLINE]);
    const page = await cloud.get("/devices?sort=displayName_a&limit=2&offset=1");
    expect(page.data.map(({ displayName }: Json) => displayName)).toEqual([
      "Apple iPhone 16 Pro",
      "Apple iPhone SE",
    ]);
    expect(page.total).toBe((await list("")).length);
  });

  it("refuses a field that it does not filter by, and names those it does", async () => {
    const { status, body } = await cloud.call("GET", "/devices?filter=s_colour_eq_red");
    expect(status).toBe(400);
    expect(body.message).toMatch(/unknown field "colour"; allowed: id, .*displayName, osType/);
  });
});

describe("one device", () => {
  it("has every field of the specification, its properties and no picture", async () => {
    expect(await cloud.get(`/devices/${named("Samsung Galaxy S24")}`)).toMatchObject({
      ...{ displayName: "Samsung Galaxy S24", osType: "ANDROID", accountId: null, mainUserEmail: null },
      ...{ deviceGroupOrigin: null, imagePrefix: null, imageWidth: null, imageHeight: null, imageTop: null },
      ...{ imageLeft: null, frameExtraWidth: null, frame80Url: null, frame100Url: null, frame160Url: null },
      ...{
        frame400Url: null,
        creditsPrice: 2,
        vncSupported: false,
        online: true,
        locked: false,
        enabled: true,
      },
      softwareVersion: { id: 2_006, apiLevel: 35, releaseVersion: "15" },
      properties: { total: 5 },
    });
  });

  it("that is disabled or dedicated is found when asked for", async () => {
    const refused = await cloud.call("GET", `/devices/${DISABLED}`);
    expect([refused.status, refused.body.message]).toEqual([
      404,
      `The device ${DISABLED} is disabled. Ask with withDisabled=true.`,
    ]);
    expect((await cloud.get(`/devices/${DISABLED}?withDisabled=true`)).enabled).toBe(false);
    expect((await cloud.call("GET", `/devices/${DEDICATED}`)).body.message).toMatch(
      /dedicated.*withDedicated=true/,
    );
    const { userId } = cloud.cloud.account;
    const dedicated = await cloud.get(`/devices/${DEDICATED}?withDedicated=true`);
    expect(dedicated).toMatchObject({ accountId: userId, mainUserEmail: OWNER });
  });

  it("of another account is forbidden, one that is missing is named", async () => {
    for (const path of [`/devices/${DEDICATED}?withDedicated=true`, `/devices/${DEDICATED}/properties`]) {
      expect((await callAs(cloud, 1)("GET", path)).status, path).toBe(403);
    }
    for (const path of ["/devices/4711", "/devices/4711/properties"]) {
      const { status, body } = await cloud.call("GET", path);
      expect([status, body.message], path).toEqual([404, "No device 4711."]);
    }
  });

  it("lists its properties as a page that filters and sorts", async () => {
    const page = await cloud.get(
      `/devices/${named("Google Pixel 8")}/properties?sort=propertyGroupName_a&limit=2`,
    );
    expect(page).toMatchObject({ total: 5, limit: 2 });
    expect(page.data.map(({ propertyGroupName }: Json) => propertyGroupName)).toEqual([
      "Form factor",
      "Manufacturer",
    ]);
    const maker = await cloud.get(
      `/devices/${named("Google Pixel 8")}/properties?filter=n_propertygroupid_eq_3`,
    );
    expect(maker.data).toMatchObject([{ name: "Google", propertyGroupName: "Manufacturer" }]);
  });
});

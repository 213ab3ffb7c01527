import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { callAs } from "../support/call-as.ts";
import type { Json } from "../support/test-cloud.ts";
import { DEVICES, type NewerCloud, startNewerCloud } from "./setting.ts";

let cloud: NewerCloud;
beforeAll(async () => {
  const accounts = [{ email: "developer@device-cloud.example" }, { email: "stranger@device-cloud.example" }];
  cloud = await startNewerCloud({ accounts });
});
afterAll(() => cloud[Symbol.asyncDispose]());

const form = (pairs: [string, string][]) => ({ body: new URLSearchParams(pairs) });
const create = async (...pairs: [string, string][]): Promise<Json> =>
  (await cloud.call("POST", "/me/device-groups", form(pairs))).body;

describe("a device group", () => {
  it("is created, listed and read, by me and by the user's id", async () => {
    proves("createDeviceGroup");
    proves("listDeviceGroups");
    proves("getDeviceGroup");
    const { userId } = cloud.cloud.account;
    const { status, body: group } = await cloud.call(
      "POST",
      `/users/${userId}/device-groups?displayName=phones&osType=ANDROID&deviceIds[]=${DEVICES.phone}`,
    );
    expect([status, group]).toEqual([
      201,
      { id: group.id, displayName: "phones", osType: "ANDROID", userId, deviceCount: 1 },
    ]);
    for (const prefix of ["/me", `/users/${userId}`]) {
      expect(await cloud.get(`${prefix}/device-groups/${group.id}`)).toEqual(group);
      const { data } = await cloud.get(`${prefix}/device-groups?filter=s_displayname_eq_phones`);
      expect(data).toEqual([group]);
    }
  });

  it("gains devices, each once, and lists them", async () => {
    proves("addDevicesToGroup");
    proves("listDevicesOfGroup");
    const group = await create(["displayName", "mixed"], ["deviceIds", `${DEVICES.phone},${DEVICES.other}`]);
    expect(group).toMatchObject({ deviceCount: 2, osType: "UNDEFINED" });
    const path = `/me/device-groups/${group.id}/devices`;
    const added = await cloud.call(
      "POST",
      path,
      form([
        ["deviceIds[]", `${DEVICES.phone}`],
        ["deviceIds[]", `${DEVICES.desktop}`],
      ]),
    );
    expect([added.status, added.body.deviceCount]).toEqual([200, 3]);
    const { data, total } = await cloud.get(`${path}?sort=id_a&filter=s_ostype_eq_ANDROID`);
    expect([total, data.map(({ id }: Json) => id)]).toEqual([2, [DEVICES.phone, DEVICES.other]]);
  });

  it("is refused without a name, and with devices that are not there or of another system", async () => {
    const ask = (query: string) => cloud.call("POST", `/me/device-groups?${query}`);
    expect((await ask("osType=IOS")).body.message).toMatch(/displayName is missing/);
    expect((await ask("displayName=x&osType=WINDOWS")).status).toBe(400);
    expect((await ask("displayName=x&deviceIds[]=999")).body.message).toBe("No device 999.");
    const other = await ask(`displayName=x&osType=IOS&deviceIds[]=${DEVICES.phone}`);
    expect([other.status, other.body.message]).toEqual([
      400,
      expect.stringMatching(/\(101\) is an ANDROID device, not IOS/),
    ]);
    const group = await create(["displayName", "desktops"], ["osType", "DESKTOP"]);
    const path = `/me/device-groups/${group.id}/devices`;
    expect((await cloud.call("POST", path)).body.message).toMatch(/deviceIds\[\] is missing/);
    expect((await cloud.call("POST", `${path}?deviceIds[]=${DEVICES.phone}`)).status).toBe(400);
  });

  it("is its owner's alone", async () => {
    const group = await create(["displayName", "mine"]);
    const stranger = callAs(cloud, 1);
    for (const path of [`/me/device-groups/${group.id}`, `/me/device-groups/${group.id}/devices`]) {
      expect((await stranger("GET", path)).status).toBe(403);
    }
    expect((await stranger("POST", `/me/device-groups/${group.id}/devices?deviceIds[]=101`)).status).toBe(
      403,
    );
    const theirs = (await stranger("GET", "/me/device-groups?limit=0")).body.data;
    expect(theirs.map(({ id }: Json) => id)).not.toContain(group.id);
    expect((await cloud.call("GET", "/me/device-groups/999")).body.message).toBe("No device group 999.");
  });
});

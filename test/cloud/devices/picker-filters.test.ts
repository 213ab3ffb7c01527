import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scratch } from "../../base/zip/scratch.ts";
import { callAs } from "../support/call-as.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const accounts = [{ email: "ada@team.example" }, { email: "ben@team.example" }];
const WANTED = {
  id: 9,
  deviceFilterGroups: [
    { id: 3, name: "Maker", deviceFilters: [{ id: 301, name: "Apple", hidden: true }] },
    { id: 70, name: "Own", deviceFilters: [] },
  ],
};
let folder: Awaited<ReturnType<typeof scratch>>;
let cloud: TestCloud;
beforeAll(async () => {
  folder = await scratch();
  cloud = await startTestCloud({ accounts, dataFolder: folder.path });
});
afterAll(async () => {
  await cloud[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

describe("the filters of the device picker", () => {
  it("are the properties of the visible devices in their groups until somebody sets others", async () => {
    const { data } = await cloud.get("/devices?limit=0&withProperties=true");
    const properties: Json[] = data.flatMap((device: Json) => device.properties.data);
    const { id, deviceFilterGroups } = await cloud.get("/devices/filters");
    expect(id).toBe(1);
    expect(deviceFilterGroups.map(({ name }: Json) => name)).toEqual([
      ...["Operating system", "OS version", "Manufacturer", "Form factor", "Screen width"],
    ]);
    const offered = deviceFilterGroups.flatMap((group: Json) =>
      group.deviceFilters.map((filter: Json) => `${group.id} ${filter.id} ${filter.name}`),
    );
    const borne = properties.map((one) => `${one.propertyGroupId} ${one.id} ${one.displayName}`);
    expect(new Set(offered)).toEqual(new Set(borne));
    expect(offered.length).toBe(new Set(offered).size);
  });

  it("are replaced as a whole for one account, and outlive the cloud", async () => {
    const { status, body } = await cloud.post("/devices/filters", WANTED);
    expect([status, body]).toEqual([200, WANTED]);
    expect(await cloud.get("/devices/filters")).toEqual(WANTED);
    const others = await callAs(cloud, 1)("GET", "/devices/filters");
    expect(others.body.deviceFilterGroups.length).toBe(5);
    await cloud.cloud.close();
    cloud = await startTestCloud({ accounts, dataFolder: folder.path });
    expect(await cloud.get("/devices/filters")).toEqual(WANTED);
  });

  it("keep the fields of the specification only, and what is left out has its default", async () => {
    const filter = { id: 5, name: " Apple\u0007 ", more: 1 };
    const { body } = await cloud.post("/devices/filters", {
      extra: true,
      deviceFilterGroups: [
        { id: 3, name: "Maker", deviceFilters: [filter] },
        { id: 4, name: "Empty" },
      ],
    });
    expect(body).toEqual({
      id: 9,
      deviceFilterGroups: [
        { id: 3, name: "Maker", deviceFilters: [{ id: 5, name: "Apple", hidden: false }] },
        { id: 4, name: "Empty", deviceFilters: [] },
      ],
    });
    expect(
      (await cloud.post("/devices/filters", { deviceFilterGroups: [] })).body.deviceFilterGroups,
    ).toEqual([]);
  });

  const filters = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: "x" }));
  it.each([
    ["no groups", {}, /no deviceFilterGroups/],
    ["no body", undefined, /no deviceFilterGroups/],
    ["a group without an id", { deviceFilterGroups: [{ name: "x" }] }, /id/],
    ["a group without a name", { deviceFilterGroups: [{ id: 4 }] }, /filter group 4 has no name/],
    ["one group id twice", { deviceFilterGroups: [...filters(1), ...filters(1)] }, /id 0 is twice/],
    [
      "one filter id in two groups",
      { deviceFilterGroups: [1, 2].map((id) => ({ id, name: "x", deviceFilters: filters(1) })) },
      /id 0 is twice among the deviceFilters/,
    ],
    [
      "a filter without a name",
      { deviceFilterGroups: [{ id: 1, name: "x", deviceFilters: [{ id: 8, name: "" }] }] },
      /The filter 8 has no name/,
    ],
    ["too many groups", { deviceFilterGroups: filters(101) }, /at most 100/],
    [
      "too many filters",
      { deviceFilterGroups: [{ id: 1, name: "x", deviceFilters: filters(1_001) }] },
      /at most 1000/,
    ],
    ["something else", { deviceFilterGroups: "all" }, /body is wrong/],
  ])("are not replaced by %s", async (_, body, message) => {
    const before = await cloud.get("/devices/filters");
    const answer = await cloud.post("/devices/filters", body);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(message)]);
    expect(await cloud.get("/devices/filters")).toEqual(before);
  });
});

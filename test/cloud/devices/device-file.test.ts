import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultDevices } from "../../../src/cloud/devices/default-devices.ts";
import { readDevices } from "../../../src/cloud/devices/device-file.ts";
import { scratch } from "../../base/zip/scratch.ts";

let folder: Awaited<ReturnType<typeof scratch>>;
let path: string;
beforeAll(async () => {
  folder = await scratch();
  path = join(folder.path, "devices.json");
});
afterAll(() => folder[Symbol.asyncDispose]());

async function read(content: unknown) {
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return readDevices(path);
}
const phone = {
  id: 7,
  displayName: "Small phone",
  osType: "ANDROID",
  softwareVersion: { id: 1, apiLevel: 34, releaseVersion: "14" },
  width: 360,
  height: 640,
};
const label = { id: 301, name: "Acme", propertyGroupId: 3, propertyGroupName: "Manufacturer" };

describe("a device file", () => {
  it("fills in what an ordinary phone need not say", async () => {
    const { width: _, height: __, ...told } = phone;
    expect(await read([phone])).toEqual([
      {
        ...told,
        ...{ online: true, locked: false, enabled: true, vncSupported: false },
        ...{ creditsPrice: 0, properties: [], marks: [], labelIds: [] },
        profile: {
          ...{ name: "Small phone", osType: "ANDROID", width: 360, height: 640, scale: 1 },
          ...{ mobile: true, touch: true },
        },
      },
    ]);
  });

  it("takes a desktop for one without touch, and everything else as it is written", async () => {
    const properties = [{ ...label, displayName: "ACME" }];
    const state = { online: false, locked: true, enabled: false, accountEmail: "a@b.example" };
    const more = { ...state, creditsPrice: 4, marks: ["NEW"], labelIds: [9], vncSupported: true, properties };
    const [device] = await read([{ ...phone, osType: "DESKTOP", scale: 2, userAgent: "Agent", ...more }]);
    expect(device).toMatchObject(more);
    expect(device?.profile).toMatchObject({ mobile: false, touch: false, scale: 2, userAgent: "Agent" });
  });

  it("names a property by its name unless it is told another", async () => {
    const [device] = await read([{ ...phone, properties: [label] }]);
    expect(device?.properties).toEqual([{ ...label, displayName: "Acme" }]);
  });

  it.each([
    ["no devices", [], /devices\.json is wrong/],
    ["no JSON", "[", /devices\.json cannot be read/],
    ["a misspelt field", [{ ...phone, onlin: true }], /onlin/],
    ["a missing field", [{ ...phone, osType: undefined }], /osType/],
    ["an unknown mark", [{ ...phone, marks: ["CHEAP"] }], /marks/],
    ["a name on two lines", [{ ...phone, displayName: "a\nb" }], /one line/],
    ["a user agent on two lines", [{ ...phone, userAgent: "a\r\nX: y" }], /printable ASCII/],
    ["no size", [{ ...phone, width: 0 }], /width/],
    ["one id twice", [phone, { ...phone, displayName: "other" }], /its own id/],
    ["one name twice", [phone, { ...phone, id: 8 }], /its own name/],
    [
      "one property id for two meanings",
      [{ ...phone, properties: [label, { ...label, name: "Other" }] }],
      /properties with one id/,
    ],
    [
      "one group id for two groups",
      [{ ...phone, properties: [label, { ...label, id: 302, propertyGroupName: "Maker" }] }],
      /propertyGroupId/,
    ],
  ])("is refused with %s", async (_, content, message) => {
    await expect(read(content)).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(message),
    });
  });

  it("that is not there is named", () => {
    expect(() => readDevices(join(folder.path, "none.json"))).toThrow(/none\.json cannot be read/);
  });
});

describe("the default devices", () => {
  it("are a credible dozen: every system, phones and tablets, and one in every state", () => {
    expect(defaultDevices.length).toBeGreaterThanOrEqual(12);
    expect(new Set(defaultDevices.map(({ osType }) => osType))).toEqual(
      new Set(["ANDROID", "IOS", "DESKTOP"]),
    );
    const having = (holds: (device: (typeof defaultDevices)[number]) => boolean) =>
      defaultDevices.filter(holds).length;
    expect(having(({ online }) => !online)).toBe(1);
    expect(having(({ locked }) => locked)).toBe(1);
    expect(having(({ enabled }) => !enabled)).toBe(1);
    expect(having(({ accountEmail }) => accountEmail !== undefined)).toBe(1);
    for (const mark of ["FREE", "RECOMMENDED", "NEW"]) {
      expect(
        having(({ marks }) => marks.includes(mark)),
        mark,
      ).toBeGreaterThan(0);
    }
    const forms = defaultDevices.flatMap(({ properties }) => properties.map(({ name }) => name));
    expect(forms).toEqual(expect.arrayContaining(["Phone", "Tablet", "Desktop"]));
  });

  it("cost nothing exactly when they are marked as free", () => {
    for (const { displayName, marks, creditsPrice } of defaultDevices) {
      expect(creditsPrice === 0, displayName).toBe(marks.includes("FREE"));
    }
  });

  it("say to pages what they are", () => {
    const agents = new Map(
      defaultDevices.map(({ displayName, profile }) => [displayName, profile.userAgent]),
    );
    expect(agents.get("Google Pixel 8")).toMatch(/Android 14; Pixel 8\).*Mobile Safari/);
    expect(agents.get("Samsung Galaxy Tab S8")).not.toMatch(/Mobile/);
    expect(agents.get("Apple iPhone 15")).toMatch(/iPhone; CPU iPhone OS 17_5 .*Version\/17\.5/);
    expect(agents.get("Apple iPad Air")).toMatch(/iPad; CPU OS 17_5 /);
    expect(agents.get("Desktop 1280 × 800")).toBeUndefined();
  });

  it("could be written in a device file", async () => {
    const written = defaultDevices.map(({ profile: { name: _, osType: __, ...profile }, ...device }) => ({
      ...device,
      ...profile,
    }));
    expect(await read(written)).toEqual(defaultDevices);
  });
});

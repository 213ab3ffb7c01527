import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DeviceCloudError } from "../../../src/base/errors.ts";
import type { DeviceWish } from "../../../src/services/devices/device-wish.ts";
import { selectDevices } from "../../../src/services/devices/select-devices.ts";
import { parseVersionRange } from "../../../src/services/devices/version-range.ts";
import { openWorkshop, type Workshop } from "./workshop.ts";

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop[Symbol.asyncDispose]());

async function idsOf(wish: DeviceWish): Promise<number[]> {
  return (await selectDevices(wish, workshop.tools())).map(({ id }) => id);
}

async function refusalOf(wish: DeviceWish): Promise<string> {
  const error = await selectDevices(wish, workshop.tools()).catch((one: unknown) => one);
  if (!(error instanceof DeviceCloudError)) throw new Error("The wish was met.");
  expect(error.code).toBe("input");
  return error.message;
}

describe("a wish for devices", () => {
  it.each<[string, DeviceWish, number[]]>([
    ["ids, in their order", { ids: [205, 201] }, [205, 201]],
    ["a whole name, in any case", { names: ["acorn ONE"] }, [201]],
    [
      "patterns, each in the order of the catalogue",
      { names: ["Birch ?", "*corn*"] },
      [204, 205, 201, 202, 203],
    ],
    ["ids before names, each device once", { ids: [202], names: ["Acorn T*", "Acorn One"] }, [202, 201]],
    ["a disabled device by its id", { ids: [206] }, [206]],
    ["a name that is made like a pattern", { names: ["Cedar *"] }, [206]],
    ["a pattern for enabled devices only", { names: ["*e*", "Birch 4"] }, [201, 203, 207, 205]],
    ["nothing but a number", { pick: 2 }, [201, 202]],
    ["a mark of the service", { filters: ["free"] }, [201, 202]],
    ["several marks at once", { filters: ["RECOMMENDED", "FREE"] }, [201]],
    ["a filter of the picker behind its group", { filters: ["Form factor: Tablet"] }, [203]],
    ["filters of one group, as alternatives", { filters: ["Birch", "Acorn", "FREE"] }, [201, 202]],
    ["a property, alone", { properties: ["desktop"] }, [207]],
    ["a property behind its group", { properties: ["Manufacturer=Tablet"] }, [207]],
    [
      "properties of two groups, of which each must be met",
      { properties: ["Acorn", "Form factor: Tablet"] },
      [203],
    ],
    [
      "properties of one group, as alternatives",
      { properties: ["Acorn", "Birch", "Phone"] },
      [201, 202, 204, 205],
    ],
    ["a range of versions", { osVersion: parseVersionRange(">=14 <18") }, [202, 203, 204]],
    ["a range of one system", { osVersion: parseVersionRange("android >=14 || ios 18.x") }, [202, 203, 205]],
    [
      "several things, which all hold",
      { names: ["Acorn*"], filters: ["FREE"], osVersion: parseVersionRange("14") },
      [202],
    ],
  ])("can be %s", async (_, wish, ids) => {
    expect(await idsOf(wish)).toEqual(ids);
  });

  it("can be a group: what it has, whatever its state", async () => {
    const groupId = await workshop.group("Corner", [207, 206, 203]);
    expect(await idsOf({ groupId })).toEqual([203, 206, 207]);
    expect(await idsOf({ groupId, names: ["*e*"] })).toEqual([203, 207]);
    expect(await idsOf({ groupId, properties: ["Form factor: Tablet"] })).toEqual([203]);
    expect(await refusalOf({ groupId, ids: [201] })).toMatch(
      /^device-ids: the device group \d+ has no device 201\. Nearest: /,
    );
  });

  it("tells a device as the catalogue has it", async () => {
    const [device] = await selectDevices({ ids: [202], properties: ["Phone"] }, workshop.tools());
    expect(device).toEqual({
      ...{ id: 202, name: "Acorn Two", osType: "ANDROID", osVersion: "14.1", creditsPrice: 3 },
      ...{ online: true, locked: false, enabled: true, waiting: undefined },
      properties: [
        { id: 11, name: "Acorn", group: "Manufacturer" },
        { id: 21, name: "Phone", group: "Form factor" },
      ],
    });
  });

  it("warns of what is chosen and not available", async () => {
    const told: string[] = [];
    await selectDevices({ ids: [201, 203, 204, 206] }, workshop.tools(told));
    expect(told).toEqual([
      expect.stringContaining("Acorn Slate is offline, Birch 3 is locked, Cedar * is disabled."),
    ]);
  });
});

it.each(["classic", "spec"] as const)("a wish comes to the same devices on the %s wire", async (wire) => {
  await using other = await openWorkshop({ wire });
  const wish: DeviceWish = {
    names: ["*"],
    filters: ["Manufacturer: Acorn", "FREE"],
    properties: ["Phone"],
    osVersion: parseVersionRange(">=13"),
    groupId: await other.group("All", [201, 202, 203, 204]),
    pick: 2,
  };
  expect((await selectDevices(wish, other.tools())).map(({ id }) => id)).toEqual([201, 202]);
});

describe("a wish that comes to nothing names what is nearest:", () => {
  it.each<[string, DeviceWish, string | RegExp]>([
    ["an id", { ids: [2077] }, /^device-ids: the service has no device 2077\. Nearest: Workbench \(207\), /],
    [
      "a name",
      { names: ["Acron One"] },
      /^device-names: the service has no device "Acron One"\. Nearest: Acorn One \(201\), /,
    ],
    [
      "a pattern",
      { names: ["Bitch*"] },
      /has no device that matches "Bitch\*"\. Nearest: Birch 3 \(204\), Birch 4 \(205\), /,
    ],
    [
      "a pattern for a disabled device",
      { names: ["Ceda?*"] },
      'device-names: "Ceda?*" matches disabled devices only, such as Cedar * (206).',
    ],
    [
      "a property",
      { properties: ["Tablett"] },
      /^device-properties: the service has no property "Tablett"\. Nearest: .*Form factor: Tablet/,
    ],
    [
      "a property of two groups",
      { properties: ["tablet"] },
      'device-properties: "tablet" stands in several groups. Write "Form factor: tablet" or "Manufacturer: tablet".',
    ],
    [
      "a filter",
      { filters: ["FREEE"] },
      /^device-filter: the service has no filter "FREEE"\. Nearest: FREE, /,
    ],
    [
      "versions",
      { ids: [201, 207], osVersion: parseVersionRange(">=99") },
      'os-version ">=99" leaves none of the devices that are otherwise wished: Acorn One has ANDROID 13, Workbench has DESKTOP Chromium.',
    ],
    [
      "a filter that leaves none",
      { ids: [205], filters: ["NEW"] },
      'device-filter "NEW" leaves none of the devices that are otherwise wished: Birch 4.',
    ],
  ])("%s", async (_, wish, message) => {
    const refusal = await refusalOf(wish);
    if (typeof message === "string") expect(refusal).toBe(message);
    else expect(refusal).toMatch(message);
  });

  it("a group", async () => {
    const groupId = await workshop.group("Shelf", [201]);
    const near = new RegExp(
      `^device-group-id: the service has no device group 9999\\d+\\. Nearest: .*${groupId} \\(Shelf\\)`,
    );
    expect(await refusalOf({ groupId: Number(`9999${groupId}`) })).toMatch(near);
  });

  it("everything together, in one error", async () => {
    const wish = { ids: [1], names: ["none"], properties: ["none"], filters: ["none"], groupId: 999_999 };
    const lines = (await refusalOf(wish)).split("\n");
    expect(lines.map((line) => line.split(":")[0])).toEqual([
      "device-group-id",
      "device-ids",
      "device-names",
      "device-filter",
      "device-properties",
    ]);
  });
});

describe("picking", () => {
  it("takes available devices only, in the order wished", async () => {
    expect(await idsOf({ ids: [203, 204, 205, 206, 202, 201], pick: 2 })).toEqual([205, 202]);
  });

  it("fails where there are fewer than asked for, and says which are not available", async () => {
    const wish = { ids: [203, 204, 205, 201], pick: 3 };
    await expect(selectDevices(wish, workshop.tools())).rejects.toMatchObject({
      code: "unavailable",
      message:
        "Only 2 devices can be chosen where 3 are asked for; of those that are wished Acorn Slate is offline, Birch 3 is locked.",
    });
    expect(await idsOf({ ...wish, minDevices: 2 })).toEqual([205, 201]);
    expect(await idsOf({ ...wish, minDevices: 1 })).toEqual([205, 201]);
  });

  it("fails where the wish itself has too few", async () => {
    await expect(selectDevices({ ids: [201], minDevices: 2 }, workshop.tools())).rejects.toMatchObject({
      code: "unavailable",
      message: "Only 1 device can be chosen where 2 are asked for; the wish comes down to no more.",
    });
  });
});

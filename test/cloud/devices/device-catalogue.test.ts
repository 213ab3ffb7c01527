import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultConfiguration } from "../../../src/cloud/devices/configuration.ts";
import type { CatalogueDevice } from "../../../src/cloud/devices/device.ts";
import { DeviceCatalogue } from "../../../src/cloud/devices/device-catalogue.ts";
import type { UserRecord } from "../../../src/cloud/store/records.ts";
import { openStore, type Store } from "../../../src/cloud/store/store.ts";
import { aDevice } from "../runs/run-setting.ts";

const DEVICES: readonly CatalogueDevice[] = [
  aDevice(1, { displayName: "Pixel 8" }),
  aDevice(2, { displayName: "Pixel 8 Pro", online: false }),
  aDevice(3, { displayName: "Pixel 3", enabled: false }),
  aDevice(4, { displayName: "iPhone 15", locked: true }),
  aDevice(5, { displayName: "iPhone 7", accountEmail: "Ada@team.example" }),
];
let store: Store;
let catalogue: DeviceCatalogue;
let ada: UserRecord;
let ben: UserRecord;
beforeAll(() => {
  store = openStore(undefined);
  catalogue = new DeviceCatalogue(DEVICES, store);
  const account = (name: string): UserRecord =>
    store.users.insert({ email: `${name}@team.example`, name, password: name, apiKey: name, createTime: 0 });
  [ada, ben] = [account("ada"), account("ben")];
});
afterAll(() => store.close());

const ids = (devices: readonly CatalogueDevice[]) => devices.map(({ id }) => id);
function group(owner: UserRecord, deviceIds: readonly number[]) {
  const displayName = "Group";
  return store.deviceGroups.insert({
    userId: owner.id,
    displayName,
    osType: "UNDEFINED",
    deviceIds,
    createTime: 0,
  });
}

describe("the devices that an account sees", () => {
  it("are the enabled ones that everybody may use, also offline and locked", () => {
    expect(ids(catalogue.visibleTo(ada, {}))).toEqual([1, 2, 4]);
  });

  it("include disabled and its own dedicated ones when asked for, never those of others", () => {
    expect(ids(catalogue.visibleTo(ada, { withDisabled: true, withDedicated: true }))).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(ids(catalogue.visibleTo(ben, { withDisabled: true, withDedicated: true }))).toEqual([1, 2, 3, 4]);
  });
});

describe("choosing devices by their ids", () => {
  it("keeps the order, takes each once, and leaves it to the run whether they can take part", () => {
    expect(ids(catalogue.choose({ ids: [4, 1, 3, 1, 2] }, ben))).toEqual([4, 1, 3, 2]);
    expect(ids(catalogue.choose({ ids: [5] }, ada))).toEqual([5]);
  });

  it("names one that is missing, and refuses one that is dedicated to another account", () => {
    expect(() => catalogue.choose({ ids: [1, 99] }, ada)).toThrow(
      expect.objectContaining({ status: 404, message: "No device 99." }),
    );
    expect(() => catalogue.choose({ ids: [5] }, ben)).toThrow(
      expect.objectContaining({ status: 403, message: "The device 5 is dedicated to another account." }),
    );
  });
});

describe("choosing devices by a name pattern", () => {
  it.each([
    ["Pixel 8", [1]],
    ["pixel 8", [1]],
    ["Pixel*", [1, 2]],
    ["*8%", [1, 2]],
    ["Pixel", []],
    ["*", [1, 2, 4, 5]],
    ["Pixel 3", []],
    [".*", []],
  ])("%s chooses %j", (namePattern, chosen) => {
    expect(ids(catalogue.choose({ namePattern }, ada))).toEqual(chosen);
  });

  it("is quick with any pattern", () => {
    expect(catalogue.choose({ namePattern: `${"*a".repeat(5_000)}b` }, ada)).toEqual([]);
  });

  it("leaves out what is dedicated to another account", () => {
    expect(ids(catalogue.choose({ namePattern: "iPhone*" }, ben))).toEqual([4]);
  });
});

describe("choosing devices by a group", () => {
  it("takes its devices in its order, without those that are gone or dedicated to another account", () => {
    expect(ids(catalogue.choose({ groupId: group(ada, [5, 99, 1, 3]).id }, ada))).toEqual([5, 1, 3]);
    expect(ids(catalogue.choose({ groupId: group(ben, [5, 1]).id }, ben))).toEqual([1]);
  });

  it("names one that is missing, and refuses one of another account", () => {
    const { id } = group(ada, [1]);
    expect(() => catalogue.choose({ groupId: 4711 }, ada)).toThrow("No device group 4711.");
    expect(() => catalogue.choose({ groupId: id }, ben)).toThrow(
      expect.objectContaining({ status: 403, message: `The device group ${id} belongs to another account.` }),
    );
  });

  it("takes another account's where a shared project runs on it", () => {
    const { id } = group(ada, [1, 5]);
    const { id: projectId } = store.projects.insert({ userId: ada.id, name: "Shop", createTime: 0 });
    store.configurations.insert({ projectId, values: { ...defaultConfiguration, usedDeviceGroupId: id } });
    expect(() => catalogue.choose({ groupId: id }, ben)).toThrow("belongs to another account");
    store.sharings.insert({ projectId, userId: ben.id, userEmail: ben.email });
    expect(ids(catalogue.choose({ groupId: id }, ben))).toEqual([1]);
  });
});

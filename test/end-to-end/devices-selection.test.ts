import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDevices } from "../../src/cloud/devices/device-file.ts";
import { aDevice } from "../cloud/runs/run-setting.ts";
import { WORKSHOP_FILE } from "../services/devices/workshop.ts";
import { errorsOf, openSetting, type Setting } from "./setting.ts";

let setting: Setting;
beforeAll(async () => {
  setting = await openSetting({ devices: readDevices(WORKSHOP_FILE) });
});
afterAll(() => setting[Symbol.asyncDispose]());

function choose(inputs: Record<string, string>) {
  const { connection, secrets } = setting;
  return setting.bench.run({ action: "actions/devices", with: { ...connection, ...inputs }, secrets });
}

describe("the devices action", { timeout: 60_000 }, () => {
  test("tells the devices as a matrix, as ids and as names, and puts a table into the summary", async () => {
    const step = await choose({ "device-names": "Birch 4\nAcorn ?*", "os-version": ">=13" });
    expect(step.conclusion).toBe("success");
    expect(JSON.parse(step.outputs.matrix ?? "")).toEqual({
      include: [
        { "device-id": 205, "device-name": "Birch 4" },
        { "device-id": 201, "device-name": "Acorn One" },
        { "device-id": 202, "device-name": "Acorn Two" },
        { "device-id": 203, "device-name": "Acorn Slate" },
      ],
    });
    expect(step.outputs).toMatchObject({
      "device-ids": "205,201,202,203",
      "device-names": "Birch 4\nAcorn One\nAcorn Two\nAcorn Slate",
      ...{ count: "4", verdict: "passed", "failure-kind": "", reason: "4 of 4 devices chosen" },
    });
    expect(step.summary).toContain("| Acorn Slate | 203 | ANDROID 15 | offline | – | 0 | ✅ |");
    expect(step.annotations).toMatchObject([
      { level: "warning", message: expect.stringMatching(/^Not available now: Acorn Slate is offline\./) },
    ]);
  });

  test("picks the best of a wish list, and shows those that it left", async () => {
    const step = await choose({ "device-ids": "204, 203, 206, 202, 205, 201", pick: "2" });
    expect(step.outputs).toMatchObject({ "device-ids": "202,205", count: "2" });
    expect(step.summary).toContain("✅ 2 of 6 chosen.");
    expect(step.summary).toMatch(/\| Acorn One \|.*\| available \|.*\| – \|\n/);
    expect(step.summary).toMatch(/\| Cedar \\\* \|.*\| disabled \|.*\| – \|/);
    expect(step.annotations).toEqual([]);
  });

  test("fails clearly where fewer are available than asked for, with the table, unless fewer will do", async () => {
    const wish = { "device-ids": "201,203,204", pick: "3" };
    const step = await choose(wish);
    expect(step.conclusion).toBe("failure");
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "devices" });
    expect(step.outputs).not.toHaveProperty("matrix");
    expect(errorsOf(step)).toEqual([
      "Only 1 device can be chosen where 3 are asked for; of those that are wished Acorn Slate is offline, Birch 3 is locked. Wish for more devices, ask for fewer with pick, or allow fewer with min-devices.",
    ]);
    expect(step.summary).toContain("❌ 1 of 3 chosen, and 3 are asked for.");
    expect((await choose({ ...wish, "min-devices": "1" })).outputs).toMatchObject({ count: "1" });
  });

  test("names all that a wish names in vain in one error, with what is nearest", async () => {
    const step = await choose({ "device-ids": "999", "device-names": "Acron*", "device-filter": "FREEE" });
    expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
    const [error, ...others] = errorsOf(step);
    expect(others).toEqual([]);
    expect(error?.split("\n")).toEqual([
      expect.stringMatching(/^device-ids: the service has no device 999\. Nearest: /),
      expect.stringMatching(/^device-names: .* matches "Acron\*"\. Nearest: Acorn (One|Two)/),
      expect.stringMatching(/^device-filter: .* no filter "FREEE"\. Nearest: FREE, /),
    ]);
  });

  test("refuses bad inputs together, before any request", async () => {
    const step = await choose({
      ...{ "base-url": "http://127.0.0.1:9", "device-ids": "one", "os-version": "new" },
      ...{ "device-group-id": "-1", pick: "2", "min-devices": "3" },
    });
    const [error, ...others] = errorsOf(step);
    expect(others).toEqual([]);
    for (const name of ["device-ids", "os-version", "device-group-id", "min-devices"])
      expect(error).toContain(`${name}: `);
  });

  test("ends green and skipped without credentials where told so", async () => {
    const step = await choose({ "api-key": "", "without-credentials": "skip" });
    expect(step.outputs).toMatchObject({ verdict: "skipped" });
    expect(step.conclusion).toBe("success");
  });
});

test("a choice larger than a matrix is told, and the summary ends on a row", {
  timeout: 60_000,
}, async () => {
  const devices = Array.from({ length: 320 }, (_, i) =>
    aDevice(1_001 + i, { displayName: `Phone ${i + 1}` }),
  );
  await using large = await openSetting({ devices });
  const step = await large.bench.run({
    ...{ action: "actions/devices", with: large.connection, secrets: large.secrets },
  });
  expect(JSON.parse(step.outputs.matrix ?? "").include).toHaveLength(320);
  expect(step.annotations.map(({ message }) => message)).toEqual([
    "A matrix makes at most 256 jobs, and 320 devices are chosen: set pick.",
  ]);
  expect(step.summary.match(/^\| Phone \d+ \|/gm)).toHaveLength(300);
  expect(step.summary).toMatch(/\n\n… and 20 more devices\.\n/);
});

import { describe, expect, test } from "vitest";
import { account } from "../../src/contract/resources/account.ts";
import { deviceSession } from "../../src/contract/resources/device-sessions.ts";
import { runConfiguration, runDraft, runStart } from "../../src/contract/resources/run-configuration.ts";
import { run } from "../../src/contract/resources/runs.ts";

const start = { osType: "DESKTOP", frameworkId: 3, files: [{ id: 7, action: "RUN_TEST" }], deviceIds: [1] };

describe("the body that starts a run", () => {
  test("takes numbers as strings, wherever they stand", () => {
    const sent = {
      ...{ osType: "ANDROID", frameworkId: "3", files: [{ id: "7" }], deviceIds: ["1", 2] },
      ...{ deviceGroupId: "4", projectId: "5", timeout: "600", maxAutoRetriesCount: "2" },
    };
    expect(runStart.parse(sent)).toEqual({
      ...{ osType: "ANDROID", frameworkId: 3, files: [{ id: 7 }], deviceIds: [1, 2] },
      ...{ deviceGroupId: 4, projectId: 5, timeout: 600, maxAutoRetriesCount: 2 },
    });
  });

  test.each(["osType", "frameworkId", "files"])("needs %s", (field) => {
    const { error } = runStart.safeParse({ ...start, [field]: undefined });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  test("needs devices or a device group; null and an empty list are none", () => {
    for (const none of [{}, { deviceIds: null }, { deviceIds: [] }, { deviceIds: [], deviceGroupId: null }]) {
      const { error } = runStart.safeParse({ ...start, deviceIds: undefined, ...none });
      expect(error?.issues[0]?.message).toBe("Give deviceIds or a deviceGroupId.");
    }
    expect(runStart.safeParse({ ...start, deviceIds: [], deviceGroupId: 0 }).success).toBe(true);
    expect(runStart.safeParse(start).success).toBe(true);
  });

  test.each([
    ["osType", "BEOS"],
    ["scheduler", "CHAOTIC"],
    ["limitationType", "METHOD"],
    ["files", [{ id: 1, action: "EXPLODE" }]],
    ["files", null],
    ["timeout", "soon"],
    ["testRunParameters", [{ value: "x" }]],
  ])("refuses %s %j", (field, value) => {
    const { error } = runStart.safeParse({ ...start, [field]: value });
    expect(error?.issues[0]?.path[0]).toBe(field);
  });

  test("takes null for what is not needed, and fields of tomorrow", () => {
    const sent = { ...start, scheduler: null, testRunParameters: null, hookURL: null, novelty: [1] };
    expect(runStart.parse(sent)).toEqual(sent);
  });
});

describe("a configuration", () => {
  test("may be checked before anything in it is decided", () => {
    expect(runDraft.parse({})).toEqual({});
    expect(runDraft.parse({ files: null, deviceGroupId: "4" })).toEqual({ files: null, deviceGroupId: 4 });
  });

  test("comes back with files that are never null", () => {
    for (const files of [undefined, null, []]) expect(runConfiguration.parse({ files }).files).toEqual([]);
    expect(runConfiguration.parse({ files: [{ id: "1", action: "LEVITATE" }] }).files).toEqual([
      { id: 1, action: "LEVITATE" },
    ]);
  });

  test("is part of a run, and does not lose it when it is of another shape", () => {
    expect(run.parse({ id: 1, config: { timeout: "60", scheduler: "SERIAL" } }).config).toEqual({
      ...{ timeout: 60, scheduler: "SERIAL", files: [] },
    });
    for (const odd of ["{}", 7, { timeout: "soon" }])
      expect(run.parse({ id: 1, config: odd }).config).toBeNull();
    expect(run.parse({ id: 1, tags: { data: [] } }).tags).toBeNull();
  });
});

test("a device session keeps states and reasons that nobody knows", () => {
  const record = { id: 1, state: "TELEPORTING", excludeReason: "FULL_MOON", device: { id: 2 } };
  expect(deviceSession.parse(record)).toEqual(record);
});

test("an account keeps its roles, and is read without them when they are of another shape", () => {
  expect(account.parse({ id: 1, roles: [{ name: "ADMIN" }] }).roles).toEqual([{ name: "ADMIN" }]);
  expect(account.parse({ id: 1, roles: "ADMIN" }).roles).toBeNull();
});

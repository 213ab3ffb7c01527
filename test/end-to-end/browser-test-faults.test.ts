import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFaultProxy } from "../bench/fault-proxy.ts";
import { junit, openSetting, type Setting } from "./setting.ts";

let setting: Setting;
beforeAll(async () => {
  setting = await openSetting();
  await setting.suite("shop", `${junit(12)}\nmkdir screenshots; echo picture > screenshots/home.png`);
});
afterAll(() => setting[Symbol.asyncDispose]());

const FAULTS = { status503BeforeEvery: 0.1, status503AfterEvery: 0.1, dropConnection: 0.05 };

describe("browser-test on a service in trouble", { timeout: 300_000 }, () => {
  test.each([1, 2, 3])("ends as on a healthy one, with one build per executor (seed %i)", async (seed) => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed, faults: FAULTS });
    const before = (await setting.builds()).length;
    const step = await setting.bench.run({
      action: "actions/browser-test",
      with: { ...setting.connection, "base-url": proxy.url, "suite-path": "shop", executors: "*" },
      secrets: setting.secrets,
    });
    expect(proxy.log.filter(({ fault }) => fault).length).toBeGreaterThan(3);
    expect(step.outputs).toMatchObject({ verdict: "passed", "tests-total": "36" });
    const builds = (await setting.builds()).slice(before);
    expect(builds.map(({ executorId }) => executorId).sort()).toEqual([1, 2, 3]);
    expect(step.artifacts[0]?.files.filter((file) => file.endsWith("home.png"))).toHaveLength(3);
  });

  test("finds the build of a request whose answer was lost, and starts no second one", async () => {
    await using proxy = await createFaultProxy({ target: setting.cloud.url, seed: 4 });
    const hold = proxy.hold(({ method, path }) => method === "POST" && path.includes("/builds"), "after");
    void hold.reached.then(() => hold.drop());
    const before = (await setting.builds()).length;
    const step = await setting.bench.run({
      action: "actions/browser-test",
      with: {
        ...setting.connection,
        "base-url": proxy.url,
        "suite-path": "shop",
        executors: "chromium-desktop",
      },
      secrets: setting.secrets,
    });
    expect(step.outputs.verdict).toBe("passed");
    expect(step.log).toContain("Found the build on chromium-desktop although its request failed");
    expect((await setting.builds()).length - before).toBe(1);
  });
});

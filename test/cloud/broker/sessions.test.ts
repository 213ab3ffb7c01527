import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { testedIsolations } from "../execution/setting.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { brokerClient } from "./support/broker-client.ts";
import { describeWithDriver } from "./support/driver-needed.ts";

const VIEWPORT =
  '<meta name="viewport" content="width=device-width"><title>here</title><button>press</button>';
const MEASURE = "return [innerWidth, innerHeight, devicePixelRatio, navigator.userAgent]";

describeWithDriver("a session through the broker", () => {
  let cloud: TestCloud;
  beforeAll(async () => {
    cloud = await startTestCloud({ maxBrowsers: 4 });
  });
  afterAll(() => cloud[Symbol.asyncDispose]());

  for (const root of ["/hub/wd", "/wd/hub"] as const) {
    it(`at ${root} runs on a desktop of the catalogue, from its opening to its quit`, async () => {
      proves("getBrokerStatus", "hubwd", "wdhub");
      proves("openSession", "hubwd", "wdhub");
      proves("relayCommand", "hubwd", "wdhub");
      proves("quitSession", "hubwd", "wdhub");
      const client = brokerClient(cloud, { root });
      expect((await client.send("GET", "/status")).value).toMatchObject({ ready: true, waiting: 0 });
      await using session = await client.open({ browserName: "chrome", "cloud:device": 114 });
      await session.goTo(VIEWPORT);
      expect(await session.get("/title")).toBe("here");
      const [width, height, scale, agent] = await session.run(MEASURE);
      expect([width, height, scale]).toEqual([1280, 800, 1]);
      expect(agent).toContain("Linux");
      expect(session.capabilities).toMatchObject({
        browserName: "chrome",
        "cloud:device": "Desktop 1280 × 800",
      });
      expect((await session.quit()).value).toBeNull();
      expect(await session.send("GET", "/title")).toMatchObject({
        status: 404,
        value: { error: "invalid session id" },
      });
    });

    it(`at ${root} runs on a phone of the catalogue: its viewport, scale, touch and user agent`, async () => {
      await using session = await brokerClient(cloud, { root }).open({
        "cloud:device": "Pixel 8".padStart(14, "Google "),
      });
      await session.goTo(VIEWPORT);
      const [width, height, scale, agent] = await session.run(MEASURE);
      expect([width, height, scale]).toEqual([412, 915, 2.625]);
      expect(agent).toContain("Android 14; Pixel 8");
      expect(await session.run("return navigator.maxTouchPoints > 0")).toBe(true);
    });
  }
});

const isolations = await testedIsolations();

describeWithDriver("a page", () => {
  it.skipIf(!isolations.includes("bubblewrap"))("of a session cannot read the cloud's files", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "broker-files-"));
    await writeFile(join(dataFolder, "secret.txt"), "of the cloud");
    await using cloud = await startTestCloud({ dataFolder });
    await using session = await brokerClient(cloud).open();
    for (const path of [
      join(dataFolder, "secret.txt"),
      join(dataFolder, "cloud.sqlite"),
      "/root/",
      "/proc/1/environ",
    ]) {
      await session.send("POST", "/url", { url: `file://${path}` });
      expect(await session.get("/source")).not.toMatch(/of the cloud|SQLite|\.bashrc|PATH=/);
    }
    await session.goTo("<input type=file>");
    const input = await session.find("input");
    const { value } = await session.send("POST", `/element/${input}/value`, {
      text: join(dataFolder, "secret.txt"),
    });
    expect(value.error).toBe("invalid argument");
  });
});

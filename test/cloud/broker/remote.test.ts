import { afterEach, describe, expect, it } from "vitest";
import { defaultDevices } from "../../../src/cloud/devices/default-devices.ts";
import type { CatalogueDevice } from "../../../src/cloud/devices/device.ts";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { brokerClient } from "./support/broker-client.ts";
import { W3cServer } from "./support/w3c-server.ts";

describe("a server behind the broker", { timeout: 30_000 }, () => {
  let open: AsyncDisposableStack;
  let cloud: TestCloud;
  let server: W3cServer;
  afterEach(() => open.disposeAsync());

  async function start(options: (url: string) => Partial<CloudOptions>): Promise<void> {
    open = new AsyncDisposableStack();
    server = open.use(await W3cServer.start());
    cloud = open.use(await startTestCloud(options(server.url)));
  }

  it("drives every device of the catalogue, and makes phones by emulation", async () => {
    await start((webdriver) => ({ webdriver }));
    await using phone = await brokerClient(cloud).open({
      "cloud:device": "Google Pixel 8",
      browserName: "chrome",
    });
    await using desktop = await brokerClient(cloud).open();
    const [forPhone, forDesktop] = server.asked;
    expect(forPhone["goog:chromeOptions"].mobileEmulation.deviceMetrics).toMatchObject({
      width: 412,
      mobile: true,
    });
    expect(forDesktop).toEqual({ browserName: "chrome", "goog:chromeOptions": {} });
    expect(phone.capabilities["cloud:device"]).toBe("Google Pixel 8");
    expect(desktop.capabilities["cloud:osType"]).toBe("DESKTOP");
  });

  it("stays hidden: no address, no credentials, and none of the client's go there", async () => {
    await start((webdriver) => ({ webdriver }));
    const session = await brokerClient(cloud).open({ "cloud:name": "x" });
    const answer = JSON.stringify(session.capabilities);
    for (const inner of [String(server.port), "lab-password", "inner-", "debuggerAddress", "se:cdp"]) {
      expect(answer).not.toContain(inner);
    }
    expect(session.capabilities["lab:size"]).toEqual({ width: 1 });
    const echoed = await cloud.fetch(`/hub/wd/session/${session.id}/echo`, {
      method: "POST",
      body: '{"some": "body"}',
    });
    expect(echoed.headers.get("x-inner")).toBeNull();
    expect(await echoed.json()).toEqual({ value: '{"some": "body"}' });
    await session.quit();
    const { apiKey } = cloud.cloud.account;
    for (const { line, headers } of server.seen) {
      expect(line).toMatch(/ \/inner\/session/);
      expect(headers.authorization).toBe(`Basic ${Buffer.from("lab:lab-password").toString("base64")}`);
      expect(JSON.stringify(headers)).not.toContain(apiKey);
    }
    expect(server.sessions.size).toBe(0);
  });

  it("is told by a device's entry: with its own capabilities, and what clients may ask beside", async () => {
    const [pixel] = defaultDevices;
    const lab = (url: string): CatalogueDevice => ({
      ...(pixel as CatalogueDevice),
      webdriver: { url, capabilities: { "appium:udid": "A1" }, allow: ["appium:automationName", "lab:*"] },
    });
    await start((url) => ({ devices: [lab(url)] }));
    const client = brokerClient(cloud);
    await using session = await client.open({
      ...{ "cloud:osType": "Android", browserName: "firefox", "appium:udid": undefined },
      ...{ "appium:automationName": "UiAutomator2", "lab:speed": 3 },
    });
    expect(session.capabilities["cloud:deviceId"]).toBe(pixel?.id);
    expect(server.asked).toEqual([
      {
        browserName: "firefox",
        "appium:automationName": "UiAutomator2",
        "lab:speed": 3,
        "appium:udid": "A1",
      },
    ]);
    const { value } = await client.ask({ "cloud:osType": "Android", "appium:app": "/etc/passwd" });
    expect(value).toMatchObject({
      error: "invalid argument",
      message: expect.stringContaining("appium:app"),
    });
  });

  it("that is gone ends the session, with the error of WebDriver", async () => {
    await start((webdriver) => ({ webdriver, brokerLimits: { startMs: 2_000 } }));
    const session = await brokerClient(cloud).open();
    await server[Symbol.asyncDispose]();
    const { status, value } = await session.send("GET", "/title");
    expect([status, value.error]).toEqual([500, "unknown error"]);
    expect((await session.send("GET", "/title")).value.error).toBe("invalid session id");
    const run = await cloud.get(`/runs/${session.capabilities["cloud:runId"]}`);
    expect(run).toMatchObject({ state: "FINISHED", errorsDeviceCount: 1 });
    expect((await brokerClient(cloud).ask()).value.error).toBe("session not created");
  });
});

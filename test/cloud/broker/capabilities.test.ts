import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { type BrokerAnswer, brokerClient } from "./support/broker-client.ts";
import { W3cServer } from "./support/w3c-server.ts";

describe("capabilities", { timeout: 30_000 }, () => {
  let cloud: TestCloud;
  let server: W3cServer;
  beforeAll(async () => {
    server = await W3cServer.start();
    cloud = await startTestCloud({ webdriver: server.url });
  });
  afterAll(async () => {
    await cloud[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });
  const ask = (body: unknown): Promise<BrokerAnswer> => brokerClient(cloud).send("POST", "/session", body);
  async function deviceFor(alwaysMatch: object, firstMatch?: object[]): Promise<string> {
    const { value } = await ask({ capabilities: { alwaysMatch, ...(firstMatch ? { firstMatch } : {}) } });
    if (value.error) return `${value.error}: ${value.message}`;
    await brokerClient(cloud).send("DELETE", `/session/${value.sessionId}`);
    return value.capabilities["cloud:device"];
  }

  it.each([
    ["a device by name", { "cloud:device": "google pixel 8" }, "Google Pixel 8"],
    ["a device by pattern", { "cloud:device": "Samsung*A13" }, "Samsung Galaxy A13"],
    ["a device by id", { "cloud:device": 110 }, "Apple iPhone 16 Pro"],
    ["a device by its id as a text", { "cloud:device": "110" }, "Apple iPhone 16 Pro"],
    ["a system", { "cloud:osType": "ios" }, "Apple iPhone 15"],
    ["a platform", { platformName: "Android" }, "Google Pixel 8"],
    ["a version", { "cloud:version": "15" }, "Samsung Galaxy S24"],
    ["a version of a system", { "cloud:osType": "IOS", "cloud:version": 16 }, "Apple iPhone SE"],
    ["no device", {}, "Desktop 1280 × 800"],
    ["a browser only", { browserName: "Chromium" }, "Desktop 1280 × 800"],
  ])("choose %s", async (_, asked, device) => {
    expect(await deviceFor(asked)).toBe(device);
  });

  it("choose among alternatives: the first that some device fits", async () => {
    const chosen = await deviceFor({ browserName: "chrome" }, [
      { "cloud:device": "Nokia 3.4" },
      { "cloud:version": "99" },
      { "cloud:osType": "IOS" },
      { "cloud:osType": "ANDROID" },
    ]);
    expect(chosen).toBe("Apple iPhone 15");
  });

  it.each([
    [{ "cloud:device": "Nokia 3.4" }, "session not created: Nokia 3.4 fits and is locked."],
    [{ "cloud:device": "Google Pixel 3" }, "session not created: Google Pixel 3 fits and is offline."],
    [{ "cloud:device": "Lenovo Tab M10" }, "session not created: Lenovo Tab M10 fits and is disabled."],
    [{ "cloud:device": 7 }, "session not created: No device 7."],
    [{ "cloud:group": "none" }, 'session not created: There is no device group "none".'],
    [{ browserName: "firefox" }, "session not created: No device fits. There are: "],
  ])("say why %j gets no device", async (asked, message) => {
    expect(await deviceFor(asked)).toContain(message);
  });

  it.each([
    [[], "The body is no JSON object."],
    [{}, "The body has no object capabilities"],
    [{ desiredCapabilities: {} }, "takes no desiredCapabilities"],
    [{ capabilities: { alwaysMatch: [] } }, "alwaysMatch is no object."],
    [{ capabilities: { firstMatch: [] } }, "firstMatch is no list"],
    [{ capabilities: { firstMatch: [1] } }, "firstMatch[0] is no object."],
    [
      { capabilities: { alwaysMatch: { browserName: "a" }, firstMatch: [{ browserName: "a" }] } },
      "one is enough",
    ],
    [
      { capabilities: { alwaysMatch: { "cloud:osType": "BeOS" } } },
      "cloud:osType is wrong: one of ANDROID, IOS, DESKTOP",
    ],
    [
      { capabilities: { alwaysMatch: { "cloud:oops": 1 } } },
      "Unknown capability: cloud:oops. This broker knows cloud:device",
    ],
    [{ capabilities: { alwaysMatch: { "cloud:multiSessionWait": 601 } } }, "cloud:multiSessionWait is wrong"],
    [
      { capabilities: { alwaysMatch: { service_multiSessionWait: 5, "cloud:multiSessionWait": 6 } } },
      "differ",
    ],
    [
      { capabilities: { alwaysMatch: { webdriver: 1 } } },
      'The capability "webdriver" is not known to this broker.',
    ],
    [{ capabilities: { alwaysMatch: { "moz:firefoxOptions": {} } } }, '"moz:firefoxOptions" is not known'],
    [
      {
        capabilities: {
          alwaysMatch: { proxy: { proxyType: "pac", proxyAutoconfigUrl: "file:///etc/passwd" } },
        },
      },
      "proxyAutoconfigUrl",
    ],
  ])("of the form %j are an invalid argument", async (body, message) => {
    const { status, value } = await ask(body);
    expect([status, value.error]).toEqual([400, "invalid argument"]);
    expect(value.message).toContain(message);
    expect(value.stacktrace).toBe("");
  });

  it.each([
    [{ binary: "/bin/sh" }, '"binary"'],
    [{ debuggerAddress: "127.0.0.1:1" }, '"debuggerAddress"'],
    [{ extensions: ["Q3IyNA=="] }, "Extensions"],
    [{ args: ["--load-extension=/tmp/x"] }, "--load-extension"],
    [{ args: ["allow-file-access-from-files"] }, "allow-file-access-from-files"],
    [{ args: ["--user-data-dir=/etc"] }, "--user-data-dir"],
    [{ args: ["--remote-debugging-port=9222"] }, "--remote-debugging-port"],
    [{ args: ["--renderer-cmd-prefix=/bin/sh"] }, "--renderer-cmd-prefix"],
    [{ args: ["--utility-cmd-prefix=sh"] }, "--utility-cmd-prefix"],
    [{ args: ["--lang=de\nx"] }, "--lang"],
    [{ args: ["  --headless"] }, "headless"],
    [{ args: "--headless" }, "args is no list"],
    [{ prefs: { "download.default_directory": "/etc" } }, "download.default_directory"],
    [{ prefs: { "intl.accept_languages": "../x" } }, "intl.accept_languages"],
    [{ excludeSwitches: ["remote-debugging-pipe"] }, "remote-debugging-pipe"],
    [{ mobileEmulation: { deviceName: "x" } }, '"mobileEmulation"'],
    [{ localState: {} }, '"localState"'],
    [{ androidPackage: "x" }, '"androidPackage"'],
    [{ w3c: false }, "w3c"],
    [{ __proto__: null, constructor: 1 }, '"constructor"'],
  ])("refuse the browser's option %j", async (options, named) => {
    const before = server.asked.length;
    const { status, value } = await ask({ capabilities: { alwaysMatch: { "goog:chromeOptions": options } } });
    expect([status, value.error]).toEqual([400, "invalid argument"]);
    expect(value.message).toContain(named);
    expect(server.asked).toHaveLength(before);
  });

  it("pass what is harmless, and leave to the cloud what depends on its place", async () => {
    const options = {
      args: ["--headless=new", "window-size=800,600", "--no-sandbox", "--disable-dev-shm-usage", "--lang=de"],
      prefs: { "intl.accept_languages": "de,en", "profile.default_content_setting_values.notifications": 2 },
      ...{ excludeSwitches: ["enable-automation"], extensions: [], w3c: true },
    };
    await deviceFor({
      "goog:chromeOptions": options,
      pageLoadStrategy: "eager",
      "wdio:own": 1,
      acceptInsecureCerts: null,
    });
    expect(server.asked.at(-1)).toEqual({
      ...{ browserName: "chrome", pageLoadStrategy: "eager" },
      "goog:chromeOptions": {
        args: ["--headless=new", "--window-size=800,600", "--disable-dev-shm-usage", "--lang=de"],
        prefs: options.prefs,
        excludeSwitches: ["enable-automation"],
      },
    });
  });

  it("that are too long are refused before they are read to their end", async () => {
    const { status, value } = await ask({
      capabilities: { alwaysMatch: { "cloud:name": "x".repeat(1_200_000) } },
    });
    expect([status, value.error]).toEqual([413, "invalid argument"]);
  });
});

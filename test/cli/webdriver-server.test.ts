import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BrokerClient } from "../cloud/broker/support/broker-client.ts";
import { W3cServer } from "../cloud/broker/support/w3c-server.ts";
import { basic } from "../cloud/support/test-cloud.ts";
import { CommandLine, type RunningCloud } from "./support/command-line.ts";

let line: CommandLine;
let devices: string;
beforeEach(async () => {
  line = await CommandLine.open();
  devices = join(line.folder, "devices.json");
});
afterEach(() => line[Symbol.asyncDispose]());

const PHONE = {
  ...{ id: 7, displayName: "Lab phone", osType: "ANDROID", width: 320, height: 480 },
  softwareVersion: { id: 1, apiLevel: 34, releaseVersion: "14" },
};
/** Part of every address here; nobody may be told. */
const SECRET = "lab-password";

/** Writes a file with one device that has this server. */
async function deviceFile(webdriver: unknown): Promise<string> {
  await writeFile(devices, JSON.stringify([{ ...PHONE, webdriver }]));
  return devices;
}

const clientOf = ({ ready }: RunningCloud) => new BrokerClient(`${ready.url}/hub/wd`, basic(ready.apiKey));

/** What the page shows of the devices to who is signed in. */
async function pageOf({ ready }: RunningCloud): Promise<string> {
  const fromHere = { origin: ready.url, "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ apiKey: ready.apiKey });
  const entry = await fetch(`${ready.url}/sign-in`, { method: "POST", body, headers: fromHere });
  const cookie = entry.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const pages = ["/devices", "/broker", "/"].map((path) =>
    fetch(ready.url + path, { headers: { cookie } }).then((answer) => answer.text()),
  );
  const text = (await Promise.all(pages)).join("");
  expect(text).not.toContain("<h1>Sign in</h1>");
  return text;
}

/** Ends the cloud. Nothing that it printed or shows tells what is behind the broker. */
async function endUntold(running: RunningCloud, hidden: readonly string[]): Promise<void> {
  const told = [await pageOf(running), JSON.stringify(await running.call("/devices?withProperties=true"))];
  running.child.kill("SIGTERM");
  const { code, out, err } = await running.ended;
  expect(code).toBe(0);
  for (const text of [...told, JSON.stringify(running.ready), out, err]) {
    for (const one of hidden) expect(text).not.toContain(one);
  }
}

describe("a WebDriver server on the command line", { timeout: 60_000 }, () => {
  it("drives the devices of the catalogue, and stays untold", async () => {
    await using server = await W3cServer.start();
    const running = await line.cloud("--webdriver", server.url, "--verbose");
    await using session = await clientOf(running).open({ "cloud:device": "Google Pixel 8" });
    expect(await session.get("/title")).toMatchObject({ browserName: "chrome" });
    expect(server.asked).toHaveLength(1);
    await session.quit();
    await endUntold(running, [SECRET, String(server.port)]);
  });

  it("drives the device of a file that names it, with its own capabilities and those it allows", async () => {
    await using server = await W3cServer.start();
    const webdriver = { url: server.url, capabilities: { "appium:udid": "A1" }, allow: ["appium:*"] };
    const running = await line.cloud("--devices", await deviceFile(webdriver), "--verbose");
    const asked = { "cloud:osType": "android", "appium:automationName": "UiAutomator2" };
    await using session = await clientOf(running).open(asked);
    expect(session.capabilities["cloud:device"]).toBe("Lab phone");
    expect(server.asked).toEqual([{ "appium:automationName": "UiAutomator2", "appium:udid": "A1" }]);
    await session.quit();
    await endUntold(running, [SECRET, String(server.port), "A1"]);
  });

  it("that has credentials with signs of their own gets them as they are written", async () => {
    await using server = await W3cServer.start();
    const url = server.url.replace("lab:lab-password", "l%40b:50%-p%C3%A4ss");
    const running = await line.cloud("--webdriver", url);
    await using session = await clientOf(running).open();
    await session.get("/title");
    const sent = server.seen.map(({ headers }) => headers.authorization?.split(" ")[1] ?? "");
    expect(sent.map((value) => Buffer.from(value, "base64").toString())).toEqual(
      Array(2).fill("l@b:50%-päss"),
    );
  });

  it("that cannot be reached is no reason not to start; a client is told what is wrong, and not where", async () => {
    const server = await W3cServer.start();
    const { url, port } = server;
    await server[Symbol.asyncDispose]();
    const webdriver = { url: `http://lab:${SECRET}@laboratory.invalid:4444/` };
    for (const [args, reason] of [
      [["--webdriver", url], "ECONNREFUSED"],
      [["--devices", await deviceFile(webdriver)], "ENOTFOUND|EAI_AGAIN"],
    ] as const) {
      const running = await line.cloud(...args);
      const { status, value } = await clientOf(running).ask({ "cloud:osType": "android" });
      expect([status, value.error]).toEqual([500, "session not created"]);
      expect(value.message).toMatch(
        new RegExp(
          `^The driver does not answer: (${reason})\\. Whoever runs this cloud can tell whether its server is up\\.$`,
        ),
      );
      // The device is free again, and the run tells the same.
      const [run] = (await running.call("/runs?limit=1")).data;
      expect(run).toMatchObject({ state: "FINISHED", errorsDeviceCount: 1 });
      await endUntold(running, [SECRET, String(port), "laboratory.invalid"]);
    }
  });
});

describe("a wrong WebDriver server on the command line", { timeout: 30_000 }, () => {
  const WRONG = [`grid:${SECRET}`, "", `ftp://lab:${SECRET}@grid.example/`, `//lab:${SECRET}@grid.example/`];

  it.each(WRONG)("as --webdriver %j is refused in one line", async (address) => {
    const { code, out, err } = await line.command("cloud", "--webdriver", address).ended;
    expect([code, out]).toEqual([2, ""]);
    expect(err).toBe(
      "device-cloud cloud: --webdriver is no http or https address. See device-cloud cloud --help.\n",
    );
  });

  it.each<[unknown, string]>([
    ...WRONG.map((url): [unknown, string] => [{ url }, "[0].webdriver.url: an http or https address"]),
    [{}, "[0].webdriver.url: an http or https address"],
    ["http://grid.example", "[0].webdriver: expected object, received string"],
    [{ url: "http://grid.example", alow: [] }, '[0].webdriver: Unrecognized key: "alow"'],
    [{ url: "http://grid.example", capabilities: [] }, "[0].webdriver.capabilities: expected record"],
    [{ url: "http://grid.example", allow: "appium:*" }, "[0].webdriver.allow: expected array"],
  ])("as %j of a device is refused in one line", async (webdriver, problem) => {
    const { code, out, err } = await line.command("cloud", "--devices", await deviceFile(webdriver)).ended;
    expect([code, out]).toEqual([2, ""]);
    const whole = `device-cloud cloud: The device file ${devices} is wrong: ${problem}`;
    expect(err.startsWith(whole)).toBe(true);
    expect(err).toMatch(/^[^\n]+\. Correct the fields named here\.\n$/);
    expect(err).not.toContain(SECRET);
  });

  it("in a device file that is no JSON is not quoted", async () => {
    await writeFile(devices, `[{"url": http://lab:${SECRET}@grid.example}]`);
    const { code, out, err } = await line.command("cloud", "--devices", devices).ended;
    expect([code, out]).toEqual([2, ""]);
    expect(err).toBe(
      `device-cloud cloud: The device file ${devices} cannot be read: it is no JSON. Give a JSON file with an array of devices.\n`,
    );
  });
});

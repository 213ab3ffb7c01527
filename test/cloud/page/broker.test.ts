import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CatalogueDevice } from "../../../src/cloud/devices/device.ts";
import { brokerClient } from "../broker/support/broker-client.ts";
import { eventually } from "../broker/support/broker-cloud.ts";
import { W3cServer } from "../broker/support/w3c-server.ts";
import { aDevice } from "../runs/run-setting.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { structureOf, tagsOf, textOf } from "./support/markup.ts";
import { signedIn, Visitor } from "./support/visitor.ts";

const HOSTILE = `'"><script>alert(1)</script>&amp; $(id) \`id\``;
const OTHER = "other@example.com";
const DEVICES: readonly CatalogueDevice[] = [
  aDevice(1, { displayName: "Desk", osType: "DESKTOP" }),
  aDevice(2, { displayName: "Pixel 7" }),
  aDevice(3, { displayName: HOSTILE }),
  aDevice(4, {
    displayName: "Lab phone",
    webdriver: { url: "http://lab.invalid", capabilities: {}, allow: [] },
  }),
  aDevice(5, { displayName: "Away", online: false }),
  aDevice(6, { displayName: "Of another", accountEmail: OTHER }),
];

let open: AsyncDisposableStack;
let cloud: TestCloud;
let visitor: Visitor;
let other: Visitor;
beforeAll(async () => {
  open = new AsyncDisposableStack();
  const server = open.use(await W3cServer.start());
  const accounts = [{ email: "one@example.com" }, { email: OTHER }];
  cloud = open.use(await startTestCloud({ webdriver: server.url, devices: DEVICES, accounts }));
  visitor = await signedIn(cloud);
  other = new Visitor(cloud);
  await other.post("/sign-in", { apiKey: cloud.cloud.accounts[1]?.apiKey ?? "" });
});
afterAll(() => open.disposeAsync());

const text = async (path: string, who = visitor) => textOf(await who.page(path));
const issue = async (fields: Record<string, string> = {}, who = visitor) =>
  (await who.send("/broker", { minutes: "10", device: "", ...fields })).text();

/** What the page of a new ticket gives to be copied. */
function copied(page: string): { ticket: string; capabilities: Json; shell: string } {
  const texts = [...page.matchAll(/<(?:code|pre) class="[^"]*copied"[^>]*>(.*?)<\/(?:code|pre)>/gs)];
  const [ticket = "", , json = "", shell = ""] = texts.map(([, inner = ""]) => plain(inner));
  return { ticket, capabilities: JSON.parse(json), shell };
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const plain = (markup: string) =>
  markup.replaceAll(/&([^;]+);/g, (_, name: string) => CHARACTERS[name] ?? "?");

describe("the broker's page", () => {
  it("tells its address, how many devices are free, and how many requests wait", async () => {
    const facts = async () =>
      /Address (\S+) Devices free (\d+ of \d+) Requests that wait (\d+)/.exec(await text("/broker"));
    expect((await facts())?.slice(1)).toEqual([`${cloud.cloud.url}/hub/wd`, "4 of 4", "0"]);
    const session = await brokerClient(cloud).open();
    const waits = brokerClient(cloud).open();
    await eventually(async () => (await facts())?.[3] === "1" || undefined);
    expect((await facts())?.[2]).toBe("3 of 4");
    expect(await text("/devices")).toContain(
      `${cloud.cloud.url}/hub/wd . 1 request for a session waits there.`,
    );
    await session.quit();
    await (await waits).quit();
    expect((await facts())?.[2]).toBe("4 of 4");
    expect(await text("/devices")).not.toContain("waits there");
  });

  it("shows the account's own sessions, on which device and opened with what, and to nobody else", async () => {
    const { id, ticket } = (await cloud.post("/me/broker/tickets")).body;
    await using one = await brokerClient(cloud, { key: ticket }).open({ "cloud:name": "Checkout" });
    await using two = await brokerClient(cloud).open({ "cloud:device": 2, "cloud:name": HOSTILE });
    const page = await text("/broker");
    expect(page).toContain(`Sessions 2 `);
    expect(page).toContain(`Checkout Desk just now with ticket ${id} End`);
    expect(page).toContain(`${HOSTILE.replaceAll(/\s+/g, " ")} Pixel 7 just now with the API key End`);
    expect(page).toContain(`Ticket ${id} 1 session in 59 min Revoke`);
    expect(await text("/devices")).toMatch(
      /Desk Desktop 14 In session Checkout .*Pixel 7 Android 14 In session/,
    );
    const strange = [await text("/broker", other), await text("/devices", other)];
    expect(strange[0]).toContain("No client of yours has a session now.");
    expect(strange[0]).toContain("No ticket is valid now.");
    expect(strange[1]).toMatch(/Desk Desktop 14 Busy .*Pixel 7 Android 14 Busy/);
    expect(strange.join()).not.toContain("Checkout");
    expect([one.capabilities["cloud:deviceId"], two.capabilities["cloud:deviceId"]]).toEqual([1, 2]);
  });

  it("shows a device that is kept for its client's next session", async () => {
    await (await brokerClient(cloud).open({ "cloud:multiSessionWait": 2 })).quit();
    expect(await text("/broker")).toContain("Kept for the next session of a client that has quit: Desk .");
    expect(await text("/broker", other)).not.toContain("Kept for");
    expect(await text("/devices")).toMatch(/Desk Desktop 14 Busy/);
    await eventually(async () => !(await text("/broker")).includes("Kept for") || undefined);
  });

  it("ends a session of the account", async () => {
    const session = await brokerClient(cloud).open();
    const action = `/runs/${session.capabilities["cloud:runId"]}/abort`;
    expect(await visitor.page("/broker")).toContain(`action="${action}"`);
    expect((await other.send(action)).status).toBe(403);
    expect((await visitor.send(action)).status).toBe(303);
    expect((await session.send("GET", "/title")).value.error).toBe("invalid session id");
    expect(await visitor.page("/broker")).not.toContain(`action="${action}"`);
  });
});

describe("a ticket of the page", () => {
  it("is shown once, with capabilities that open a session as they are", async () => {
    const { ticket, capabilities, shell } = copied(await issue({ device: "2" }));
    expect(capabilities).toEqual({
      browserName: "chrome",
      "cloud:device": "Pixel 7",
      "cloud:ticket": ticket,
    });
    expect(shell.split("\n")[0]).toBe(`export DEVICE_CLOUD_BROKER_URL='${cloud.cloud.url}/hub/wd'`);
    await using session = await brokerClient(cloud, { key: null }).open(capabilities);
    expect(session.capabilities["cloud:device"]).toBe("Pixel 7");
    for (const path of ["/broker", "/devices", "/account"]) {
      expect(await visitor.page(path)).not.toContain(ticket);
    }
  });

  it("for no device in particular asks for none, and for a real one by no browser's name", async () => {
    expect(Object.keys(copied(await issue()).capabilities)).toEqual(["browserName", "cloud:ticket"]);
    expect(Object.keys(copied(await issue({ device: "4" })).capabilities)).toEqual([
      "cloud:device",
      "cloud:ticket",
    ]);
  });

  it("for a device with a hostile name is written down safely, for the page and for the shell", async () => {
    const page = await issue({ device: "3" });
    expect(structureOf(page)).toEqual(structureOf(await issue({ device: "2" })));
    const { capabilities, shell, ticket } = copied(page);
    expect(capabilities["cloud:device"]).toBe(HOSTILE);
    const names = ["URL", "TICKET"].map((name) => `$DEVICE_CLOUD_BROKER_${name}`);
    const script = `${shell}\nprintf '%s\\n' ${[...names, "$DEVICE_CLOUD_CAPABILITIES"].map((name) => `"${name}"`).join(" ")}`;
    const [address, sent, asked = ""] = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\n");
    expect([address, sent]).toEqual([`${cloud.cloud.url}/hub/wd`, ticket]);
    expect(JSON.parse(asked)).toEqual({ browserName: "chrome", "cloud:device": HOSTILE });
    const options = tagsOf(await visitor.page("/broker")).filter(({ name }) => name === "option");
    expect(options.map(({ attributes }) => attributes.value)).toEqual(["", "1", "2", "3", "4"]);
  });

  it("lasts as long as is asked for", async () => {
    expect(await text("/broker")).not.toContain("in 23 h 59 min");
    expect(textOf(await issue({ minutes: "1440" }))).toContain("Expires in 24 h");
    expect(await text("/broker")).toContain("in 23 h 59 min");
  });

  it("is refused with a page that says why, and none is issued", async () => {
    const before = await text("/broker");
    for (const [fields, status, says] of [
      [{ minutes: "0" }, 400, "minutes takes a whole number from 1 to 1440."],
      [{ minutes: "1441" }, 400, "minutes takes a whole number from 1 to 1440."],
      [{ minutes: "<b>" }, 400, "minutes takes a whole number from 1 to 1440."],
      [{ device: "Pixel 7" }, 400, "device takes the id of a device."],
      [{ device: "99" }, 404, "device 99"],
      [{ device: "6" }, 403, "The device 6 is dedicated to another account."],
    ] as const) {
      const answer = await visitor.send("/broker", { minutes: "10", device: "", ...fields });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        status,
        "text/html; charset=utf-8",
      ]);
      expect(textOf(await answer.text())).toContain(says);
    }
    const { ticket } = copied(await issue());
    expect((await new Visitor(cloud).post("/broker", { minutes: "10" })).status).toBe(401);
    for (const formToken of ["", await other.formToken(), ticket]) {
      expect((await visitor.post("/broker", { minutes: "10", formToken })).status).toBe(403);
    }
    const count = (page: string) => Number(/Tickets (\d+)/.exec(page)?.[1]);
    expect(count(await text("/broker"))).toBe(count(before) + 1);
  });

  it("is revoked by its account alone, and its sessions end", async () => {
    const { ticket, capabilities } = copied(await issue());
    const [, action = ""] =
      /action="(\/broker\/tickets\/\d+\/revoke)"/.exec(await visitor.page("/broker")) ?? [];
    const session = await brokerClient(cloud, { key: null }).open(capabilities);
    expect((await visitor.post(action, {})).status).toBe(403);
    expect((await other.send(action)).status).toBe(403);
    expect(await session.get("/title")).toBeDefined();
    for (let time = 0; time < 2; time++) {
      const answer = await visitor.send(action);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/broker"]);
    }
    expect((await session.send("GET", "/title")).value.error).toBe("invalid session id");
    expect((await brokerClient(cloud, { key: ticket }).ask()).status).toBe(401);
    expect(await visitor.page("/broker")).not.toContain(action);
  });
});

import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ChromedriverServer } from "../../../scripts/bench-relay/chromedriver-server.ts";
import { defaultDevices } from "../../../src/cloud/devices/default-devices.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { BrokerClient, brokerClient, type ClientSession } from "./support/broker-client.ts";
import { describeWithDriver } from "./support/driver-needed.ts";
import { W3cServer } from "./support/w3c-server.ts";

const MIB = 1024 * 1024;

async function filesOf(cloud: TestCloud, { capabilities }: ClientSession): Promise<Json[]> {
  const { "cloud:runId": runId, "cloud:deviceRunId": id } = capabilities;
  return (await cloud.get(`/runs/${runId}/device-sessions/${id}/output-file-set/files?limit=0`)).data;
}

async function contentOf(cloud: TestCloud, file: Json): Promise<Buffer> {
  return Buffer.from(await (await cloud.fetch(`/api/v2/me/files/${file.id}/file`)).arrayBuffer());
}

describe("a picture that the session cannot keep", { timeout: 30_000 }, () => {
  const value = randomBytes(3 * MIB).toString("base64");

  for (const [what, limit] of [
    ["as its results are too many", { maxFiles: 1, maxBytes: 100 * MIB }],
    ["as its results are too large", { maxFiles: 100, maxBytes: 4 * MIB }],
  ] as const) {
    it(`${what} still reaches the client, and the session ends as ever`, async () => {
      await using server = await W3cServer.start({ values: { "/screenshot": value } });
      const limits = { ...limit, maxConsoleBytes: MIB };
      await using cloud = await startTestCloud({ webdriver: server.url, limits });
      const session = await brokerClient(cloud).open();
      for (let time = 0; time < 4; time++) expect(await session.get("/screenshot")).toBe(value);
      expect(await session.quit()).toEqual({ status: 200, value: null });
      const files = await filesOf(cloud, session);
      const log = files.find(({ name }) => name === "console.log");
      expect(log.state).toBe("READY");
      expect(String(await contentOf(cloud, log))).toMatch(
        /The picture screenshots\/0004\.png was not kept: /,
      );
      expect((await cloud.get(`/runs/${session.capabilities["cloud:runId"]}`)).state).toBe("FINISHED");
      await (await brokerClient(cloud).open()).quit();
    });
  }
});

/** Fills the page with noise, a value per pixel of the screen: no compression makes its picture smaller. */
const NOISE = `const canvas = document.body.appendChild(document.createElement("canvas"));
canvas.width = innerWidth * devicePixelRatio;
canvas.height = innerHeight * devicePixelRatio;
canvas.style = "position: fixed; inset: 0; width: 100%; height: 100%";
const image = canvas.getContext("2d").createImageData(canvas.width, canvas.height);
const [words, opaque] = [new Uint32Array(image.data.buffer), 0xff000000];
for (let at = 0; at < words.length; at++) words[at] = opaque | (Math.random() * 2 ** 24);
canvas.getContext("2d").putImageData(image, 0, 0);
return [canvas.width, canvas.height];`;

describeWithDriver("a picture of more than 10 MiB", () => {
  let open: AsyncDisposableStack;
  let server: ChromedriverServer;
  let cloud: TestCloud;
  beforeAll(async () => {
    open = new AsyncDisposableStack();
    server = open.use(await ChromedriverServer.start());
    const [phone] = defaultDevices.filter(({ displayName }) => displayName === "Apple iPhone 15");
    const { width, height, scale: pixelRatio } = phone?.profile ?? {};
    const mobileEmulation = { deviceMetrics: { width, height, pixelRatio } };
    const capabilities = { "goog:chromeOptions": { ...server.options, mobileEmulation } };
    const webdriver = { url: server.url, capabilities, allow: [] };
    cloud = open.use(await startTestCloud({ devices: phone ? [{ ...phone, webdriver }] : [] }));
  });
  afterAll(() => open.disposeAsync());

  it("comes as the driver sends it, byte by byte, and is kept", async () => {
    const session = await brokerClient(cloud).open({ "cloud:osType": "ios" });
    await session.goTo('<meta name="viewport" content="width=device-width, minimum-scale=1"><body>');
    const [width, height] = await session.run(NOISE);
    expect([width, height]).toEqual([1179, 2556]);
    const canvas = await session.find("canvas");
    const [{ id }] = (await new BrokerClient(server.url, undefined).send("GET", "/sessions")).value;
    const pictures: Buffer[] = [];
    for (const path of ["/screenshot", `/element/${canvas}/screenshot`]) {
      const relayed = await cloud.fetch(`/hub/wd/session/${session.id}${path}`);
      const direct = await fetch(`${server.url}/session/${id}${path}`);
      const [ours, its] = [await relayed.text(), await direct.text()];
      expect(relayed.headers.get("content-length")).toBe(direct.headers.get("content-length"));
      expect(ours.length).toBeGreaterThan(10 * MIB);
      expect(ours === its).toBe(true);
      pictures.push(Buffer.from(JSON.parse(ours).value, "base64"));
    }
    await session.quit();
    const files = await filesOf(cloud, session);
    for (const [index, picture] of pictures.entries()) {
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height]);
      const kept = files.find(({ name }) => name === `screenshots/000${index + 1}.png`);
      expect((await contentOf(cloud, kept)).equals(picture)).toBe(true);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../../../src/base/clock.ts";
import { silent } from "../../../src/base/logger.ts";
import { createClient } from "../../../src/client/client.ts";
import { awaitDevice } from "../../../src/services/broker/await-device.ts";
import { capabilitiesOf, type SessionWish } from "../../../src/services/broker/session-wish.ts";
import { brokerClient } from "../../cloud/broker/support/broker-client.ts";
import { W3cServer } from "../../cloud/broker/support/w3c-server.ts";
import { startTestCloud, type TestCloud } from "../../cloud/support/test-cloud.ts";

const PIXEL: SessionWish = { browserName: "chrome", device: "Google Pixel 8", more: {} };

describe("waiting for a device", { timeout: 30_000 }, () => {
  let open: AsyncDisposableStack;
  let cloud: TestCloud;
  let tools: Parameters<typeof awaitDevice>[2];
  beforeAll(async () => {
    open = new AsyncDisposableStack();
    const server = open.use(await W3cServer.start());
    cloud = open.use(await startTestCloud({ webdriver: server.url }));
    const { url, account } = cloud.cloud;
    const client = open.use(createClient({ baseUrl: url, credentials: { apiKey: account.apiKey } }));
    const { signal } = new AbortController();
    tools = { client, logger: silent, clock: systemClock, random: Math.random, signal };
  });
  afterAll(() => open.disposeAsync());

  it("ends at once when one is free, and when a busy one becomes so", async () => {
    await awaitDevice(PIXEL, 1_000, tools);
    const session = await brokerClient(cloud).open(capabilitiesOf(PIXEL));
    let isFree = false;
    const waiting = awaitDevice(PIXEL, 20_000, tools).then(() => {
      expect(isFree).toBe(true);
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    isFree = true;
    await session.quit();
    await waiting;
  });

  it("ends with a timeout while all are busy, and with the signal", async () => {
    await using _ = await brokerClient(cloud).open(capabilitiesOf(PIXEL));
    await expect(awaitDevice(PIXEL, 200, tools)).rejects.toMatchObject({
      code: "timeout",
      message: "The device that fits was busy for 0.2 s.",
    });
    const signal = AbortSignal.timeout(200);
    await expect(awaitDevice(PIXEL, 20_000, { ...tools, signal })).rejects.toMatchObject({
      code: "cancelled",
    });
  });

  it("is an error in the inputs when nothing will ever fit", async () => {
    const unknown = { ...PIXEL, device: undefined, osType: "IOS", version: "3" };
    await expect(awaitDevice(unknown, 20_000, tools)).rejects.toMatchObject({ code: "input" });
  });

  it("asks for what the sessions ask for, and further capabilities win", () => {
    const wish = { ...PIXEL, version: "14", multiSessionWaitMs: 1_500, more: { "cloud:device": 7, x: null } };
    expect(capabilitiesOf(wish)).toEqual({
      ...{ browserName: "chrome", "cloud:device": 7, "cloud:version": "14" },
      ...{ "cloud:multiSessionWait": 2, x: null },
    });
  });
});

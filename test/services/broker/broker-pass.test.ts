import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../src/base/clock.ts";
import type { Logger } from "../../../src/base/logger.ts";
import { createClient } from "../../../src/client/client.ts";
import { closePass } from "../../../src/services/broker/close-pass.ts";
import { openPass, type PassOrder } from "../../../src/services/broker/open-pass.ts";
import { brokerClient } from "../../cloud/broker/support/broker-client.ts";
import { W3cServer } from "../../cloud/broker/support/w3c-server.ts";
import { startTestCloud } from "../../cloud/support/test-cloud.ts";

const KEY = "k".repeat(32);
let open = new AsyncDisposableStack();
afterEach(async () => {
  await open.disposeAsync();
  open = new AsyncDisposableStack();
});

function toolsFor(baseUrl: string, apiKey: string) {
  const said: string[] = [];
  const say = (message: string) => said.push(message);
  const logger: Logger = { debug: () => undefined, info: say, notice: say, warning: say };
  const client = open.use(createClient({ baseUrl, credentials: { apiKey } }));
  const { signal } = new AbortController();
  return { client, logger, clock: systemClock, random: Math.random, signal, said };
}

/** A service that has a broker and no tickets, as those that follow the specification alone. */
async function serviceWithoutTickets(isReady: boolean): Promise<string> {
  const server: Server = createServer(({ url }, response) => {
    const status = { value: { ready: isReady, message: "full" } };
    response.writeHead(url?.endsWith("/status") ? 200 : 404, { "content-type": "application/json" });
    response.end(
      JSON.stringify(url?.endsWith("/status") ? status : { message: "No operation", statusCode: 404 }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.defer(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const orderFor = (baseUrl: string, more: Partial<PassOrder> = {}): PassOrder => ({
  ...{ baseUrl, brokerUrl: undefined, lifetimeMs: 60_000, apiKey: KEY },
  ...more,
});

describe("a pass for a suite", () => {
  it("is a ticket that opens sessions, tells them at its end and opens none after it", async () => {
    const server = open.use(await W3cServer.start());
    const cloud = open.use(await startTestCloud({ webdriver: server.url }));
    const { url, account } = cloud.cloud;
    const tools = toolsFor(url, account.apiKey);
    const pass = await openPass(orderFor(url), tools);
    expect(pass.brokerUrl).toBe(`${url}/hub/wd`);
    const client = brokerClient(cloud, { key: pass.ticket });
    await (await client.open()).quit();
    await client.open({ "cloud:device": "Google Pixel 8" });
    await brokerClient(cloud).open({ "cloud:device": "Samsung Galaxy S24" });
    const sessions = await closePass(pass.ticketId ?? 0, true, tools);
    expect(sessions.map(({ state, device }) => [state, device?.displayName])).toEqual([
      ["SUCCEEDED", expect.stringContaining("Desktop")],
      ["ABORTED", "Google Pixel 8"],
    ]);
    expect(server.sessions.size).toBe(1);
    expect((await client.ask()).status).toBe(401);
  });

  it("is the account's key where the service issues no tickets, and a notice says so", async () => {
    const url = await serviceWithoutTickets(true);
    const tools = toolsFor(url, KEY);
    const brokerUrl = `${url}/wd/hub`;
    expect(await openPass(orderFor(url, { brokerUrl }), tools)).toEqual({
      ...{ brokerUrl, ticket: KEY, ticketId: undefined },
    });
    expect(await openPass(orderFor(url), tools)).toMatchObject({ brokerUrl: `${url}/hub/wd` });
    expect(tools.said.join("\n")).toContain("issues no tickets");
    expect(tools.said.join("\n")).not.toContain(KEY);
    await expect(openPass(orderFor(url, { apiKey: undefined }), tools)).rejects.toMatchObject({
      code: "input",
      message: "The service issues no tickets, and there is no api-key.",
    });
  });

  it("is refused while the broker takes no sessions, and for an address that is none", async () => {
    const url = await serviceWithoutTickets(false);
    const tools = toolsFor(url, KEY);
    await expect(openPass(orderFor(url), tools)).rejects.toMatchObject({
      code: "service",
      message: `The broker at ${url}/hub/wd takes no sessions now: full`,
    });
    for (const brokerUrl of ["not an address", "ftp://127.0.0.1/", "http://key:secret@127.0.0.1/"]) {
      const refusal = openPass(orderFor(url, { brokerUrl }), tools);
      await expect(refusal).rejects.toMatchObject({ code: "input" });
      await expect(refusal).rejects.not.toThrow("secret");
    }
  });
});

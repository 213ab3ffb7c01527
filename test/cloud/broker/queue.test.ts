import { afterEach, describe, expect, it } from "vitest";
import { silent } from "../../../src/base/logger.ts";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { brokerClient } from "./support/broker-client.ts";
import { eventually } from "./support/broker-cloud.ts";
import { W3cServer, type W3cServerOptions } from "./support/w3c-server.ts";

const FOUR = ["Google Pixel 8", "Samsung Galaxy S24", "Apple iPhone 15", "Apple iPhone 16 Pro"];
const PIXEL = { "cloud:device": FOUR[0] };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("requests for sessions", { timeout: 30_000 }, () => {
  let open: AsyncDisposableStack;
  let cloud: TestCloud;
  let server: W3cServer;
  afterEach(() => open.disposeAsync());

  async function start(options: Partial<CloudOptions> = {}, ofServer: W3cServerOptions = {}): Promise<void> {
    open = new AsyncDisposableStack();
    server = open.use(await W3cServer.start(ofServer));
    cloud = open.use(await startTestCloud({ webdriver: server.url, ...options }));
  }
  const client = () => brokerClient(cloud);
  const waiting = async () => (await client().send("GET", "/status")).value.waiting;
  const untilWaiting = (count: number) =>
    eventually(async () => ((await waiting()) === count ? true : undefined));
  const runsOf = async () => (await cloud.get("/runs?limit=0&sort=id_a")).data;

  async function groupOf(names: readonly string[]): Promise<Json> {
    const { data } = await cloud.get("/devices?limit=0");
    const query = new URLSearchParams({ displayName: "chosen", osType: "UNDEFINED" });
    for (const { displayName, id } of data) if (names.includes(displayName)) query.append("deviceIds[]", id);
    return (await cloud.post(`/me/device-groups?${query}`)).body;
  }

  it("of 40 clients for 4 devices are all served, in order, and no device has two at a time", async () => {
    await start();
    const group = await groupOf(FOUR);
    const busy = new Set<number>();
    async function serve(number: number): Promise<void> {
      const wanted = { "cloud:group": group.id, "cloud:name": `client ${number}` };
      const session = await client().open(wanted);
      const device = session.capabilities["cloud:deviceId"];
      expect(busy.has(device)).toBe(false);
      busy.add(device);
      await pause(Math.random() * 30);
      await session.get("/title");
      busy.delete(device);
      await session.quit();
    }
    const holding = await Promise.all(FOUR.map(() => client().open({ "cloud:group": group.id })));
    expect(new Set(holding.map(({ capabilities }) => capabilities["cloud:device"]))).toEqual(new Set(FOUR));
    const clients: Promise<void>[] = [];
    for (let number = 0; number < 36; number++) {
      clients.push(serve(number));
      await untilWaiting(number + 1);
    }
    for (const session of holding) await session.quit();
    await Promise.all(clients);
    const names = (await runsOf()).slice(4).map(({ displayName }: Json) => displayName);
    expect(names).toEqual(Array.from({ length: 36 }, (_, number) => `client ${number}`));
    expect(await waiting()).toBe(0);
    expect(server.sessions.size).toBe(0);
  });

  it("pass those that wait for another device, and get the first that is free of those they fit", async () => {
    await start();
    const [pixel, galaxy] = [await client().open(PIXEL), await client().open({ "cloud:device": FOUR[1] })];
    const order: string[] = [];
    const ask = (name: string, wanted: object) =>
      client()
        .open(wanted)
        .then((session) => {
          order.push(name);
          return session;
        });
    const first = ask("pixel", PIXEL);
    await untilWaiting(1);
    const either = ask("either", { "cloud:group": (await groupOf(FOUR.slice(0, 2))).id });
    await untilWaiting(2);
    await galaxy.quit();
    const second = await either;
    expect(second.capabilities["cloud:device"]).toBe(FOUR[1]);
    await pixel.quit();
    await first;
    expect(order).toEqual(["either", "pixel"]);
  });

  it("beyond the limit are refused at once", async () => {
    await start({ brokerLimits: { maxWaiting: 1 } });
    const session = await client().open(PIXEL);
    const waits = client().open(PIXEL);
    await untilWaiting(1);
    const { status, value } = await client().ask(PIXEL);
    expect([status, value.error, value.message]).toEqual([
      ...[500, "session not created"],
      "1 requests wait for a device already; that is the limit. Try again later.",
    ]);
    await session.quit();
    await (await waits).quit();
  });

  it("wait no longer than the cloud or the client says", async () => {
    await start({ brokerLimits: { newSessionMs: 300 } });
    await using _ = await client().open(PIXEL);
    const { status, value } = await client().ask(PIXEL);
    expect([status, value.error, value.message]).toEqual([
      ...[500, "session not created", "The device was busy for 0.3 s."],
    ]);
    const longer = await client().ask({ ...PIXEL, "cloud:newSessionTimeout": 3_000 });
    expect(longer.value.message).toBe("The device was busy for 0.3 s.");
    expect(await waiting()).toBe(0);
  });

  it("leave the queue when their client hangs up, and nothing of them is left", async () => {
    const warnings: string[] = [];
    await start({ logger: { ...silent, warning: (message) => void warnings.push(message) } });
    warnings.length = 0; // What the machine lacks is said at the start.
    const session = await client().open(PIXEL);
    const left = new AbortController();
    const gone = client().ask(PIXEL, left.signal);
    await untilWaiting(1);
    const next = client().open({ ...PIXEL, "cloud:name": "next" });
    await untilWaiting(2);
    left.abort();
    await expect(gone).rejects.toThrow();
    await untilWaiting(1);
    await session.quit();
    await (await next).quit();
    expect((await runsOf()).map(({ displayName }: Json) => displayName)).toEqual(["Session 1", "next"]);
    expect(server.asked).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it("free the device when the client hangs up while its session starts", async () => {
    await start({}, { startMs: 400 });
    const left = new AbortController();
    const gone = client().ask(PIXEL, left.signal);
    await eventually(() => (server.asked.length === 1 ? true : undefined));
    left.abort();
    await expect(gone).rejects.toThrow();
    const session = await client().open(PIXEL);
    const [first] = await runsOf();
    expect(first).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
    await session.quit();
    await eventually(() => (server.sessions.size <= 1 ? true : undefined));
  });

  it("end with their run when it is aborted or deleted while the session starts", async () => {
    await start({}, { startMs: 1_500 });
    for (const how of ["abort", "delete"]) {
      const before = server.asked.length;
      const asking = client().ask(PIXEL);
      await eventually(() => server.asked.length > before || undefined);
      const [run] = (await cloud.get("/runs?limit=1&sort=id_d")).data;
      if (how === "delete") await cloud.call("DELETE", `/runs/${run.id}`);
      else {
        const { body } = await cloud.post(`/runs/${run.id}/abort`);
        expect(body).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
      }
      const { status, value } = await asking;
      expect([status, value.error]).toEqual([500, "session not created"]);
      expect(value.message).toMatch(how === "delete" ? /was deleted/ : /^Aborted by/);
    }
    expect(await runsOf()).toHaveLength(1);
    await (await client().open(PIXEL)).quit();
  });

  it("that the driver refuses say why, and leave the device free", async () => {
    await start({}, { refuses: "no such version" });
    for (let time = 0; time < 2; time++) {
      const { status, value } = await client().ask(PIXEL);
      expect([status, value.error]).toEqual([500, "session not created"]);
      expect(value.message).toBe("The driver started no session: no such version");
    }
    const [run] = await runsOf();
    expect(run).toMatchObject({ state: "FINISHED", errorsDeviceCount: 1 });
  });

  it("are ended with the cloud", async () => {
    await start();
    await client().open(PIXEL);
    const waits = client().ask(PIXEL);
    await untilWaiting(1);
    await cloud.cloud.close();
    expect((await waits.catch(() => ({ value: { message: "stopped" } }))).value.message).toContain("stopped");
    expect(server.sessions.size).toBe(0);
  });
});

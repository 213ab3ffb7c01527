import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { proves } from "../../proves.ts";
import { callAs } from "../support/call-as.ts";
import { basic, type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";
import { BrokerClient, brokerClient } from "./support/broker-client.ts";
import { eventually } from "./support/broker-cloud.ts";
import { W3cServer } from "./support/w3c-server.ts";

const ACCOUNTS = [{ email: "one@example.com" }, { email: "other@example.com" }];

describe("who may use the broker", { timeout: 30_000 }, () => {
  let cloud: TestCloud;
  let server: W3cServer;
  beforeAll(async () => {
    server = await W3cServer.start({ startMs: 150 });
    cloud = await startTestCloud({ webdriver: server.url, accounts: ACCOUNTS });
  });
  afterAll(async () => {
    await cloud[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });
  const key = (account: number) => cloud.cloud.accounts[account]?.apiKey ?? "";
  const nobody = () => brokerClient(cloud, { key: null });
  const withHeader = (authorization: string) => new BrokerClient(`${cloud.cloud.url}/hub/wd`, authorization);
  const ticketOf = async (query = "") => (await cloud.post(`/me/broker/tickets${query}`)).body;

  it("is the account with its key: by Basic in either place, as a bearer, or as a capability", async () => {
    const pair = `Basic ${Buffer.from(`one@example.com:${key(0)}`).toString("base64")}`;
    for (const client of [withHeader(basic(key(0))), withHeader(pair), withHeader(`Bearer ${key(0)}`)]) {
      await using session = await client.open();
      expect(await session.get("/title")).toEqual({ browserName: "chrome", "goog:chromeOptions": {} });
    }
    await using session = await nobody().open({ "cloud:apiKey": key(0) });
    expect(await session.get("/title")).toBeDefined();
    expect(JSON.stringify(server.asked)).not.toContain(key(0));
  });

  it("is nobody else, and is told so by an error of WebDriver with status 401", async () => {
    for (const client of [nobody(), withHeader(basic("wrong")), withHeader("Bearer wrong")]) {
      const { status, value } = await client.ask();
      expect([status, value.error]).toEqual([401, "session not created"]);
    }
    const { status } = await nobody().ask({ "cloud:ticket": "wrong" });
    expect(status).toBe(401);
    expect((await nobody().send("GET", "/status")).value.ready).toBe(true);
  });

  it("is a ticket, which opens sessions and nothing else until it expires", async () => {
    proves("issueBrokerTicket");
    const { ticket, expiresIn, brokerUrl, expireTime } = await ticketOf("?seconds=60");
    expect([expiresIn, brokerUrl]).toEqual([60, `${cloud.cloud.url}/hub/wd`]);
    expect(Date.parse(expireTime)).toBeGreaterThan(Date.now());
    for (const client of [withHeader(basic(ticket)), withHeader(`Bearer ${ticket}`)]) {
      await using session = await client.open();
      expect(await session.get("/title")).toBeDefined();
    }
    await using session = await nobody().open({ "cloud:ticket": ticket });
    expect(await session.get("/title")).toBeDefined();
    for (const authorization of [basic(ticket), `Bearer ${ticket}`]) {
      for (const path of ["/me/jobs", "/me/broker/sessions", "/devices"]) {
        expect((await cloud.call("GET", path, { headers: { authorization } })).status).toBe(401);
      }
    }
    expect(
      (await cloud.fetch(`/api/v2/me/jobs?access_token=${ticket}`, { headers: { authorization: "" } }))
        .status,
    ).toBe(401);
    expect((await cloud.post("/me/broker/tickets?seconds=86401")).status).toBe(400);
  });

  it("is not a ticket that was revoked: its sessions end, other tickets' go on", async () => {
    proves("revokeBrokerTicket");
    const [one, other] = [await ticketOf(), await ticketOf()];
    const ended = await nobody().open({ "cloud:ticket": one.ticket });
    await using going = await nobody().open({ "cloud:ticket": other.ticket });
    expect((await callAs(cloud, 1)("DELETE", `/me/broker/tickets/${one.id}`)).status).toBe(403);
    expect(await ended.get("/title")).toBeDefined();
    for (let time = 0; time < 2; time++) {
      expect((await cloud.call("DELETE", `/me/broker/tickets/${one.id}`)).status).toBe(204);
    }
    expect((await ended.send("GET", "/title")).value.error).toBe("invalid session id");
    expect((await nobody().ask({ "cloud:ticket": one.ticket })).status).toBe(401);
    expect(await going.get("/title")).toBeDefined();
  });

  it("is not a ticket that was revoked while its request waited, or while its session started", async () => {
    await using holding = await withHeader(basic(key(0))).open({ "cloud:device": 114 });
    const { id, ticket } = await ticketOf();
    const waiting = async () => (await nobody().send("GET", "/status")).value.waiting;
    const waits = nobody().ask({ "cloud:device": 114, "cloud:ticket": ticket });
    await eventually(async () => (await waiting()) === 1 || undefined);
    await cloud.call("DELETE", `/me/broker/tickets/${id}`);
    expect(await waits).toMatchObject({
      ...{ status: 401, value: { error: "session not created", message: "The ticket was revoked." } },
    });
    expect([await waiting(), await holding.get("/title")]).toEqual([0, expect.anything()]);
    const second = await ticketOf();
    const before = server.asked.length;
    const starts = nobody().ask({ "cloud:device": 115, "cloud:ticket": second.ticket });
    await eventually(() => server.asked.length > before || undefined);
    await cloud.call("DELETE", `/me/broker/tickets/${second.id}`);
    expect((await starts).status).toBe(401);
    const [run] = (await cloud.get("/runs?limit=1&sort=id_d")).data;
    expect(run).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
    await (await withHeader(basic(key(0))).open({ "cloud:device": 115 })).quit();
  });

  it("sees no session of another account, under any of its names", async () => {
    proves("listBrokerSessions");
    const { id, ticket } = await ticketOf();
    await using session = await nobody().open({ "cloud:ticket": ticket });
    const foreign = withHeader(basic(key(1)));
    for (const [method, path] of [
      ["GET", "/title"],
      ["POST", "/echo"],
      ["DELETE", ""],
    ] as const) {
      const { status, value } = await foreign.send(method, `/session/${session.id}${path}`);
      expect([status, value.error]).toEqual([404, "invalid session id"]);
    }
    expect(await session.get("/title")).toBeDefined();
    const listed = (await cloud.get(`/me/broker/sessions?filter=n_ticketid_eq_${id}`)).data;
    expect(listed).toMatchObject([
      { id: session.capabilities["cloud:deviceRunId"], ticketId: id, state: "RUNNING" },
    ]);
    expect((await callAs(cloud, 1)("GET", "/me/broker/sessions")).body.data).toEqual([]);
    const runPath = `/runs/${session.capabilities["cloud:runId"]}`;
    expect((await callAs(cloud, 1)("GET", runPath)).status).toBe(403);
    expect((await callAs(cloud, 1)("POST", `${runPath}/abort`)).status).toBe(403);
  });

  it("gets neither another account's device nor its project", async () => {
    const account = withHeader(basic(key(1)));
    const { data } = await cloud.get("/me/projects");
    const foreign = await account.ask({ "cloud:project": data[0].id });
    expect(foreign.value).toMatchObject({
      error: "session not created",
      message: expect.stringContaining("account"),
    });
    const unknown = await account.ask({ "cloud:project": "Nowhere" });
    expect(unknown.value.message).toBe('The account has no project called "Nowhere".');
    // Dedicated to the account that a cloud without an accounts file has.
    const dedicated = await account.ask({ "cloud:device": 112 });
    expect(dedicated.value.message).toBe("The device 112 is dedicated to another account.");
  });

  it("is told how many devices fit and are free", async () => {
    proves("getBrokerAvailability");
    const look = () => cloud.get("/me/broker/availability?device=Google%20Pixel%208");
    expect(await look()).toMatchObject({ fitting: 1, free: 1, waiting: 0 });
    await using _ = await brokerClient(cloud).open({ "cloud:device": "Google Pixel 8" });
    expect(await look()).toMatchObject({ fitting: 1, free: 0, brokerUrl: `${cloud.cloud.url}/hub/wd` });
    expect(await cloud.get("/me/broker/availability?osType=ios")).toMatchObject({ fitting: 4, free: 4 });
    const wrong: Json = await cloud.call("GET", "/me/broker/availability?osType=none");
    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining("cloud:osType")]);
  });

  it("is nobody of a page of another site", async () => {
    const answer = await cloud.fetch("/hub/wd/session", {
      ...{ method: "POST", body: "{}", headers: { origin: "https://elsewhere.example" } },
    });
    expect([answer.status, await answer.json()]).toMatchObject([403, { value: { error: "unknown error" } }]);
  });
});

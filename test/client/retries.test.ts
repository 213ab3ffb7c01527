import { describe, expect, it } from "vitest";
import { systemClock } from "../../src/base/clock.ts";
import {
  closedPort,
  empty,
  html,
  json,
  listenSilently,
  refusal,
  reset,
  serve,
  stall,
} from "./scripted-server.ts";
import { clientOf, failureOf } from "./test-client.ts";

const job = { id: 7 };

describe("retrying", () => {
  it("gets through resets, stalls, gateway errors and overload, each attempt being one log line", async () => {
    await using server = await serve([
      reset(),
      stall(),
      html(502),
      empty(504),
      refusal(429, "Slow down."),
      json(200, job),
    ]);
    const { client, lines, pausesMs } = clientOf(server, { requestTimeoutMs: 150 });
    await using _ = client;
    expect(await client.jobs.get({ jobId: 7 })).toMatchObject({ id: 7 });
    expect(server.received).toHaveLength(6);
    expect(pausesMs).toHaveLength(5);
    const attempts = lines.filter((line) => line.includes(" ms attempt "));
    expect(attempts.map((line) => line.replace(/\d+ ms/, "N ms"))).toEqual(
      ["unreachable", "timeout", "502", "504", "429", "200"].map(
        (outcome, index) => `GET /api/v2/jobs/7 ${outcome} N ms attempt ${index + 1}`,
      ),
    );
  });

  it("waits as long as a 429 or 503 says", async () => {
    await using server = await serve([
      refusal(429, "Slow down.", { "retry-after": "3" }),
      html(503, { "retry-after": "3600" }),
      json(200, job),
    ]);
    const { client, pausesMs } = clientOf(server);
    await using _ = client;
    await client.jobs.get({ jobId: 7 });
    expect(pausesMs).toEqual([3_000, 60_000]);
  });

  it("repeats a POST after 429, since that did not happen, and after nothing else that was sent", async () => {
    await using server = await serve([refusal(429, "Slow down."), html(503, { "retry-after": "1" })]);
    const { client } = clientOf(server);
    await using _ = client;
    const error = await failureOf(client.jobs.create({ query: { name: "x" } }));
    expect(error).toMatchObject({ code: "service", status: 503, effect: "settled" });
    expect(server.received).toHaveLength(2);
  });

  it("repeats a POST that its caller calls repeatable", async () => {
    await using server = await serve([reset(), html(502), json(200, { id: 3, state: "PREPARING" })]);
    const { client } = clientOf(server);
    await using _ = client;
    const zip = await client.archives.files({ runId: 7 }, { repeatable: true });
    expect(zip.state).toBe("PREPARING");
  });

  it("gives up after the attempts allowed, with the last failure", async () => {
    await using server = await serve([html(502), html(503)]);
    const { client } = clientOf(server, { retry: { maxAttempts: 3 } });
    await using _ = client;
    expect(await failureOf(client.jobs.get({ jobId: 7 }))).toMatchObject({ status: 503, fault: "service" });
    expect(server.received).toHaveLength(3);
  });

  it("names host and port where nobody listens, having sent nothing", async () => {
    const port = await closedPort();
    const { client, pausesMs } = clientOf({ origin: `http://127.0.0.1:${port}` });
    await using _ = client;
    const error = await failureOf(client.jobs.create({ query: { name: "x" } }));
    expect(error).toMatchObject({ code: "unreachable", effect: "none" });
    expect(error.message).toBe(`No connection to 127.0.0.1:${port} (ECONNREFUSED) for POST /api/v2/me/jobs.`);
    expect(error.remedy).toMatch(/base-url/);
    expect(pausesMs).toHaveLength(5);
  });

  it("says so when the host name does not exist", async () => {
    const { client } = clientOf({ origin: "https://no-such-host.invalid" }, { retry: { maxAttempts: 1 } });
    await using _ = client;
    const error = await failureOf(client.jobs.get({ jobId: 7 }));
    expect(error).toMatchObject({ code: "unreachable", effect: "none" });
    expect(error.message).toMatch(
      /^The host name no-such-host\.invalid was not found \(E(NOTFOUND|AI_AGAIN)\)/,
    );
  });
});

describe("cancelling", () => {
  it("ends a request under way at once, telling that it may have happened", async () => {
    await using server = await serve(stall());
    const { client } = clientOf(server);
    await using _ = client;
    const controller = new AbortController();
    const failed = failureOf(client.jobs.create({ query: { name: "x" } }, { signal: controller.signal }));
    await server.arrival(1);
    controller.abort();
    expect(await failed).toMatchObject({ code: "cancelled", effect: "open", fault: "cancelled" });
    expect(server.received).toHaveLength(1);
  });

  it("ends a request that is still connecting, telling that it did not happen", async () => {
    await using silent = await listenSilently();
    const { client } = clientOf({ origin: `https://127.0.0.1:${silent.port}` });
    await using _ = client;
    const controller = new AbortController();
    const failed = failureOf(client.jobs.create({ query: { name: "x" } }, { signal: controller.signal }));
    await silent.connection;
    const abortedAt = performance.now();
    controller.abort();
    expect(await failed).toMatchObject({ code: "cancelled", effect: "none" });
    // Connecting alone would take ten seconds.
    expect(performance.now() - abortedAt).toBeLessThan(3_000);
  });

  it("ends the pause before another attempt", async () => {
    await using server = await serve(html(503, { "retry-after": "30" }));
    const { client } = clientOf(server, { clock: systemClock });
    await using _ = client;
    const controller = new AbortController();
    const failed = failureOf(client.jobs.get({ jobId: 7 }, { signal: controller.signal }));
    await server.arrival(1);
    setTimeout(() => controller.abort(), 20);
    expect(await failed).toMatchObject({ code: "cancelled" });
  });

  it("sends nothing when it comes first", async () => {
    await using server = await serve(json(200, job));
    const { client } = clientOf(server);
    await using _ = client;
    const failed = failureOf(client.jobs.get({ jobId: 7 }, { signal: AbortSignal.abort() }));
    expect(await failed).toMatchObject({ code: "cancelled", effect: "none" });
    expect(server.received).toHaveLength(0);
  });

  it("happens to everything under way when the client is disposed of", async () => {
    await using server = await serve(stall());
    const { client } = clientOf(server);
    const failed = failureOf(client.jobs.get({ jobId: 7 }));
    await server.arrival(1);
    await client[Symbol.asyncDispose]();
    expect(await failed).toMatchObject({ code: "cancelled" });
    expect(server.received).toHaveLength(1);
  });
});

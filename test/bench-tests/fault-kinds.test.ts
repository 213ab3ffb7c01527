import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { createFaultProxy, type FaultProxyOptions, type FaultRates } from "../bench/fault-proxy.ts";

/** A server that counts what reaches it and answers in JSON, and a proxy before it. */
async function proxied(options: Partial<FaultProxyOptions> = {}) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    request.resume();
    const text = JSON.stringify({ text: "x".repeat(4_000) });
    response.writeHead(200, { "content-type": "application/json" }).end(text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = await createFaultProxy({ target, seed: 1, ...options });
  onTestFinished(async () => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
  });
  return { proxy, seen };
}

const only = (fault: keyof FaultRates): { faults: FaultRates } => ({ faults: { [fault]: 1 } });

describe("each fault is what it says", () => {
  test.each([
    ["status500", 500],
    ["status502", 502],
  ] as const)("%s: whether the server did it or not", async (fault, status) => {
    const { proxy, seen } = await proxied(only(fault));
    for (let index = 0; index < 12; index += 1) {
      expect((await fetch(`${proxy.url}/${index}`, { method: "POST", body: "a" })).status).toBe(status);
    }
    const done = proxy.log.filter((entry) => entry.fault === `${status} after`).map(({ path }) => path);
    expect(seen).toEqual(done.map((path) => `POST ${path}`));
    expect(done.length).toBeGreaterThan(0);
    expect(done.length).toBeLessThan(12);
  });

  test("status429: not done, and when to come again", async () => {
    const { proxy, seen } = await proxied({ ...only("status429"), maxRetryAfterS: 30 });
    const answers = await Promise.all([1, 2, 3, 4].map((index) => fetch(`${proxy.url}/${index}`)));
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    const waits = answers.map(({ headers }) => Number(headers.get("retry-after")));
    expect(waits.every((wait) => Number.isInteger(wait) && wait >= 0 && wait <= 30)).toBe(true);
    expect(new Set(waits).size).toBeGreaterThan(1);
    expect(seen).toEqual([]);
  });

  test("html200: a page that looks like success", async () => {
    const { proxy, seen } = await proxied(only("html200"));
    const answer = await fetch(proxy.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html");
    expect(await answer.text()).toContain("<!doctype html>");
    expect(seen).toEqual([]);
  });

  test("trickle: whole, but in pieces", async () => {
    const { proxy } = await proxied({ ...only("trickle"), maxTrickleMs: 200 });
    const answer = await fetch(proxy.url);
    const pieces = await Array.fromAsync(answer.body as AsyncIterable<Uint8Array>);
    expect(pieces.length).toBeGreaterThan(3);
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    expect(String(length)).toBe(answer.headers.get("content-length"));
  });

  test("clock: the answer's date is off, ahead and behind", async () => {
    const { proxy } = await proxied({ ...only("clock"), maxClockSkewMs: 7_200_000 });
    const offs: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const { headers } = await fetch(proxy.url);
      offs.push(Date.parse(headers.get("date") ?? "") - Date.now());
    }
    expect(Math.max(...offs)).toBeGreaterThan(60_000);
    expect(Math.min(...offs)).toBeLessThan(-60_000);
    expect(offs.every((off) => Math.abs(off) < 7_210_000)).toBe(true);
  });
});

test("arrivals can be awaited", async () => {
  const { proxy } = await proxied();
  const third = proxy.arrival(3);
  const order: string[] = [];
  void third.then(() => order.push("third"));
  for (const path of ["/1", "/2", "/3"]) {
    await fetch(proxy.url + path);
    order.push(path);
  }
  await third;
  expect(order).toEqual(["/1", "/2", "third", "/3"]);
  await proxy.arrival(1);
});

test("a round is replayed by its seed: the same requests meet the same faults and get the same answers", async () => {
  const faults = {
    status500: 0.1,
    status502: 0.1,
    status429: 0.1,
    html200: 0.1,
    dropConnection: 0.2,
    truncate: 0.1,
    trickle: 0.05,
    clock: 0.05,
  };
  const round = async (seed: number) => {
    const { proxy } = await proxied({ seed, faults, longestBurst: 3, maxTrickleMs: 20 });
    const outcomes: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      const body = index % 2 === 0 ? { method: "POST", body: "a=1" } : {};
      const outcome = await fetch(`${proxy.url}/${index}`, body).then(
        async (answer) => `${answer.status} ${(await answer.text().catch(() => "broken")).length}`,
        () => "none",
      );
      outcomes.push(outcome);
    }
    return { outcomes, log: proxy.log };
  };
  const [first, again, other] = [await round(7), await round(7), await round(8)];
  expect(again).toEqual(first);
  expect(other.log).not.toEqual(first.log);
  expect(new Set(first.log.map(({ fault }) => fault)).size).toBeGreaterThan(5);
});

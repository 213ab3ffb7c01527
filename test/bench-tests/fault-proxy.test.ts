import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { createFaultProxy, type FaultProxyOptions, type FaultRates } from "../bench/fault-proxy.ts";

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  /** Undefined when the request broke off. */
  readonly body: string | undefined;
}

/** A server that notes what reaches it, and a proxy before it. */
async function proxied(options: Partial<FaultProxyOptions> = {}) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void note(request, response, seen);
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
  return { proxy, seen, target };
}

async function note(request: IncomingMessage, response: ServerResponse, seen: Seen[]): Promise<void> {
  const { method = "", url: path = "", headers } = request;
  const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>).catch(() => undefined);
  seen.push({ method, path, host: headers.host ?? "", body: chunks && Buffer.concat(chunks).toString() });
  const origin = `http://${headers.host}`;
  if (path === "/moved") response.writeHead(302, { location: `${origin}/there` }).end();
  else if (path === "/bytes")
    response.writeHead(200, { "content-type": "application/zip" }).end("x".repeat(5000));
  else
    response
      .writeHead(201, { "content-type": "application/json" })
      .end(JSON.stringify({ next: `${origin}/n` }));
}

const only = (fault: keyof FaultRates): { faults: FaultRates } => ({ faults: { [fault]: 1 } });
const post = (url: string, body = "a=1", init: RequestInit = {}) =>
  fetch(url, { method: "POST", body, ...init });

test("without a fault a request passes, under the server's own name, and its links lead back to the proxy", async () => {
  const { proxy, seen, target } = await proxied();
  const response = await post(`${proxy.url}/runs?x=1`, "hello");
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ next: `${proxy.url}/n` });
  expect(seen).toEqual([{ method: "POST", path: "/runs?x=1", host: new URL(target).host, body: "hello" }]);
  expect(proxy.log).toEqual([{ method: "POST", path: "/runs?x=1", fault: undefined, status: 201 }]);
});

test("redirects lead back to the proxy, other bodies pass as they are", async () => {
  const { proxy } = await proxied();
  const moved = await fetch(`${proxy.url}/moved`, { redirect: "manual" });
  expect(moved.headers.get("location")).toBe(`${proxy.url}/there`);
  expect(await (await fetch(`${proxy.url}/bytes`)).text()).toBe("x".repeat(5000));
});

describe("each fault is what it says", () => {
  test("503 before: the server saw nothing", async () => {
    const { proxy, seen } = await proxied(only("status503BeforeEvery"));
    expect((await post(proxy.url)).status).toBe(503);
    expect(seen).toEqual([]);
    expect(proxy.log).toMatchObject([{ fault: "503 before", status: 503 }]);
  });

  test("503 after: the server did it", async () => {
    const { proxy, seen } = await proxied(only("status503AfterEvery"));
    expect((await post(proxy.url)).status).toBe(503);
    expect(seen).toMatchObject([{ body: "a=1" }]);
  });

  test("html: a gateway's page instead of the server's answer", async () => {
    const { proxy, seen } = await proxied(only("html"));
    const response = await post(proxy.url);
    expect(response.status).toBe(502);
    expect(response.headers.get("content-type")).toBe("text/html");
    expect(seen).toEqual([]);
  });

  test("dropConnection: before, during and after the request reached the server", async () => {
    const { proxy, seen } = await proxied(only("dropConnection"));
    for (let index = 0; index < 12; index += 1) {
      await expect(post(`${proxy.url}/${index}`, "b".repeat(100_000))).rejects.toThrow();
    }
    const reached = (fault: string) =>
      proxy.log
        .filter((entry) => entry.fault === fault)
        .map(({ path }) => seen.find((request) => request.path === path)?.body?.length ?? "broken");
    expect(new Set(reached("drop after"))).toEqual(new Set([100_000]));
    expect(new Set(reached("drop during"))).toEqual(new Set(["broken"]));
    expect(reached("drop before").length).toBeGreaterThan(0);
    const before = proxy.log.filter(({ fault }) => fault === "drop before").map(({ path }) => path);
    expect(seen.some(({ path }) => before.includes(path))).toBe(false);
  });

  test("truncate: the answer begins and breaks off", async () => {
    const { proxy } = await proxied(only("truncate"));
    const response = await fetch(`${proxy.url}/bytes`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("5000");
    await expect(response.text()).rejects.toThrow();
  });

  test("stall: no answer until the client gives up, whether the server did it or not", async () => {
    const { proxy, seen } = await proxied(only("stall"));
    for (let index = 0; index < 4; index += 1) {
      const given = post(`${proxy.url}/${index}`, "x", { signal: AbortSignal.timeout(200) });
      await expect(given).rejects.toThrow("timeout");
    }
    const after = proxy.log.filter(({ fault }) => fault === "stall after").map(({ path }) => path);
    expect(seen.map(({ path }) => path)).toEqual(after);
    expect(after.length).toBeLessThan(4);
  });

  test("delay: late, but whole", async () => {
    const { proxy } = await proxied({ ...only("delay"), maxDelayMs: 50 });
    expect((await post(proxy.url)).status).toBe(201);
    expect(proxy.log[0]?.fault).toBe("delay");
  });
});

test("requests left out meet no fault and do not shift the plan", async () => {
  const faults = { status503BeforeEvery: 0.5 };
  const runs = await proxied({ seed: 9, faults, only: ({ path }) => path === "/runs" });
  const all = await proxied({ seed: 9, faults });
  for (let index = 0; index < 8; index += 1) {
    await post(`${runs.proxy.url}/other`);
    await post(`${runs.proxy.url}/runs`);
    await post(`${all.proxy.url}/runs`);
  }
  const planned = runs.proxy.log.filter(({ path }) => path === "/runs").map(({ fault }) => fault);
  expect(planned).toEqual(all.proxy.log.map(({ fault }) => fault));
  expect(new Set(planned)).toEqual(new Set([undefined, "503 before"]));
  expect(runs.proxy.log.filter(({ path }) => path === "/other").every(({ fault }) => !fault)).toBe(true);
});

describe("a held request", () => {
  test("waits before the server, and still arrives when the client has left", async () => {
    const { proxy, seen } = await proxied();
    const hold = proxy.hold(({ method, path }) => method === "POST" && path === "/builds");
    const client = new AbortController();
    const request = post(`${proxy.url}/builds`, "start", { signal: client.signal });
    expect(await hold.reached).toMatchObject({ method: "POST", path: "/builds" });
    expect(seen).toEqual([]);
    client.abort();
    await expect(request).rejects.toThrow();
    hold.release();
    await expect.poll(() => seen).toMatchObject([{ path: "/builds", body: "start" }]);
  });

  test("waits behind the server, and then answers", async () => {
    const { proxy, seen } = await proxied();
    const hold = proxy.hold(({ path }) => path === "/builds", "after");
    const request = post(`${proxy.url}/builds`);
    await hold.reached;
    expect(seen).toHaveLength(1);
    hold.release();
    expect((await request).status).toBe(201);
  });

  test("can be dropped; only the first that matches is held", async () => {
    const { proxy, seen } = await proxied();
    const hold = proxy.hold(() => true);
    const request = post(`${proxy.url}/1`);
    await hold.reached;
    hold.drop();
    await expect(request).rejects.toThrow();
    expect((await post(`${proxy.url}/2`)).status).toBe(201);
    expect(seen.map(({ path }) => path)).toEqual(["/2"]);
  });
});

test("an unreachable server looks like a broken connection", async () => {
  const proxy = await createFaultProxy({ target: "http://127.0.0.1:1", seed: 1 });
  onTestFinished(() => proxy.close());
  await expect(post(proxy.url)).rejects.toThrow();
});

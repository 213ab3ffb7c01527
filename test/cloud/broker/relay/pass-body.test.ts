import { once } from "node:events";
import http, { type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { passBody } from "../../../../src/cloud/broker/relay/pass-body.ts";

const open: http.Server[] = [];

async function serve(listener: RequestListener): Promise<number> {
  const server = http.createServer(listener).listen(0, "127.0.0.1");
  open.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A relay that is nothing but the function: request there, answer back. Resolves with its port and its failures. */
async function relayTo(port: number): Promise<{ port: number; failures: unknown[] }> {
  const failures: unknown[] = [];
  const fail = (error: unknown) => failures.push(error);
  const own = await serve((request, response) => {
    const { method, url, headers } = request;
    const asked = http.request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      passBody(answer, response).catch((error) => {
        fail(error);
        response.destroy();
      });
    });
    asked.on("error", () => response.destroy());
    passBody(request, asked).catch((error) => {
      fail(error);
      asked.destroy();
    });
  });
  return { port: own, failures };
}

async function post(port: number, body: Buffer, headers: http.OutgoingHttpHeaders): Promise<Buffer> {
  const request = http.request({ host: "127.0.0.1", port, method: "POST", headers });
  request.end(body);
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
}

describe("a body that is passed on", () => {
  test("arrives as it was sent, short or long, of stated length or in chunks", async () => {
    const echo = await serve((request, response) => {
      const length = request.headers["content-length"];
      response.writeHead(200, length === undefined ? {} : { "content-length": length });
      request.pipe(response);
    });
    const { port, failures } = await relayTo(echo);
    const bodies = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 16_380, max: 16_390 }).map((length) => new Uint8Array(length).fill(0xe9)),
      fc.constant(new Uint8Array(300_000).fill(0x80)),
    );
    await fc.assert(
      fc.asyncProperty(bodies, fc.boolean(), async (bytes, isChunked) => {
        const body = Buffer.from(bytes);
        const headers = isChunked
          ? { "transfer-encoding": "chunked" }
          : { "content-length": String(body.length) };
        expect(await post(port, body, headers)).toEqual(body);
      }),
      { numRuns: 60 },
    );
    expect(failures).toEqual([]);
  });

  test("fails when it breaks off, and the other side is not told a shorter one", async () => {
    const ends: string[] = [];
    const driver = await serve((request) => {
      request.on("end", () => ends.push("complete")).on("error", () => ends.push("broken"));
      request.resume();
    });
    const { port, failures } = await relayTo(driver);
    const client = connect(port, "127.0.0.1");
    client.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nonly this");
    await delay(50);
    client.destroy();
    await expect.poll(() => failures.length).toBe(1);
    expect(ends).not.toContain("complete");
  });

  test("of an answer that is longer than short streams before it ends", async () => {
    const finish = Promise.withResolvers<void>();
    const driver = await serve(async (_, response) => {
      response.writeHead(200, { "content-length": 40_000 });
      response.write(Buffer.alloc(20_000));
      await finish.promise;
      response.end(Buffer.alloc(20_000));
    });
    const { port } = await relayTo(driver);
    const request = http.get({ host: "127.0.0.1", port });
    const [answer] = (await once(request, "response")) as [IncomingMessage];
    const [first] = (await once(answer, "data")) as [Buffer];
    expect(first.length).toBeGreaterThan(0);
    finish.resolve();
    await once(answer, "end");
  });
});

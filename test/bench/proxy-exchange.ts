import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { ProxyLogEntry, ProxyRequest } from "./fault-proxy.ts";
import type { HeldRequest } from "./proxy-hold.ts";
import { rewriteOrigin } from "./rewrite-origin.ts";
import { breakOff, readAll, sendUpstream, type UpstreamAnswer } from "./upstream.ts";

/** One request on its way through the proxy. */
export interface ProxyExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly seen: ProxyRequest;
  readonly entry: ProxyLogEntry;
  readonly held: HeldRequest | undefined;
  readonly target: URL;
  /** The proxy's own address. */
  readonly own: URL;
  /** How much of a body passes before a break, 0 to 1. */
  readonly share: number;
  readonly delayMs: number;
}

const KEPT_BODY_BYTES = 16 * 1024 * 1024;
const GATEWAY_PAGE = "<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>\n";

/** Passes one request on with its fault, or holds it. Rejects where the client's connection is to break. */
export async function passExchange(exchange: ProxyExchange, closed: AbortSignal): Promise<void> {
  if (exchange.held) return await passHeld(exchange, exchange.held);
  const { request, entry, delayMs } = exchange;
  switch (entry.fault) {
    case "503 before":
      request.resume();
      return await reply(exchange, 503, "text/plain", "Service Unavailable\n");
    case "html":
      request.resume();
      return await reply(exchange, 502, "text/html", GATEWAY_PAGE);
    case "drop before":
      throw new Error(entry.fault);
    case "stall before":
      request.resume();
      return await untilClientLeaves(exchange, closed);
    case "drop during":
      await send(exchange, breakOff(request, exchange.share));
      throw new Error(entry.fault);
    case "delay":
      await delay(delayMs, undefined, { signal: closed });
      return await answer(exchange, await send(exchange, request));
    case undefined:
      return await answer(exchange, await send(exchange, request));
    default:
      return await failAfterwards(exchange, await send(exchange, request), closed);
  }
}

/** The server has done what was asked; the client does not learn how it went. */
async function failAfterwards(
  exchange: ProxyExchange,
  answered: UpstreamAnswer,
  closed: AbortSignal,
): Promise<void> {
  const { fault } = exchange.entry;
  const body = await readAll(answered.body, Number.POSITIVE_INFINITY);
  if (fault === "503 after") return await reply(exchange, 503, "text/plain", "Service Unavailable\n");
  if (fault === "stall after") return await untilClientLeaves(exchange, closed);
  if (fault === "truncate" && body.length > 0) {
    begin(exchange, { ...answered.headers, "content-length": String(body.length) }, answered.status);
    const part = body.subarray(0, Math.floor(body.length * exchange.share));
    await new Promise((resolve) => exchange.response.write(part, resolve));
  }
  throw new Error(fault);
}

async function passHeld(exchange: ProxyExchange, held: HeldRequest): Promise<void> {
  const { request, seen } = exchange;
  const body = await readAll(request, KEPT_BODY_BYTES);
  if (held.point === "before") {
    if (!(await held.wait(seen))) throw new Error("dropped");
    return await answer(exchange, await send(exchange, body));
  }
  const answered = await send(exchange, body);
  if (!(await held.wait(seen))) throw new Error("dropped");
  await answer(exchange, answered);
}

function send({ target, request }: ProxyExchange, body: Readable | Buffer): Promise<UpstreamAnswer> {
  return sendUpstream(target, request, body);
}

/** Passes the server's answer on, with its links moved to the proxy. */
async function answer(exchange: ProxyExchange, { status, headers, body }: UpstreamAnswer): Promise<void> {
  const { request, response, target, own } = exchange;
  const isJson = /\bjson\b/.test(headers["content-type"] ?? "") && headers["content-encoding"] === undefined;
  if (!isJson || request.method === "HEAD") {
    begin(exchange, headers, status);
    return await pipeline(body, response);
  }
  const text = (await readAll(body, KEPT_BODY_BYTES)).toString("utf8");
  const moved = Buffer.from(rewriteOrigin(text, target, own));
  begin(exchange, { ...headers, "content-length": String(moved.length) }, status);
  await end(response, moved);
}

function begin(
  { response, entry, target, own }: ProxyExchange,
  headers: UpstreamAnswer["headers"],
  status: number,
) {
  const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...passed } = headers;
  for (const name of ["location", "link"]) {
    const value = passed[name];
    if (typeof value === "string") passed[name] = rewriteOrigin(value, target, own);
  }
  entry.status = status;
  response.writeHead(status, passed);
}

async function reply(
  exchange: ProxyExchange,
  status: number,
  contentType: string,
  text: string,
): Promise<void> {
  begin(exchange, { "content-type": contentType, "content-length": String(text.length) }, status);
  await end(exchange.response, text);
}

async function end(response: ServerResponse, body: Buffer | string): Promise<void> {
  if (response.destroyed) return;
  response.end(body);
  await once(response, "close");
}

async function untilClientLeaves({ response }: ProxyExchange, closed: AbortSignal): Promise<void> {
  if (!response.destroyed) await once(response, "close", { signal: closed });
}

import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Readable, Transform } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { ProxyLogEntry, ProxyRequest } from "./fault-proxy.ts";
import type { HeldRequest } from "./proxy-hold.ts";
import { beginAnswer, endAnswer, relayAnswer } from "./relay.ts";
import { trickle } from "./trickle.ts";
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
  /** In [0, 1): how much of a body passes before a break, and the share of a limit that a fault takes. */
  readonly measure: number;
  readonly limits: FaultLimits;
}

/** The most of what faults have a measure of. */
export interface FaultLimits {
  readonly maxDelayMs: number;
  readonly maxRetryAfterS: number;
  readonly maxTrickleMs: number;
  readonly maxClockSkewMs: number;
}

const KEPT_BODY_BYTES = 16 * 1024 * 1024;
const HTML = { "content-type": "text/html" };
const GATEWAY_PAGE = "<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>\n";

/** Passes one request on with its fault, or holds it. Rejects where the client's connection is to break. */
export async function passExchange(exchange: ProxyExchange, closed: AbortSignal): Promise<void> {
  if (exchange.held) return await passHeld(exchange, exchange.held);
  const { request, entry, measure, limits } = exchange;
  switch (entry.fault) {
    case "500 before":
    case "502 before":
    case "503 before":
      request.resume();
      return await replyStatus(exchange);
    case "429":
      request.resume();
      return await replyLimited(exchange);
    case "html":
    case "html 200":
      request.resume();
      return await reply(exchange, entry.fault === "html" ? 502 : 200, HTML, GATEWAY_PAGE);
    case "drop before":
      throw new Error(entry.fault);
    case "stall before":
      request.resume();
      return await untilClientLeaves(exchange, closed);
    case "drop during":
      await send(exchange, breakOff(request, measure));
      throw new Error(entry.fault);
    case "delay":
      await delay(measure * limits.maxDelayMs, undefined, { signal: closed });
      return await answer(exchange, await send(exchange, request));
    case "trickle":
      return await answer(exchange, await send(exchange, request), trickle(measure * limits.maxTrickleMs));
    case "clock":
      return await answer(exchange, misdated(await send(exchange, request), exchange));
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
  if (fault && /^50\d after$/.test(fault)) return await replyStatus(exchange);
  if (fault === "stall after") return await untilClientLeaves(exchange, closed);
  if (fault === "truncate" && body.length > 0) {
    begin(exchange, { ...answered.headers, "content-length": String(body.length) }, answered.status);
    const part = body.subarray(0, Math.floor(body.length * exchange.measure));
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
async function answer(exchange: ProxyExchange, answered: UpstreamAnswer, pace?: Transform): Promise<void> {
  exchange.entry.status = answered.status;
  await relayAnswer(exchange, answered, pace);
}

function begin(exchange: ProxyExchange, headers: UpstreamAnswer["headers"], status: number): void {
  exchange.entry.status = status;
  beginAnswer(exchange, headers, status);
}

/** The status that the fault names, with its own words. */
async function replyStatus(exchange: ProxyExchange): Promise<void> {
  const status = Number.parseInt(exchange.entry.fault ?? "", 10);
  await reply(exchange, status, { "content-type": "text/plain" }, `${STATUS_CODES[status]}\n`);
}

async function replyLimited(exchange: ProxyExchange): Promise<void> {
  const seconds = Math.ceil(exchange.measure * exchange.limits.maxRetryAfterS);
  const headers = { "content-type": "text/plain", "retry-after": String(seconds) };
  await reply(exchange, 429, headers, "Too Many Requests\n");
}

function misdated(answered: UpstreamAnswer, { measure, limits }: ProxyExchange): UpstreamAnswer {
  const offMs = (measure * 2 - 1) * limits.maxClockSkewMs;
  const date = new Date(Date.now() + offMs).toUTCString();
  return { ...answered, headers: { ...answered.headers, date } };
}

async function reply(
  exchange: ProxyExchange,
  status: number,
  headers: UpstreamAnswer["headers"],
  text: string,
): Promise<void> {
  begin(exchange, { ...headers, "content-length": String(text.length) }, status);
  await endAnswer(exchange.response, text);
}

async function untilClientLeaves({ response }: ProxyExchange, closed: AbortSignal): Promise<void> {
  if (!response.destroyed) await once(response, "close", { signal: closed });
}

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fault, FaultPlan, type FaultRates } from "./fault-plan.ts";
import { type FaultLimits, passExchange } from "./proxy-exchange.ts";
import { type Hold, type HoldPoint, Holds } from "./proxy-hold.ts";

export type { Fault, FaultRates } from "./fault-plan.ts";
export type { Hold, HoldPoint } from "./proxy-hold.ts";

export interface ProxyRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** One request, in the order of arrival. */
export interface ProxyLogEntry {
  readonly method: string;
  readonly path: string;
  readonly fault: Fault | undefined;
  /** What the client was answered; undefined while or where it was not. */
  status: number | undefined;
}

export interface FaultProxyOptions {
  /** The server's address; its path is ignored. */
  readonly target: string | URL;
  /** The same seed and order of requests give the same faults. */
  readonly seed: number;
  /** Default: none. */
  readonly faults?: FaultRates;
  /** Which requests may meet a fault. Others take no part in the plan. Default: all. */
  readonly only?: (request: ProxyRequest) => boolean;
  /** How many requests in a row meet a status, a limit or a gateway's page at most, once one does. Default 1. */
  readonly longestBurst?: number;
  /** The longest `delay`. Default 250. */
  readonly maxDelayMs?: number;
  /** The longest `Retry-After`, in whole seconds. Default 1. */
  readonly maxRetryAfterS?: number;
  /** The longest `trickle`, in all its pauses. Default 500. */
  readonly maxTrickleMs?: number;
  /** How far a `Date` is off at most, ahead or behind. Default a day. */
  readonly maxClockSkewMs?: number;
}

/** A proxy between a client and an HTTP server that injects faults and can hold requests. */
export interface FaultProxy extends AsyncDisposable {
  /** Use this instead of the server's address, without a slash at its end. */
  readonly url: string;
  readonly log: readonly ProxyLogEntry[];
  /** Resolves when so many requests have arrived in all. */
  arrival(count: number): Promise<void>;
  /** Holds the next request that matches, at `point` (default `before`). It meets no fault. */
  hold(matches: (request: ProxyRequest) => boolean, point?: HoldPoint): Hold;
  close(): Promise<void>;
}

/**
 * Starts a proxy on the loopback address. The server sees its own name in `Host`; links to it in headers and in JSON
 * answers are moved to the proxy, so that all traffic stays there.
 */
export async function createFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const { seed, faults = {}, only = () => true, longestBurst = 1 } = options;
  const target = new URL(options.target);
  const plan = new FaultPlan(seed, faults, longestBurst);
  const limits = limitsOf(options);
  const arrivals = new EventTarget();
  const holds = new Holds();
  const log: ProxyLogEntry[] = [];
  const closed = new AbortController();
  const server = createServer((request, response) => {
    const { method = "GET", url: path = "/", headers } = request;
    const seen: ProxyRequest = { method, path, headers };
    const planned = only(seen) ? plan.next(headers) : { fault: undefined, measure: 0 };
    const held = holds.take(seen);
    const entry: ProxyLogEntry = { method, path, fault: held ? undefined : planned.fault, status: undefined };
    log.push(entry);
    arrivals.dispatchEvent(new Event("request"));
    const own = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const { measure } = planned;
    const exchange = { request, response, seen, entry, held, target, own, measure, limits };
    // Whatever breaks between the proxy and the server breaks the client's connection.
    passExchange(exchange, closed.signal).catch(() => request.socket.destroy());
  });
  server.requestTimeout = 0;
  server.keepAliveTimeout = 0; // only planned faults close a connection
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  async function close(): Promise<void> {
    if (!server.listening) return;
    const ended = once(server, "close");
    closed.abort();
    server.close();
    server.closeAllConnections();
    await ended;
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    log,
    async arrival(count) {
      while (log.length < count) await once(arrivals, "request", { signal: closed.signal });
    },
    hold: (matches, point = "before") => holds.add(matches, point),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function limitsOf(options: FaultProxyOptions): FaultLimits {
  const { maxDelayMs = 250, maxRetryAfterS = 1, maxTrickleMs = 500, maxClockSkewMs = 86_400_000 } = options;
  return { maxDelayMs, maxRetryAfterS, maxTrickleMs, maxClockSkewMs };
}

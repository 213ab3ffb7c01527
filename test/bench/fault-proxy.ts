import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { type Fault, FaultPlan, type FaultRates } from "./fault-plan.ts";
import { passExchange } from "./proxy-exchange.ts";
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
  /** The longest `delay`. Default 250. */
  readonly maxDelayMs?: number;
}

/** A proxy between a client and an HTTP server that injects faults and can hold requests. */
export interface FaultProxy extends AsyncDisposable {
  /** Use this instead of the server's address, without a slash at its end. */
  readonly url: string;
  readonly log: readonly ProxyLogEntry[];
  /** Holds the next request that matches, at `point` (default `before`). It meets no fault. */
  hold(matches: (request: ProxyRequest) => boolean, point?: HoldPoint): Hold;
  close(): Promise<void>;
}

/**
 * Starts a proxy on the loopback address. The server sees its own name in `Host`; links to it in headers and in JSON
 * answers are moved to the proxy, so that all traffic stays there.
 */
export async function createFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const { seed, faults = {}, only = () => true, maxDelayMs = 250 } = options;
  const target = new URL(options.target);
  const plan = new FaultPlan(seed, faults);
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
    const own = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const delayMs = Math.ceil(planned.measure * maxDelayMs);
    const exchange = { request, response, seen, entry, held, target, own, share: planned.measure, delayMs };
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
    hold: (matches, point = "before") => holds.add(matches, point),
    close,
    [Symbol.asyncDispose]: close,
  };
}

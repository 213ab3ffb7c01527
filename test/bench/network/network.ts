import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { fileURLToPath } from "node:url";
import type { Evidence } from "../leak-check.ts";
import { relayAnswer } from "../relay.ts";
import { readAll, sendUpstream } from "../upstream.ts";
import {
  type NetworkRequest,
  redacted,
  type TravelledRequest,
  travelledEvidence,
} from "./network-request.ts";
import { acceptTunnel } from "./tunnel.ts";

/** A host of the network. */
export interface NetworkHost {
  /** The server that stands behind the name. Without one, every request is answered 404. */
  readonly target?: string;
  /** Whether it is the service itself, to which its credentials may go. Default false. */
  readonly isTrusted?: boolean;
}

export interface NetworkOptions {
  /**
   * By name below `bench.test`, for which the network's certificate is good: `cloud.bench.test`. Servers on 127.0.0.1,
   * such as those of a bench, can be reached beside them.
   */
  readonly hosts: Readonly<Record<string, NetworkHost>>;
  /** User name and password that the proxy asks for, joined by a colon. Default: none. */
  readonly proxyCredentials?: string;
}

/** A network of named hosts behind a proxy, with a private certificate authority, that records what travels. */
export interface Network extends AsyncDisposable {
  /** The proxy's address, with its credentials: it forwards http and tunnels https. */
  readonly proxyUrl: string;
  /** A PEM file with the authority that signed every host's certificate. */
  readonly caFile: string;
  /** What the proxy was asked, in order: `CONNECT host:port` or `METHOD address`, refused or not. */
  readonly asked: readonly string[];
  /** Every request that reached a host, in order. */
  readonly requests: readonly NetworkRequest[];
  /** The proxy's variables for an action's environment. */
  env(noProxy?: string): Record<string, string>;
  /** An https address at which a host is reached without the proxy, on `address` (127.0.0.1, or 127.0.0.2 on Linux). */
  listen(host: string, address?: string): Promise<string>;
  /** Everything that travelled, for a leak check. */
  evidence(): Generator<Evidence>;
}

const CERTIFICATES = new URL("certificates/", import.meta.url);
const KEPT_BODY_BYTES = 64 * 1024 * 1024;

/** Where a request came in. */
interface Arrival {
  readonly via: "proxy" | "direct";
  readonly secure: boolean;
  /** The origin that the client used. */
  readonly origin: URL;
  readonly host: NetworkHost;
}

/** Starts the network. */
export async function createNetwork(options: NetworkOptions): Promise<Network> {
  const tls = {
    key: readFileSync(new URL("server.key", CERTIFICATES)),
    cert: readFileSync(new URL("server.pem", CERTIFICATES)),
  };
  const travelled: TravelledRequest[] = [];
  const asked: string[] = [];
  const servers: Server[] = [];
  const sockets = new Set<Socket>();

  const hostOf = ({ hostname, origin }: URL): NetworkHost =>
    options.hosts[hostname] ?? (hostname === "127.0.0.1" ? { target: origin } : {});
  const take = (request: IncomingMessage, response: ServerResponse, arrival: Arrival) =>
    pass(request, response, arrival, travelled).catch(() => request.socket.destroy());
  const admits = ({ headers }: IncomingMessage) => {
    const { proxyCredentials } = options;
    const wanted = proxyCredentials && `Basic ${Buffer.from(proxyCredentials).toString("base64")}`;
    return wanted === undefined || headers["proxy-authorization"] === wanted;
  };

  const proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (!admits(request)) return void response.writeHead(407).end();
    const address = new URL(request.url ?? "");
    request.url = address.pathname + address.search;
    const origin = new URL(address.origin);
    void take(request, response, { via: "proxy", secure: false, origin, host: hostOf(origin) });
  });
  proxy.on("connect", (request: IncomingMessage, socket: Socket) => {
    asked.push(`CONNECT ${request.url}`);
    if (!admits(request)) return void socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
    acceptTunnel(socket, tls, (inner, answer, secure) => {
      const origin = new URL(`${secure ? "https" : "http"}://${request.url}`);
      void take(inner, answer, { via: "proxy", secure, origin, host: hostOf(origin) });
    });
  });

  async function start(server: Server, address: string): Promise<number> {
    server.on("connection", (socket) => sockets.add(socket));
    server.listen(0, address);
    await once(server, "listening");
    servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  const proxyPort = await start(proxy, "127.0.0.1");
  const credentials = options.proxyCredentials ? `${options.proxyCredentials}@` : "";
  const proxyUrl = `http://${credentials}127.0.0.1:${proxyPort}`;
  return {
    proxyUrl,
    caFile: fileURLToPath(new URL("authority.pem", CERTIFICATES)),
    asked,
    get requests() {
      return travelled.map(redacted);
    },
    env: (noProxy = "") => ({ HTTP_PROXY: proxyUrl, HTTPS_PROXY: proxyUrl, NO_PROXY: noProxy }),
    async listen(name, address = "127.0.0.1") {
      const host = options.hosts[name] ?? {};
      const server = createTlsServer(tls, (request, response) => {
        const origin = new URL(`https://${request.headers.host}`);
        void take(request, response, { via: "direct", secure: true, origin, host });
      });
      return `https://${address}:${await start(server, address)}`;
    },
    *evidence() {
      for (const request of travelled) yield* travelledEvidence(request);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** Keeps a request and answers it with what the host's server says. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { via, secure, origin, host }: Arrival,
  travelled: TravelledRequest[],
): Promise<void> {
  const body = await readAll(request, KEPT_BODY_BYTES);
  const { method = "GET", url: path = "/", rawHeaders } = request;
  const headers = pairs(rawHeaders).filter(([name]) => !/^proxy-/i.test(name));
  const { isTrusted = false, target } = host;
  travelled.push({ via, secure, host: origin.hostname, method, path, headers, body, isTrusted });
  if (target === undefined) return void response.writeHead(404).end();
  for (const name of ["proxy-authorization", "proxy-connection"]) delete request.headers[name];
  const server = new URL(target);
  const answered = await sendUpstream(server, request, body);
  await relayAnswer({ request, response, target: server, own: origin }, answered);
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""]] : []));
}

import { readFileSync } from "node:fs";
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer as createNetServer, Socket } from "node:net";

/** A request as the server got it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export type Reply = (response: ServerResponse, request: Received) => void;

export interface ScriptedServer extends AsyncDisposable {
  readonly origin: string;
  readonly port: number;
  readonly received: readonly Received[];
  /** Resolves when so many requests have arrived. */
  arrival(count: number): Promise<void>;
}

interface Conditions {
  readonly tls?: boolean;
  /** Reply to the head alone: the body of the request is left unread. */
  readonly early?: boolean;
}

/** The certificate of the test server's authority, which nobody trusts by default. */
export const testAuthority = readFileSync(new URL("certificates/authority.pem", import.meta.url), "utf8");

/** A server on loopback that answers the n-th request with the n-th reply, and from then on with the last. */
export async function serve(
  replies: Reply | readonly Reply[],
  conditions: Conditions = {},
): Promise<ScriptedServer> {
  const script = typeof replies === "function" ? [replies] : replies;
  const received: Received[] = [];
  const arrivals = new EventTarget();
  const sockets = new Set<Socket>();

  const listener: RequestListener = async (message, response) => {
    const body = conditions.early ? Buffer.alloc(0) : await readAll(message);
    if (!body) return;
    const url = new URL(message.url ?? "/", "http://localhost");
    const { method = "", headers } = message;
    const request = { method, path: url.pathname, query: url.searchParams, headers, body };
    const reply = script[Math.min(received.length, script.length - 1)];
    received.push(request);
    arrivals.dispatchEvent(new Event("request"));
    reply?.(response, request);
  };

  const server = conditions.tls ? createHttpsServer(tlsOptions(), listener) : createHttpServer(listener);
  server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${conditions.tls ? "https" : "http"}://127.0.0.1:${port}`,
    port,
    received,
    async arrival(count) {
      while (received.length < count) {
        await new Promise((resolve) => arrivals.addEventListener("request", resolve, { once: true }));
      }
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The whole body, or undefined when the client went away. */
async function readAll(message: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  try {
    for await (const part of message) parts.push(part);
    return Buffer.concat(parts);
  } catch {
    return undefined;
  }
}

function tlsOptions() {
  return {
    key: readFileSync(new URL("certificates/server.key", import.meta.url)),
    cert: readFileSync(new URL("certificates/server.pem", import.meta.url)),
  };
}

/** A port on loopback where nobody listens. */
export async function closedPort(): Promise<number> {
  await using server = await serve(stall());
  return server.port;
}

/** A port that takes connections and never says a word: TLS does not get beyond its first step. */
export async function listenSilently(): Promise<
  AsyncDisposable & { port: number; connection: Promise<Socket> }
> {
  const { promise: connection, resolve } = Promise.withResolvers<Socket>();
  const server = createNetServer(resolve);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    connection,
    async [Symbol.asyncDispose]() {
      (await connection).destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  return bytes(JSON.stringify(value), { "content-type": "application/json", ...headers }, status);
}

/** The service's own error body. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): Reply {
  return json(status, { message, statusCode: status }, headers);
}

export function html(status: number, headers: Record<string, string> = {}): Reply {
  return bytes("<html><body>Bad gateway</body></html>", { "content-type": "text/html", ...headers }, status);
}

export function bytes(content: string | Buffer, headers: Record<string, string> = {}, status = 200): Reply {
  const length = String(Buffer.byteLength(content));
  return (response) => response.writeHead(status, { "content-length": length, ...headers }).end(content);
}

export function empty(status: number, headers: Record<string, string> = {}): Reply {
  return (response) => response.writeHead(status, headers).end();
}

/** Answers nothing and breaks the connection. */
export function reset(): Reply {
  return (response) => {
    if (response.socket instanceof Socket) response.socket.resetAndDestroy();
  };
}

/** Answers nothing, and keeps the connection. */
export function stall(): Reply {
  return () => {};
}

/** Answers something that is no HTTP, with `text` in it. */
export function garbled(text: string): Reply {
  return (response) => void response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-length: ${text}\r\n\r\n${text}`);
}

/** Keeps sending a little, and never comes to an end. */
export function trickle(): Reply {
  return (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  };
}

/** Announces all of `content` and sends the first `sentBytes`; then the connection breaks, or stalls. */
export function truncated(
  content: Buffer,
  sentBytes: number,
  headers: Record<string, string> = {},
  after: "break" | "stall" = "break",
): Reply {
  return (response) => {
    response.writeHead(200, { ...headers, "content-length": String(content.length) });
    response.write(content.subarray(0, sentBytes), () => {
      if (after === "break") response.socket?.destroySoon();
    });
  };
}

/** A file as a careful server sends it: with ranges, under a validator. */
export function ranged(content: Buffer, etag = '"v1"'): Reply {
  return (response, { headers }) => {
    const match = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "");
    const current = headers["if-range"] === undefined || headers["if-range"] === etag;
    if (!match || !current) return bytes(content, { etag })(response, {} as Received);
    const start = Number(match[1]);
    if (start >= content.length) {
      return empty(416, { "content-range": `bytes */${content.length}` })(response, {} as Received);
    }
    const end = Math.min(match[2] ? Number(match[2]) : content.length - 1, content.length - 1);
    const range = `bytes ${start}-${end}/${content.length}`;
    bytes(content.subarray(start, end + 1), { etag, "content-range": range }, 206)(response, {} as Received);
  };
}

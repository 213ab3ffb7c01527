import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What an action sent to one of the bench's services, and how it was answered. */
export interface RecordedRequest {
  readonly service: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Bodies of artifact blocks are not kept; the leak check reads the finished artifact instead. */
  readonly body: Buffer;
  readonly status: number;
}

export interface Exchange {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RecordingServer extends AsyncDisposable {
  /** The origin, without a slash at its end. */
  readonly url: string;
}

export interface RecordingOptions {
  readonly service: string;
  readonly answer: (exchange: Exchange) => Reply | Promise<Reply>;
  readonly onRequest: (request: RecordedRequest) => void;
}

const KEPT_BODY_BYTES = 1024 * 1024;

/** Starts an HTTP server on the loopback address whose every request is reported before it is answered. */
export async function startRecordingServer(options: RecordingOptions): Promise<RecordingServer> {
  const server = createServer((request, response) => {
    handle(request, response, options).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { service, answer, onRequest }: RecordingOptions,
): Promise<void> {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
  const { method = "GET", url: path = "/", headers } = request;
  const exchange = { method, url: new URL(path, "http://127.0.0.1"), headers, body };
  const reply = await replyTo(exchange, answer);
  onRequest({
    service,
    method,
    path,
    headers: pairs(request.rawHeaders),
    body: body.length > KEPT_BODY_BYTES ? Buffer.alloc(0) : body,
    status: reply.status,
  });
  const { status, headers: answered = {}, body: content = "" } = reply;
  const length = status === 204 ? {} : { "content-length": String(Buffer.byteLength(content)) };
  response.writeHead(status, { ...length, ...answered });
  response.end(content);
}

/** What a service cannot read is the client's fault, and told so that a test sees why. */
async function replyTo(exchange: Exchange, answer: RecordingOptions["answer"]): Promise<Reply> {
  try {
    return await answer(exchange);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return json(400, { code: "malformed", msg: why, message: why });
  }
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ""]] : []));
}

/** A JSON answer. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(value) };
}

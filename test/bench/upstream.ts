import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** An answer of the server. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Readable;
}

/**
 * Sends what `request` asks, with `body`, to the server at `target`, as if the client had addressed it directly.
 * Rejects when the server cannot be reached or `body` breaks off.
 */
export async function sendUpstream(
  target: URL,
  request: IncomingMessage,
  body: Readable | Buffer,
): Promise<UpstreamAnswer> {
  const { connection: _, expect: __, ...headers } = request.headers;
  const send = target.protocol === "https:" ? httpsRequest : httpRequest;
  const upstream = send(new URL(request.url ?? "/", target.origin), {
    method: request.method ?? "GET",
    headers: { ...headers, host: target.host },
    agent: false,
  });
  upstream.on("error", () => {}); // one behind the answer has no other listener
  const answered = once(upstream, "response") as Promise<[IncomingMessage]>;
  const sent = pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, upstream);
  sent.catch(() => {}); // a server may answer before it has read everything; a break shows in `answered`
  const [answer] = await Promise.race([answered, sent.then(() => answered)]);
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: answer };
}

/** The bytes of `stream`, of which there may be `limitBytes` at most. */
export async function readAll(stream: Readable, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > limitBytes) throw new Error(`A body of more than ${limitBytes} bytes cannot be kept.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Long enough for what was passed on to be on the wire. */
const FLUSH_MS = 50;

/** Passes on about `share` of a request's body, at least its beginning, and then fails. */
export function breakOff(request: IncomingMessage, share: number): Readable {
  const length = Number(request.headers["content-length"] ?? 0);
  let left = Math.floor(length * share);
  const cut = new Transform({
    transform(chunk: Buffer, _, callback) {
      this.push(chunk.subarray(0, Math.max(1, left)));
      left -= chunk.length;
      if (left > 0) return callback();
      setTimeout(() => callback(new Error("The connection was dropped.")), FLUSH_MS);
    },
  });
  return request.pipe(cut);
}

import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough, Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { rewriteOrigin } from "./rewrite-origin.ts";
import { readAll, type UpstreamAnswer } from "./upstream.ts";

/** A request that is answered with what the server at `target` says, as if `own` were the server's address. */
export interface Relay {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: URL;
  readonly own: URL;
}

const KEPT_BODY_BYTES = 16 * 1024 * 1024;

/** Passes the server's answer on, with its links moved to the relay's own address, its body through `pace`. */
export async function relayAnswer(
  relay: Relay,
  answered: UpstreamAnswer,
  pace: Transform = new PassThrough(),
): Promise<void> {
  const { request, response, target, own } = relay;
  const { status, headers, body } = answered;
  const isJson = /\bjson\b/.test(headers["content-type"] ?? "") && headers["content-encoding"] === undefined;
  if (!isJson || request.method === "HEAD") {
    beginAnswer(relay, headers, status);
    return await pipeline(body, pace, response);
  }
  const text = (await readAll(body, KEPT_BODY_BYTES)).toString("utf8");
  const moved = Buffer.from(rewriteOrigin(text, target, own));
  beginAnswer(relay, { ...headers, "content-length": String(moved.length) }, status);
  await pipeline(Readable.from([moved]), pace, response);
}

/** Sends the head of an answer. */
export function beginAnswer(
  { response, target, own }: Omit<Relay, "request">,
  headers: UpstreamAnswer["headers"],
  status: number,
): void {
  const { connection: _, "keep-alive": __, "transfer-encoding": ___, ...passed } = headers;
  for (const name of ["location", "link"]) {
    const value = passed[name];
    if (typeof value === "string") passed[name] = rewriteOrigin(value, target, own);
  }
  response.writeHead(status, passed);
}

/** Sends the body of an answer and waits until the connection has taken it. */
export async function endAnswer(response: ServerResponse, body: Buffer | string): Promise<void> {
  if (response.destroyed) return;
  response.end(body);
  await once(response, "close");
}

import http from "node:http";
import type { Request } from "./compose-request.ts";

/** No request may take longer. */
export const HANG_MS = 5_000;

/** What came of a request. `cut`: it broke the connection itself. */
export type Outcome =
  | { readonly kind: "answer"; readonly status: number; readonly type: string; readonly body: Buffer }
  | { readonly kind: "hang" }
  | { readonly kind: "broken"; readonly reason: string }
  | { readonly kind: "cut" };

/** Sends a request over a connection of its own, and resolves with what came of it. */
export function sendRequest(origin: string, request: Request): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const { hostname, port } = new URL(origin);
  const bytes = request.body?.bytes;
  const sent = http.request({
    ...{ hostname, port, method: request.method, path: request.address, agent: false },
    headers: { ...request.headers, ...(bytes ? { "content-length": bytes.length } : {}) },
  });
  const timer = setTimeout(() => {
    resolve({ kind: "hang" });
    sent.destroy();
  }, HANG_MS);
  sent.on("response", (answer) => {
    const chunks: Buffer[] = [];
    answer.on("data", (chunk: Buffer) => chunks.push(chunk));
    answer.on("error", (error) => resolve({ kind: "broken", reason: error.message }));
    answer.on("end", () => {
      const { statusCode: status = 0, headers } = answer;
      resolve({ kind: "answer", status, type: headers["content-type"] ?? "", body: Buffer.concat(chunks) });
    });
  });
  sent.on("error", (error) => resolve({ kind: "broken", reason: error.message }));
  if (!request.cut) sent.end(bytes);
  else {
    sent.write(bytes?.subarray(0, Math.floor(bytes.length / 2)), () => {
      resolve({ kind: "cut" });
      sent.destroy();
    });
  }
  return promise.finally(() => clearTimeout(timer));
}

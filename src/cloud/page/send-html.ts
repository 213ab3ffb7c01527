import type { FastifyReply } from "fastify";
import type { Html } from "./html.ts";

/**
 * What holds for every answer of the page. Nothing but its own files is loaded or run, nobody frames it, and nothing
 * of it is kept. The referrer stays with the origin; without any, browsers would send forms with the origin `null`.
 */
const PAGE_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": [
    "default-src 'none'",
    ...["style-src", "script-src", "img-src", "connect-src", "form-action"].map((name) => `${name} 'self'`),
    ...["base-uri", "frame-ancestors"].map((name) => `${name} 'none'`),
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

/** Sends a document of the page. */
export function sendHtml(reply: FastifyReply, status: number, document: Html): FastifyReply {
  return reply
    .code(status)
    .headers({ ...PAGE_HEADERS, "content-type": "text/html; charset=utf-8" })
    .send(document.toString());
}

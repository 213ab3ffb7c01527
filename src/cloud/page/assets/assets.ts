import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { icon } from "./icon.ts";
import { liveScript } from "./live-script.ts";
import { baseStyle } from "./style/base-style.ts";
import { consoleStyle } from "./style/console-style.ts";
import { frameStyle } from "./style/frame-style.ts";
import { partStyle } from "./style/part-style.ts";
import { referenceStyle } from "./style/reference-style.ts";
import { tableStyle } from "./style/table-style.ts";

/** The page's own files, in the program itself: they need no folder beside it. */
const assets = {
  "icon.svg": { type: "image/svg+xml", text: icon },
  "live.js": { type: "text/javascript; charset=utf-8", text: liveScript },
  "style.css": {
    type: "text/css; charset=utf-8",
    text: [baseStyle, frameStyle, partStyle, tableStyle, consoleStyle, referenceStyle].join("\n"),
  },
} as const;

type AssetName = keyof typeof assets;

const versions = Object.fromEntries(
  Object.entries(assets).map(([name, { text }]) => [name, digest(text)]),
) as Readonly<Record<AssetName, string>>;

/** Where a file of the page is. The address changes with its content, so browsers may keep it for ever. */
export function assetAddress(name: AssetName): string {
  return `/page/${versions[name]}/${name}`;
}

/** Serves the page's own files, to everybody: they tell nothing. */
export function mountAssets(server: FastifyInstance): void {
  for (const [name, { type, text }] of Object.entries(assets)) {
    server.get(assetAddress(name as AssetName), (_request, reply) =>
      reply
        .headers({
          "content-type": type,
          "cache-control": "public, max-age=31536000, immutable",
          "content-security-policy": "default-src 'none'",
          "cross-origin-resource-policy": "same-origin",
          "x-content-type-options": "nosniff",
        })
        .send(text),
    );
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

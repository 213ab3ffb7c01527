import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Serves one flat folder on a free port of this machine. */
export async function serveFolder(folder) {
  const server = createServer(async (request, response) => {
    const name = request.url.split("?")[0].slice(1) || "index.html";
    const type = TYPES[extname(name)];
    // Names with a slash or a dot in front lead out of the folder or to hidden files.
    const bytes =
      type && /^\w[\w.-]*$/.test(name)
        ? await readFile(join(folder, name)).catch(() => undefined)
        : undefined;
    if (!bytes) return response.writeHead(404).end();
    response
      .writeHead(200, { "content-type": type, "content-security-policy": "default-src 'self'" })
      .end(bytes);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A site of somebody else on this machine. Disposing ends it. */
export interface ForeignSite extends AsyncDisposable {
  /** Its address under `host`: with 127.0.0.1 the same site as the cloud, but for the port; with localhost another. */
  address(host: "127.0.0.1" | "localhost", path: string): string;
  /** The cookies that it was sent. */
  readonly cookies: string[];
}

/** Serves these pages, by path. */
export async function startForeignSite(pages: Readonly<Record<string, string>>): Promise<ForeignSite> {
  const cookies: string[] = [];
  const server = createServer((request, response) => {
    if (request.headers.cookie) cookies.push(request.headers.cookie);
    response.setHeader("content-type", "text/html");
    response.end(pages[request.url ?? ""] ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: (host, path) => `http://${host}:${port}${path}`,
    cookies,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { createServer, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";

export interface TestProxy extends AsyncDisposable {
  readonly port: number;
  /** What it was asked: `CONNECT host:port`, or `METHOD address` for forwarded requests. */
  readonly asked: string[];
  /** The Proxy-Authorization headers it got. */
  readonly authorizations: (string | undefined)[];
}

/**
 * A real proxy, forwarding and tunnelling, that takes every host name for this machine. With `refusal` it refuses with
 * that status.
 */
export async function startProxy(refusal?: number): Promise<TestProxy> {
  const asked: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const note = (line: string, { headers }: IncomingMessage) => {
    asked.push(line);
    authorizations.push(headers["proxy-authorization"]);
  };

  const server = createServer((message, response) => {
    note(`${message.method} ${message.url}`, message);
    if (refusal) return void response.writeHead(refusal).end();
    const { port, pathname, search } = new URL(message.url ?? "");
    const { method, headers } = message;
    const forwarded = request({ host: "127.0.0.1", port, path: pathname + search, method, headers });
    forwarded.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    message.pipe(forwarded);
  });
  server.on("connect", (message, client) => {
    note(`CONNECT ${message.url}`, message);
    if (refusal) return void client.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
    const target = connect(Number(message.url?.split(":").at(-1)), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      client.pipe(target).pipe(client);
    });
    for (const socket of [client, target]) {
      socket.on("error", () => {});
      socket.on("close", () => [client, target].forEach((one) => void one.destroy()));
    }
  });

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    authorizations,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

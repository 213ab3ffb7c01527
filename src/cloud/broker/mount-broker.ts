import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { BROKER_ROOTS } from "../../contract/broker.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { guardRequest } from "../http/guard-requests.ts";
import { relaySocket } from "./relay/relay-socket.ts";
import { serveCommand, sessionFor } from "./serve-command.ts";
import { asWebDriverError, WebDriverError } from "./webdriver-error.ts";

/**
 * Mounts the broker. Its exchanges are taken over before any body is read, so that commands stream; what holds for every
 * request of the cloud holds for them.
 */
export async function mountBroker(
  server: FastifyInstance,
  cloud: CloudParts,
  allowedHosts: ReadonlySet<string>,
): Promise<void> {
  await server.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => {
      const failure = asWebDriverError(error);
      return reply.code(failure.status).header("cache-control", "no-cache").send(failure.body);
    });
    for (const root of BROKER_ROOTS) {
      scope.all(`${root}/*`, {
        async onRequest({ raw: request }, reply) {
          reply.hijack();
          void serveCommand(cloud.broker, below(root, request), { root, request, response: reply.raw });
        },
        handler: () => undefined,
      });
    }
  });
  server.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    void serveSocket(cloud, allowedHosts, { request, socket, head });
  });
}

/** Whether a request wants a WebSocket. Some HTTP clients ask every server for HTTP/2 by the same header. */
export function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === "websocket";
}

/** What serves the WebSocket, by its id in the contract's table of the broker. */
export const socketHandlers = { openSessionSocket: relaySocket };

interface Handshake {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

/** Serves the WebSocket of a session, `…/session/{id}`. Never rejects. */
async function serveSocket(
  { broker, logger }: CloudParts,
  allowedHosts: ReadonlySet<string>,
  { request, socket, head }: Handshake,
): Promise<void> {
  socket.on("error", () => socket.destroy());
  try {
    // Browsers say in a handshake which page it is for, whatever its method: such a page must be our own.
    guardRequest({ method: "POST", headers: request.headers }, allowedHosts);
    const root = BROKER_ROOTS.find((one) => request.url?.startsWith(`${one}/`));
    const [, id] = /^\/session\/([^/?]+)$/.exec(root === undefined ? "" : below(root, request)) ?? [];
    if (id === undefined)
      throw new WebDriverError("unknown command", "There is no WebSocket at this address.");
    await socketHandlers.openSessionSocket(sessionFor(broker, id, { request }), request, socket, head);
  } catch (error) {
    const failure = asWebDriverError(error);
    logger.debug(`Broker: no WebSocket: ${failure.message}`);
    const body = JSON.stringify(failure.body);
    const head = [`HTTP/1.1 ${failure.status} Refused`, "content-type: application/json; charset=utf-8"];
    const length = `content-length: ${Buffer.byteLength(body)}`;
    socket.end(`${[...head, length, "connection: close"].join("\r\n")}\r\n\r\n${body}`);
  }
}

/** The address below the broker's root, with its query. */
function below(root: string, { url = "" }: IncomingMessage): string {
  return url.slice(root.length).replace(/\/(?=\?|$)/, "");
}

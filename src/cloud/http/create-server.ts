import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { Logger } from "../../base/logger.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { AnyOperation } from "../../contract/operation.ts";
import type { Caller } from "../access/authenticate.ts";
import { isWebSocket, mountBroker } from "../broker/mount-broker.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { handlers } from "../handlers/index.ts";
import { mountPage } from "../page/mount-page.ts";
import { errorBody, oauthErrorBody, refusalOf } from "./answer-error.ts";
import { allowedHosts, guardRequest } from "./guard-requests.ts";
import { mountOperations } from "./mount-operations.ts";
import { addBodyParsers, leaveUnread } from "./read-body.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The operation behind a route. */
    operation?: AnyOperation;
  }
  interface FastifyRequest {
    /** Who asks, once that is known. */
    caller: Caller | undefined;
  }
}

/** How long the rest of a refused upload is taken and thrown away, so that its sender can read the answer. */
const LINGER_MS = 2_000;
/** And how much of it: who sends more hears the answer while sending. */
const LINGER_BYTES = 4 * 1024 * 1024;

/** The HTTP side of the cloud: routes from the contract's table, and what holds for every request. */
export async function createServer(cloud: CloudParts, hosts: readonly string[]): Promise<FastifyInstance> {
  const { logger } = cloud;
  const server = fastify({
    // Uploads take as long as they take.
    requestTimeout: 0,
    http: { shouldUpgradeCallback: isWebSocket },
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, logger),
  });
  const allowed = allowedHosts(hosts);
  server.addHook("onRequest", async (request) => guardRequest(request, allowed));
  server.addHook("onResponse", async (request, reply) => {
    logger.debug(
      `${request.method} ${pathOf(request)} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`,
    );
    lingerOver(request);
  });
  server.setErrorHandler((error, request, reply) => answerError(error, request, reply, logger));
  server.setNotFoundHandler((request, reply) => {
    const message = `No operation ${request.method} ${pathOf(request)}`;
    return reply.code(404).send(errorBody({ status: 404, message }));
  });
  server.decorateRequest("caller", undefined);
  addBodyParsers(server);
  await server.register(multipart);
  mountOperations(
    server,
    handlers.filter(({ operation }) => operation.upload !== "bytes"),
    cloud,
  );
  await mountPage(server, cloud);
  await mountBroker(server, cloud, allowed);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    leaveUnread(scope);
    mountOperations(
      scope,
      handlers.filter(({ operation }) => operation.upload === "bytes"),
      cloud,
    );
  });
  return server;
}

function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  logger: Logger,
): FastifyReply {
  const refusal = refusalOf(error, logger);
  const { operation } = request.routeOptions.config;
  // Delete lists no 404: what is wanted is that it is gone (docs/decisions.md, Unknown routes and missing records).
  if (refusal.status === 404 && operation?.method === "DELETE") return reply.code(204).send();
  const issuesTokens = operation?.access === "none";
  if (refusal.status === 401) reply.header("www-authenticate", 'Bearer realm="device cloud"');
  return reply
    .code(refusal.status)
    .headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
    .send(issuesTokens ? oauthErrorBody(refusal) : errorBody(refusal));
}

/** Without the query, which may carry an access token or a signature, and without the ids of the broker's sessions. */
function pathOf(request: FastifyRequest): string {
  const path = request.raw.url?.split("?")[0] ?? "";
  return plainLine(path.replace(/(?<=\/session\/)[^/]+/, "…"), 200);
}

/** The answer is out before its request has ended: a refused upload. Ends the connection a moment later. */
function lingerOver({ raw }: FastifyRequest): void {
  if (raw.complete || raw.destroyed) return;
  let takenBytes = 0;
  raw.unpipe();
  raw.on("data", (chunk: Buffer) => {
    takenBytes += chunk.length;
    if (takenBytes > LINGER_BYTES) raw.pause();
  });
  raw.resume();
  const timer = setTimeout(() => raw.complete || raw.socket.destroy(), LINGER_MS);
  raw.once("close", () => clearTimeout(timer));
}

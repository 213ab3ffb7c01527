import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AnyOperation, Generation } from "../../contract/operation.ts";
import { operations } from "../../contract/operations/index.ts";
import { type Route, routesOf } from "../../contract/paths.ts";
import { encodeWire } from "../../contract/wire.ts";
import { authenticate, authorize, type Caller } from "../access/authenticate.ts";
import { API_ROOTS } from "../api-roots.ts";
import type { CloudParts } from "../cloud-parts.ts";
import type {
  ArchiveAnswer,
  BareAnswer,
  FileAnswer,
  Handler,
  Listing,
  OpenCall,
} from "../handlers/handler.ts";
import { forbidden, unauthorized } from "../refusals.ts";
import { answerArchive } from "./answer-archive.ts";
import { answerFile } from "./answer-file.ts";
import { pageEnvelope } from "./answer-page.ts";
import { comesFromElsewhere } from "./guard-requests.ts";
import { readIds, readJsonBody, readMovedIds, readParams, readQuery } from "./read-call.ts";
import { readSelection } from "./read-list.ts";
import { receiveBytes, receiveFormFile, refuseTooLarge } from "./receive-file.ts";

/**
 * Mounts every operation that has a handler under each of its paths and each root of the API, as far as the cloud stands
 * in for services that have it.
 */
export function mountOperations(
  server: FastifyInstance,
  handlers: readonly Handler[],
  cloud: CloudParts,
): void {
  for (const handler of handlers) {
    const { operation } = handler;
    for (const route of routesOf(operation)) {
      for (const url of urlsOf(operation, route)) {
        if (isServed(operation, cloud.generation)) mount(server, { ...route, url }, handler, cloud);
        else mountUnknown(server, { ...route, url });
      }
    }
  }
}

/** Whether services of this generation have the operation. */
function isServed({ generation: side }: AnyOperation, generation: Generation): boolean {
  return generation === "both" || side === "both" || side === generation;
}

/** No operation here. Without a route of its own, `/runs/config` would be taken for `/runs/{runId}`. */
function mountUnknown(server: FastifyInstance, { method, url }: Mounted): void {
  server.route({
    method,
    url,
    onRequest: (_, reply) => reply.callNotFound(),
    handler: (_, reply) => reply.callNotFound(),
  });
}

function urlsOf(operation: AnyOperation, { template }: Route): string[] {
  const path = template.replaceAll(/\{(\w+)\}/g, ":$1");
  return operation.root === "auth" ? [path] : API_ROOTS.map((root) => root + path);
}

interface Mounted extends Route {
  /** The path with its root. */
  readonly url: string;
}

function mount(server: FastifyInstance, route: Mounted, handler: Handler, cloud: CloudParts): void {
  const { operation } = handler;
  server.route({
    method: operation.answer.bytes ? [operation.method, "HEAD"] : operation.method,
    url: route.url,
    config: { operation },
    // Before the body is read, so that nobody unknown makes the cloud read one.
    async onRequest(request) {
      if (!handler.open) request.caller = callerOf(operation, request, cloud);
      if (operation.upload) refuseTooLarge(request, cloud.maxUploadBytes);
    },
    async handler(request, reply) {
      const query = readParams(operation, request, readQuery(request));
      const call = { ...callFrom(operation, request, query, cloud), query };
      const answer = handler.open
        ? await handler.serve(call, cloud)
        : await handler.serve(ofCaller(call, route, request.caller), cloud);
      return send(operation, answer, { request, reply, cloud, query });
    },
  });
}

/** The call with who makes it. A path that says `me` stands for the caller's own `/users/{userId}`. */
function ofCaller<C extends OpenCall<AnyOperation>>(call: C, { family }: Route, caller: Caller | undefined) {
  if (!caller) throw unauthorized("The request was not authenticated.");
  const ids = family === "me" ? { ...call.ids, userId: caller.user.id } : call.ids;
  return { ...call, ids, caller };
}

/** Who asks: the account or build of the credentials, or the owner of a file whose signed link this is. */
function callerOf(operation: AnyOperation, request: FastifyRequest, cloud: CloudParts): Caller {
  const ids = readIds(request);
  const query = readQuery(request);
  const signature = query.get("signature");
  if (operation === operations.files.content && signature !== null) {
    const fileId = ids.fileId ?? 0;
    const file = cloud.store.files.get(fileId);
    const owner = file && cloud.store.users.get(file.userId);
    const opens = cloud.signer.opens(fileId, { expires: query.get("expires") ?? "", signature });
    if (owner && opens) return { user: owner };
    throw forbidden("The link has expired or was changed. Ask for the file again: its record has a new one.");
  }
  if (comesFromElsewhere(request.headers))
    throw forbidden("Pages of other sites may not use this device cloud.");
  const caller = authenticate(request.headers.authorization, query.get("access_token"), cloud);
  authorize(caller, operation, ids, cloud.store);
  return caller;
}

function callFrom(operation: AnyOperation, request: FastifyRequest, query: object, cloud: CloudParts) {
  const { store, maxUploadBytes, wire } = cloud;
  return {
    ids: { ...readMovedIds(operation, request, readQuery(request)), ...readIds(request) },
    body: readJsonBody(operation, request) as never,
    selection: operation.answer.item ? readSelection(operation, query, wire) : {},
    origin: originOf(request),
    receiveFile(maxBytes = maxUploadBytes, signal?: AbortSignal) {
      const limit = Math.min(maxBytes, maxUploadBytes);
      if (operation.upload === "bytes") return receiveBytes(request, store.blobs, limit, signal);
      return receiveFormFile(request, store.blobs, limit);
    },
  };
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly cloud: CloudParts;
  readonly query: object;
}

function send(operation: AnyOperation, answer: unknown, { request, reply, cloud, query }: Exchange): unknown {
  const { answer: expected } = operation;
  if (expected.bytes) {
    const exchange = { request, reply, blobs: cloud.store.blobs };
    const bytes = answer as FileAnswer | ArchiveAnswer;
    return "file" in bytes ? answerFile(bytes.file, exchange) : answerArchive(bytes, exchange);
  }
  reply.code(expected.statuses[0]).header("cache-control", "no-store");
  if (isBare(answer)) return reply.code(answer.status).send(answer.body);
  if (answer === undefined) return reply.send();
  if (!expected.item) return reply.send(encodeWire(answer, cloud.wire));
  const address = `${originOf(request)}${request.raw.url?.split("?")[0]}`;
  const context = { query, address, sent: readQuery(request), wire: cloud.wire };
  return reply.send(encodeWire(pageEnvelope(answer as Listing<unknown>, context), cloud.wire));
}

/** The Host header was checked against the names this cloud answers for. */
function originOf(request: FastifyRequest): string {
  return `http://${request.headers.host}`;
}

function isBare(answer: unknown): answer is BareAnswer {
  return typeof answer === "object" && answer !== null && "status" in answer && "body" in answer;
}

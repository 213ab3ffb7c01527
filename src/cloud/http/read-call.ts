import type { FastifyRequest } from "fastify";
import type * as z from "zod";
import { DeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { AnyOperation } from "../../contract/operation.ts";
import { int64, type Params } from "../../contract/params.ts";
import { decodeParams } from "../../contract/params-codec.ts";
import { schemaProblems } from "../../contract/schema-problems.ts";
import { badRequest } from "../refusals.ts";
import type { SmallBody } from "./read-body.ts";

/** The ids of the path, all whole numbers. @throws {DeviceCloudError} 400 naming the one that is none. */
export function readIds(request: FastifyRequest): Record<string, number> {
  const ids: Record<string, number> = {};
  for (const [name, text] of Object.entries(request.params as Record<string, string>)) {
    const id = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!Number.isSafeInteger(id))
      throw badRequest(`${name} is "${plainLine(text, 40)}"; it takes a whole number.`);
    ids[name] = id;
  }
  return ids;
}

/** The query of the address, parsed as forms are. */
export function readQuery(request: FastifyRequest): URLSearchParams {
  const url = request.raw.url ?? "";
  return new URLSearchParams(url.includes("?") ? url.slice(url.indexOf("?") + 1) : "");
}

/**
 * The operation's parameters, from the query and a form body alike.
 * @throws {DeviceCloudError} 400 naming every one that is wrong.
 */
export function readParams(operation: AnyOperation, request: FastifyRequest, query: URLSearchParams) {
  return decoded(operation.query as Params, request, query);
}

/**
 * The ids that the direct family takes among its parameters, where the other families have them in the path (Test
 * runs: three path families).
 * @throws {DeviceCloudError} 400 naming the one that is none.
 */
export function readMovedIds(
  { directQuery }: AnyOperation,
  request: FastifyRequest,
  query: URLSearchParams,
): Record<string, number> {
  const inPath = request.params as object;
  if ("projectId" in inPath || "userId" in inPath) return {};
  const ids = Object.fromEntries(directQuery.map((name) => [name, int64()]));
  return decoded(ids, request, query) as Record<string, number>;
}

function decoded(params: Params, request: FastifyRequest, query: URLSearchParams) {
  const body = request.body as SmallBody | undefined;
  const raw = new Map<string, string[]>();
  for (const [name, value] of [...query, ...(body?.kind === "form" ? body.pairs : [])]) {
    raw.set(name, [...(raw.get(name) ?? []), value]);
  }
  const { values, problems } = decodeParams(params, raw);
  if (problems.length > 0) throw badRequest(problems.join(" "));
  return values;
}

/**
 * The JSON body as the operation's schema reads it; null when there is none.
 * @throws {DeviceCloudError} 400 naming the wrong fields, 415 for a body that the operation does not take.
 */
export function readJsonBody(operation: AnyOperation, request: FastifyRequest): unknown {
  const body = request.body as SmallBody | undefined;
  if (body?.kind === "form" || (body === undefined && !hasBody(request))) return null;
  if (operation.upload !== null) return null;
  if (body === undefined || operation.body === null) throw unsupported(operation, request);
  const parsed = (operation.body as z.ZodType).safeParse(body.value);
  if (parsed.success) return parsed.data;
  throw badRequest(`The body is wrong: ${schemaProblems(parsed.error)}.`);
}

function hasBody({ headers, method }: FastifyRequest): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function unsupported(operation: AnyOperation, request: FastifyRequest): DeviceCloudError {
  const type = plainLine(request.headers["content-type"] ?? "no content type", 80);
  const takes = operation.body === null ? "its parameters in the query or as a form" : "a JSON body";
  return new DeviceCloudError("refused", `${operation.id} takes ${takes}, not a body of ${type}.`, {
    status: 415,
  });
}

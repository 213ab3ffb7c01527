import type { AnyOperation } from "../operation.ts";
import { listParams, type Param, type Params } from "../params.ts";
import type { Route } from "../paths.ts";
import type { JsonObject } from "./json.ts";

const SCALARS: Readonly<Record<Param["kind"], JsonObject>> = {
  text: { type: "string" },
  texts: { type: "string" },
  int32: { type: "integer", format: "int32" },
  int64: { type: "integer", format: "int64" },
  int64s: { type: "integer", format: "int64" },
  boolean: { type: "boolean" },
};

const isArray = ({ kind }: Param) => kind === "int64s" || kind === "texts";

/** The name under which a parameter travels: arrays are repeated with brackets (Endpoints, Devices). */
export const wireName = (name: string, param: Param) => (isArray(param) ? `${name}[]` : name);

/** What a parameter takes. */
export function parameterSchema(param: Param): JsonObject {
  const scalar = {
    ...SCALARS[param.kind],
    ...(param.choices ? { enum: param.choices } : {}),
    ...(param.secret ? { format: "password" } : {}),
  };
  return isArray(param) ? { type: "array", items: scalar } : scalar;
}

/** Parameters that many operations share: the ids of paths, those that move to the query, and those of lists. */
export function sharedParameters(routes: readonly Route[]): JsonObject {
  const ids = [...new Set(routes.flatMap(({ ids }) => ids))].toSorted();
  return {
    ...Object.fromEntries(ids.map((id) => [id, idParameter(id, "path")])),
    ...Object.fromEntries(["projectId", "userId"].map((id) => [`${id}InQuery`, idParameter(id, "query")])),
    ...Object.fromEntries(
      Object.entries(listParams).map(([name, param]) => [name, queryParameter(name, param)]),
    ),
  };
}

/** The parameters of one route of an operation. A secret that can travel in a form is not offered in the address. */
export function parametersOf(operation: AnyOperation, { ids, family }: Route): JsonObject[] {
  const { query, directQuery, placement } = operation;
  const moved: readonly string[] = family === "direct" ? directQuery : [];
  const offered = Object.entries(query as Params).filter(
    ([, { secret }]) => !(secret && placement === "form"),
  );
  return [
    ...ids.map(sharedParameter),
    ...moved.map((id) => sharedParameter(`${id}InQuery`)),
    ...offered.map(([name, param]) =>
      name in listParams ? sharedParameter(name) : queryParameter(name, param),
    ),
  ];
}

const sharedParameter = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

function idParameter(name: string, where: "path" | "query"): JsonObject {
  const kind = name.replace(/Id$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return {
    name,
    in: where,
    description: where === "path" ? `id of the ${kind}` : `id of the ${kind}, which this path does not name`,
    ...(where === "path" ? { required: true } : {}),
    schema: SCALARS.int64,
  };
}

function queryParameter(name: string, param: Param): JsonObject {
  return {
    name: wireName(name, param),
    in: "query",
    ...(param.says ? { description: param.says } : {}),
    ...(isArray(param) ? { style: "form", explode: true } : {}),
    schema: parameterSchema(param),
  };
}

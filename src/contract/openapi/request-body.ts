import type { AnyOperation } from "../operation.ts";
import type { Params } from "../params.ts";
import type { JsonObject } from "./json.ts";
import { parameterSchema, wireName } from "./parameters.ts";
import { refOf } from "./schemas.ts";

const MULTIPART = {
  description: "the file, as the form part named `file`",
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
        required: ["file"],
      },
    },
  },
};
const BYTES = {
  description: "the bytes of the file",
  required: true,
  content: { "application/octet-stream": {} },
};

/** What an operation takes as its body, or undefined where it takes none. */
export function requestBodyOf(operation: AnyOperation): JsonObject | undefined {
  const { body, upload, query, method } = operation;
  if (upload) return upload === "multipart" ? MULTIPART : BYTES;
  const named = Object.keys(query).length > 0;
  // Where parameters can say the same, as at the start of a build, the body may be left out.
  if (body) return { required: !named, content: { "application/json": { schema: refOf(body) } } };
  return named && method !== "GET" && method !== "DELETE" ? formOf(query) : undefined;
}

/** The parameters once more: a service takes them in the query and as a form. */
function formOf(query: Params): JsonObject {
  const properties = Object.entries(query).map(([name, param]) => [
    wireName(name, param),
    { ...(param.says ? { description: param.says } : {}), ...parameterSchema(param) },
  ]);
  const schema = { type: "object", properties: Object.fromEntries(properties) };
  return {
    description: "the parameters, where they are not in the query",
    content: { "application/x-www-form-urlencoded": { schema } },
  };
}

import { authServers, info, securitySchemes, servers, tags } from "./openapi/about.ts";
import type { JsonObject } from "./openapi/json.ts";
import { operationObject } from "./openapi/operation-object.ts";
import { sharedParameters } from "./openapi/parameters.ts";
import { sharedResponses } from "./openapi/responses.ts";
import { componentSchemas } from "./openapi/schemas.ts";
import type { AnyOperation } from "./operation.ts";
import { operations } from "./operations/index.ts";
import { declaredRoutes } from "./paths.ts";

interface TaggedOperation {
  readonly tag: string;
  readonly operation: AnyOperation;
}

/** The table of operations as an OpenAPI 3.1 document. The same table gives the same document, in the same order. */
export function openapiDocument(): JsonObject {
  const table = Object.entries(operations).flatMap(([tag, group]) =>
    Object.values<AnyOperation>(group).map((operation): TaggedOperation => ({ tag, operation })),
  );
  const all = table.map(({ operation }) => operation);
  return {
    openapi: "3.1.0",
    info,
    servers,
    security: [{ apiKey: [] }, { accessToken: [] }, { bearer: [] }, { oauth: ["read", "write"] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: pathItems(table),
    components: {
      schemas: componentSchemas(all),
      parameters: sharedParameters(all.flatMap(declaredRoutes)),
      responses: sharedResponses,
      securitySchemes,
    },
  };
}

/** A path item per path, with the methods of all operations that have it. */
function pathItems(table: readonly TaggedOperation[]): JsonObject {
  const items: Record<string, JsonObject> = {};
  for (const { tag, operation } of table) {
    for (const route of declaredRoutes(operation)) {
      items[route.template] = {
        ...(operation.root === "auth" ? { servers: authServers } : {}),
        ...items[route.template],
        [route.method.toLowerCase()]: operationObject(operation, route, tag),
      };
    }
  }
  return items;
}

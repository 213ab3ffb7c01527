import type { FastifyInstance } from "fastify";
import { openapiDocument } from "../../../contract/openapi.ts";
import type { CloudParts } from "../../cloud-parts.ts";
import { document } from "../document.ts";
import { sendHtml } from "../send-html.ts";
import { visitorOf } from "../visitor-of.ts";
import { referenceBody } from "./reference-body.ts";

/** Serves the reference of the API to everybody: as a document for programs, and to read. It tells of no account. */
export function mountReference(server: FastifyInstance, cloud: CloudParts): void {
  // Made when first asked for: most clouds are never asked.
  const openapi = once(() => JSON.stringify(openapiDocument()));
  const body = once(referenceBody);
  server.get("/openapi.json", (_request, reply) =>
    reply
      .headers({ "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" })
      .send(openapi()),
  );
  server.get("/docs", (request, reply) =>
    sendHtml(reply, 200, document({ title: "API", body: body(), ...visitorOf(request, cloud) })),
  );
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

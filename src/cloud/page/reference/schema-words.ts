import type { JsonObject } from "../../../contract/openapi/json.ts";
import { type Content, type Html, html } from "../html.ts";

/** Where the record behind a reference is described. */
export function recordLink({ $ref }: JsonObject): Html {
  const name = String($ref).split("/").at(-1) ?? "";
  return html`<a href="#record-${name}">${name}</a>`;
}

/** What a schema of the document says, in words. That a value may also be null goes without saying. */
export function schemaWords(schema: JsonObject): Content {
  if (schema.$ref) return recordLink(schema);
  if (Array.isArray(schema.anyOf)) return alternatives(schema.anyOf as JsonObject[]);
  if (Array.isArray(schema.enum)) return schema.enum.join(", ");
  const type = [schema.type].flat().find((name) => name !== "null");
  if (type === "array") return html`list of ${schemaWords((schema.items ?? {}) as JsonObject)}`;
  const examples = Array.isArray(schema.examples) ? html`, such as ${schema.examples.join(", ")}` : false;
  return html`${String(type ?? "anything")}${examples}`;
}

function alternatives(schemas: readonly JsonObject[]): Content {
  const words = schemas.filter(({ type }) => type !== "null").map(schemaWords);
  return words.map((word, index) => [index > 0 && " or ", word]);
}

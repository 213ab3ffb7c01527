import { openapiDocument } from "../../src/contract/openapi.ts";

/** A piece of the OpenAPI document. */
// biome-ignore lint/suspicious/noExplicitAny: JSON as the document has it
export type Json = any;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly schema: Json;
}

/** One method of one path of the document, with what a request and the judgement of its answer need. */
export interface Target {
  readonly operationId: string;
  readonly method: string;
  /** With `{name}` for ids. */
  readonly template: string;
  /** The paths below which it lies; empty for the origin itself. */
  readonly roots: readonly string[];
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  /** Schemas of the request's body by media type. */
  readonly bodies: Readonly<Record<string, Json>>;
  /** Schemas of answers by status, `default` among them; null where a body is no JSON. */
  readonly answers: Readonly<Record<string, Json | null>>;
  /** The fields of the records that a list answers; empty for other operations. */
  readonly listed: readonly string[];
}

const document: Json = JSON.parse(JSON.stringify(openapiDocument()));

/** What a `$ref` leads to; other values as they are. */
export function resolved(value: Json): Json {
  if (value?.$ref === undefined) return value;
  const names: string[] = value.$ref.slice("#/".length).split("/");
  return resolved(names.reduce((piece, name) => piece[name], document));
}

/** The named schemas of the document. */
export const schemas: Readonly<Record<string, Json>> = document.components.schemas;

/** Every method of every path of the document. */
export function targets(): Target[] {
  return Object.entries<Json>(document.paths).flatMap(([template, { servers, ...methods }]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      template,
      roots: (servers ?? document.servers).map(({ url }: Json) => url.replace(/\/$/, "")),
      tag: operation.tags[0],
      parameters: (operation.parameters ?? []).map(resolved),
      bodies: schemasOf(operation.requestBody?.content ?? {}),
      answers: Object.fromEntries(
        Object.entries<Json>(operation.responses).map(([status, answer]) => [
          status,
          jsonSchemaOf(resolved(answer)),
        ]),
      ),
      listed: listedFields(operation),
    })),
  );
}

function schemasOf(content: Json): Record<string, Json> {
  return Object.fromEntries(Object.entries<Json>(content).map(([type, { schema }]) => [type, schema ?? {}]));
}

const jsonSchemaOf = ({ content }: Json): Json | null => content?.["application/json"]?.schema ?? null;

function listedFields({ responses }: Json): string[] {
  const page = resolved(jsonSchemaOf(resolved(responses[200] ?? {})) ?? {});
  const record = resolved(page.properties?.data?.items ?? {});
  return page.properties?.total === undefined ? [] : Object.keys(record.properties ?? {});
}

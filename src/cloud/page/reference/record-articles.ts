import type { JsonObject } from "../../../contract/openapi/json.ts";
import { openapiDocument } from "../../../contract/openapi.ts";
import { listParams, type Param } from "../../../contract/params.ts";
import { type Html, html } from "../html.ts";
import { table } from "../parts/table.ts";
import { prose } from "./prose.ts";
import { schemaWords } from "./schema-words.ts";

/** What holds for every list: its parameters, and the envelope around its records. */
export function listArticle(): Html {
  return html`<section id="lists" class="chapter"><h2>Lists</h2>
<p>Every list takes these parameters and answers with a page: its records in <code>data</code>, how many there are in
all in <code>total</code>, and the way on in <code>next</code>.</p>
${table({
  caption: "Parameters of lists",
  records: Object.entries<Param>(listParams),
  empty: "",
  columns: [
    { title: "Parameter", heads: true, cell: ([name]) => html`<code>${name}</code>` },
    { title: "Type", cell: ([, { kind }]) => kind },
    { title: "Meaning", cell: ([, { says = "" }]) => prose(says) },
  ],
})}</section>`;
}

/** Every record of the document with its fields. Pages of records are told once, in the article on lists. */
export function recordArticles(): Html {
  const { schemas } = openapiDocument().components as { schemas: Readonly<Record<string, JsonObject>> };
  const records = Object.entries(schemas).filter(([name]) => !name.endsWith("Page"));
  return html`<section id="records" class="chapter"><h2>Records</h2>
<p>Fields may also be null or missing, except those marked as required; a service may send further ones.</p>
${records.map(
  ([
    name,
    schema,
  ]) => html`<article id="record-${name}" class="record"><h3><a href="#record-${name}">${name}</a></h3>
${schema.description ? html`<p>${prose(String(schema.description))}</p>` : false}
${content(name, schema)}</article>`,
)}</section>`;
}

function content(name: string, schema: JsonObject): Html {
  const { properties } = schema as { properties?: Readonly<Record<string, JsonObject>> };
  if (!properties) return html`<p>${schemaWords(schema)}</p>`;
  const required = new Set(schema.required as string[] | undefined);
  return table({
    caption: `Fields of ${name}`,
    records: Object.entries(properties),
    empty: "",
    columns: [
      {
        title: "Field",
        heads: true,
        cell: ([field]) => html`<code>${field}</code>${required.has(field) && " required"}`,
      },
      { title: "Type", cell: ([, field]) => schemaWords(field) },
    ],
  });
}

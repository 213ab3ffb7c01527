import { listFieldsOf } from "../../../contract/list-fields.ts";
import { wireName } from "../../../contract/openapi/parameters.ts";
import { refOf } from "../../../contract/openapi/schemas.ts";
import type { AnyOperation } from "../../../contract/operation.ts";
import { listParams, type Param, type ParamKind, type Params } from "../../../contract/params.ts";
import { declaredRoutes, type Route } from "../../../contract/paths.ts";
import { spellingsOf } from "../../../contract/spellings.ts";
import { API_ROOT } from "../../api-roots.ts";
import { type Content, type Html, html, when } from "../html.ts";
import { type Fact, facts } from "../parts/facts.ts";
import { table } from "../parts/table.ts";
import { prose } from "./prose.ts";
import { recordLink } from "./schema-words.ts";

const KINDS: Readonly<Record<ParamKind, string>> = {
  text: "text",
  texts: "text, repeated",
  int32: "int32",
  int64: "int64",
  int64s: "int64, repeated",
  boolean: "boolean",
};

const FAMILIES: Readonly<Record<Route["family"], string>> = {
  me: "the caller's own",
  user: "through a user",
  project: "through a project",
  direct: "directly",
};

const ACCESS: Readonly<Record<AnyOperation["access"], string | null>> = {
  account: null,
  build: "the account's, or the key that a build's script is given",
  none: "none: it issues them",
};

/** One operation: what it does, where it is, what it takes and what it answers. */
export function operationArticle(operation: AnyOperation): Html {
  const { id, says, extension, generation } = operation;
  const spellings = spellingsOf(operation);
  return html`<article id="${id}" class="operation"><h3><a href="#${id}">${id}</a>
${when(extension, () => html`<span class="mark">extension</span>`)}
${when(generation !== "both", () => html`<span class="mark">${generation} only</span>`)}</h3>
<p>${prose(says)}</p>
<ul class="paths">${declaredRoutes(operation).map((route) => path(operation, route))}</ul>
${when(
  spellings.length > 0,
  () => html`<details><summary>Also at ${spellings.length} other ${spellings.length === 1 ? "spelling" : "spellings"}</summary>
<ul class="paths">${spellings.map((template) => html`<li>${address(operation, template)}</li>`)}</ul></details>`,
)}
${parameters(operation)}
${facts([
  ["Body", bodyOf(operation)],
  ["Answers", answersOf(operation)],
  ...listFacts(operation),
  ["Credentials", ACCESS[operation.access as AnyOperation["access"]]],
  ["Source", operation.source],
])}</article>`;
}

function path(operation: AnyOperation, { family, template }: Route): Html {
  return html`<li>${address(operation, template)} <span class="quiet">${FAMILIES[family]}</span></li>`;
}

function address({ method, root }: AnyOperation, template: string): Html {
  const full = root === "auth" || template.startsWith("/api/") ? template : API_ROOT + template;
  return html`<code><b class="method ${method.toLowerCase()}">${method}</b> ${full}</code>`;
}

function parameters({ query, directQuery }: AnyOperation): Content {
  const own = Object.entries(query as Params).filter(([name]) => !(name in listParams));
  const moved: readonly string[] = directQuery;
  const rows: readonly (readonly [string, Param])[] = [
    ...own,
    ...moved.map((name): [string, Param] => [
      name,
      { kind: "int64", says: "where the path does not name it" },
    ]),
  ];
  if (rows.length === 0) return false;
  return table({
    caption: "Parameters",
    records: rows,
    empty: "",
    columns: [
      {
        title: "Parameter",
        heads: true,
        cell: ([name, param]) => html`<code>${wireName(name, param)}</code>`,
      },
      { title: "Type", cell: ([, { kind }]) => KINDS[kind] },
      { title: "Meaning", cell: ([, param]) => meaningOf(param) },
    ],
  });
}

function meaningOf({ says, choices, secret }: Param): Content {
  const words = [says, choices?.join(", "), secret && "a secret"].filter((word) => typeof word === "string");
  return prose(words.join("; "));
}

function bodyOf({ body, upload }: AnyOperation): Content {
  if (upload === "multipart")
    return html`<code>multipart/form-data</code> with one part named <code>file</code>`;
  if (upload === "bytes") return "the bytes of the file";
  return body && html`${recordLink(refOf(body))} as JSON`;
}

function answersOf({ answer }: AnyOperation): Content {
  const statuses = html`<code>${answer.statuses.filter((status: number) => status < 300).join(", ")}</code>`;
  if (answer.bytes) return html`${statuses} the bytes of a file`;
  if (answer.item) return html`${statuses} a <a href="#lists">page</a> of ${recordLink(refOf(answer.item))}`;
  return answer.schema
    ? html`${statuses} ${recordLink(refOf(answer.schema))}`
    : html`${statuses} without a body`;
}

function listFacts(operation: AnyOperation): Fact[] {
  if (!operation.answer.item) return [];
  const { filter, sort } = listFieldsOf(operation);
  return [
    ["Filters by", filter.map(({ name, type }) => `${name} (${type})`).join(", ")],
    ["Sorts by", sort.join(", ")],
  ];
}

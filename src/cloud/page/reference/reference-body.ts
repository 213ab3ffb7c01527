import { info, tags } from "../../../contract/openapi/about.ts";
import type { AnyOperation } from "../../../contract/operation.ts";
import { operations } from "../../../contract/operations/index.ts";
import { API_ROOTS } from "../../api-roots.ts";
import { type Html, html } from "../html.ts";
import { operationArticle } from "./operation-article.ts";
import { prose } from "./prose.ts";
import { listArticle, recordArticles } from "./record-articles.ts";

type Group = keyof typeof operations;
const groups = Object.keys(operations) as Group[];

/** The reference: every operation of the contract's table by its group, and every record. */
export function referenceBody(): Html {
  return html`<div class="reference" id="reference">
<nav class="contents" aria-label="Contents"><ul>${groups.map(
    (group) =>
      html`<li><a href="#group-${group}">${titleOf(group)}</a><ul>${operationsOf(group).map(
        ({ id }) => html`<li><a href="#${id}">${id}</a></li>`,
      )}</ul></li>`,
  )}<li><a href="#lists">Lists</a></li><li><a href="#records">Records</a></li></ul></nav>
<div class="chapters">
<h1>${String(info.title)}</h1>
<p>${String(info.summary)} Below ${API_ROOTS.map((root, index) => html`${index > 0 && ", "}<code>${root}</code>`)};
for programs as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
<p>Every call carries the API key as the user name of Basic authentication with an empty password, a token as
<code>Authorization: Bearer</code>, or a token as <code>access_token</code> in the query.</p>
${groups.map(chapter)}
${listArticle()}
${recordArticles()}
</div></div>`;
}

function chapter(group: Group): Html {
  return html`<section id="group-${group}" class="chapter"><h2>${titleOf(group)}</h2>
<p>${prose(tags[group])}</p>
${operationsOf(group).map(operationArticle)}</section>`;
}

function operationsOf(group: Group): AnyOperation[] {
  return Object.values<AnyOperation>(operations[group]);
}

/** `deviceSessions` as `Device sessions`. */
function titleOf(group: Group): string {
  const words = group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { STATUS_CODES } from "node:http";
import type { Refusal } from "../../http/answer-error.ts";
import { html } from "../html.ts";
import type { View } from "../visit.ts";

/** What somebody sees whose request was refused. */
export function refusalView({ status, message }: Refusal): View {
  const title = STATUS_CODES[status] ?? "Refused";
  return {
    title,
    body: html`<section id="refusal" class="panel narrow"><h1>${title} <span class="number">${status}</span></h1>
<p>${message}</p><p><a class="button ordinary" href="/">To the overview</a></p></section>`,
  };
}

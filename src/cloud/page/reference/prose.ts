import { type Html, html } from "../html.ts";

/** Text of the contract's table, where backticks set code apart. */
export function prose(text: string): Html {
  return html`${text.split("`").map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}

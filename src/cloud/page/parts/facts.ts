import { type Content, type Html, html } from "../html.ts";

/** A name with its value; left out where there is no value. */
export type Fact = readonly [name: string, value: Content];

/** Short facts about a record, side by side where there is room. */
export function facts(list: readonly Fact[]): Html {
  const told = list.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== "",
  );
  return html`<dl class="facts">${told.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

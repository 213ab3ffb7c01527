import { type Content, type Html, html, when } from "../html.ts";

export interface Column<T> {
  readonly title: string;
  readonly cell: (record: T) => Content;
  /** Aligned at its right edge, figures under figures. */
  readonly numeric?: true;
  /** Leads the row: what is in it names the record. */
  readonly heads?: true;
}

export interface Table<T> {
  /** What the rows are, for who hears the page. */
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly records: readonly T[];
  /** Said where there is none. */
  readonly empty: Content;
  /** Few and short columns: all of them are to be seen on a phone, above all a button in the last. */
  readonly slim?: true;
}

/** Records in rows. Wider than a phone, it scrolls by itself, not the page with it. */
export function table<T>({ caption, columns, records, empty, slim }: Table<T>): Html {
  if (records.length === 0) return html`<p class="empty">${empty}</p>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table${when(slim === true, () => html` class="slim"`)}>
<caption class="unseen">${caption}</caption>
<thead><tr>${columns.map(({ title, numeric }) => html`<th scope="col"${alignment(numeric)}>${title}</th>`)}</tr></thead>
<tbody>${records.map((record) => html`<tr>${columns.map((column) => cell(column, record))}</tr>\n`)}</tbody>
</table></div>`;
}

function cell<T>({ cell, numeric, heads }: Column<T>, record: T): Html {
  return heads
    ? html`<th scope="row"${alignment(numeric)}>${cell(record)}</th>`
    : html`<td${alignment(numeric)}>${cell(record)}</td>`;
}

function alignment(numeric: true | undefined): Content {
  return when(numeric === true, () => html` class="numeric"`);
}

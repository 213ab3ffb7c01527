import type { RecordSource, SqlPart } from "../../store/selection.ts";
import { type Html, html, when } from "../html.ts";
import type { Visit } from "../visit.ts";

const PAGE_SIZE = 25;
const NEWEST_FIRST: SqlPart = { sql: "id DESC", values: [] };

export interface PageOfRecords<T> {
  readonly records: readonly T[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
}

/** The page of records that the query asks for, the newest first. A page that is not there is the last. */
export function pageOf<T>(
  source: RecordSource<T>,
  { query }: Visit,
  where: readonly SqlPart[] = [],
): PageOfRecords<T> {
  const total = source.count({ where });
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const asked = /^\d{1,9}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const page = Math.min(Math.max(1, asked), last);
  const skip = (page - 1) * PAGE_SIZE;
  return { records: source.select({ where, orderBy: [NEWEST_FIRST], limit: PAGE_SIZE, skip }), total, page };
}

/** The newest records, at most `limit`. */
export function newest<T>(source: RecordSource<T>, limit: number, where: readonly SqlPart[] = []): T[] {
  return source.select({ where, orderBy: [NEWEST_FIRST], limit });
}

/** The way to newer and older records; nothing where all are on one page. */
export function pager({ total, page }: PageOfRecords<unknown>): Html | false {
  const last = Math.ceil(total / PAGE_SIZE);
  if (last <= 1) return false;
  const first = (page - 1) * PAGE_SIZE + 1;
  return html`<nav class="pager" aria-label="Pages of this list">
${when(page > 1, () => html`<a class="button ordinary" href="?page=${page - 1}" rel="prev">Newer</a>`)}
<span>${first} to ${Math.min(total, first + PAGE_SIZE - 1)} of ${total}</span>
${when(page < last, () => html`<a class="button ordinary" href="?page=${page + 1}" rel="next">Older</a>`)}</nav>`;
}

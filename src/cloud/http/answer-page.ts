import type { Wire } from "../../contract/wire.ts";
import type { Listing } from "../handlers/handler.ts";
import { type ListQuery, readPage } from "./read-list.ts";

export interface PageContext {
  readonly query: ListQuery;
  /** The address of the list, absolute, without its query. */
  readonly address: string;
  /** The query as it was sent; credentials in it do not travel on. */
  readonly sent: URLSearchParams;
  readonly wire: Wire;
}

/** The paged list envelope around a page (Resources, Paged list envelope). */
export function pageEnvelope(
  { data, total }: Listing<unknown>,
  { query, address, sent, wire }: PageContext,
): object {
  const { limit, offset } = readPage(query);
  const step = wire === "classic" ? limit : 1;
  const skipped = wire === "classic" ? offset : offset * limit;
  const linkTo = (target: number) => {
    const params = new URLSearchParams(sent);
    params.delete("access_token");
    params.set("offset", String(target));
    return `${address}?${params}`;
  };
  return {
    data,
    total,
    limit,
    offset,
    sort: query.sort ?? "",
    search: query.search ?? "",
    next: limit > 0 && skipped + data.length < total && data.length > 0 ? linkTo(offset + step) : null,
    previous: limit > 0 && offset > 0 ? linkTo(Math.max(0, offset - step)) : null,
    id: null,
    empty: data.length === 0,
  };
}

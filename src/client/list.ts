import type { AnyOperation, ItemOf } from "../contract/operation.ts";
import { apiRequest, type CallInput, linkRequest } from "./api-request.ts";
import { call, callAt } from "./call.ts";
import type { Connection } from "./connection.ts";
import { eachRecord, type PageLike, type PageSource } from "./pages.ts";
import type { CallOptions } from "./settings.ts";

/** A list: iterate it for every record, each once. Every iteration asks anew, and only as far as it is read. */
export interface Records<T> extends AsyncIterable<T> {
  /** The first page alone, as the service answers it. */
  page(): Promise<PageLike<T>>;
}

/** How many records are asked for at once unless the caller says. */
const DEFAULT_LIMIT = 100;

/** The records of a list operation. `query.limit` is the size of a page, not of the list. */
export function list<O extends AnyOperation>(
  connection: Connection,
  operation: O,
  input: CallInput,
  options: CallOptions = {},
): Records<ItemOf<O>> {
  const limit = typeof input.query?.limit === "number" ? input.query.limit : DEFAULT_LIMIT;
  const source = pageSource<ItemOf<O>>(connection, operation, input, options);
  return {
    [Symbol.asyncIterator]: () => eachRecord(source, limit),
    page: () => source.at(limit, 0),
  };
}

function pageSource<T>(
  connection: Connection,
  operation: AnyOperation,
  input: CallInput,
  options: CallOptions,
): PageSource<T> {
  const { apiRoot } = connection.address;
  return {
    async at(limit, offset) {
      // The first page is page 0 and begins at element 0, so nobody needs to be told.
      const query = { ...input.query, limit, ...(offset > 0 ? { offset } : {}) };
      return (await call(connection, operation, { ...input, query }, options)) as PageLike<T>;
    },
    behind(next) {
      const first = apiRequest(connection.address, operation, input).url;
      const link = URL.canParse(next, first.href) ? new URL(next, first.href) : undefined;
      if (!link?.href.startsWith(`${apiRoot}/`)) return undefined;
      return callAt(connection, operation, linkRequest(operation, link), options) as Promise<PageLike<T>>;
    },
  };
}

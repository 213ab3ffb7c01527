import { DeviceCloudError } from "../base/errors.ts";
import { type Reading, startReading, statedTotal, unseen } from "./page-reading.ts";
import { sweep } from "./page-sweep.ts";

/** One page as the service answers it. */
export interface PageLike<T> {
  readonly data: readonly T[];
  readonly total?: number | null | undefined;
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly next?: string | null | undefined;
}

/** Where pages come from. */
export interface PageSource<T> {
  at(limit: number, offset: number): Promise<PageLike<T>>;
  /** The page behind a `next` link; undefined where the link leads somewhere else. */
  behind(next: string): Promise<PageLike<T>> | undefined;
}

/** Lists grow to this size in one answer before offsets have to be understood. */
const MAX_LIMIT = 1_000;

/**
 * Every record of a list, each once, whatever is added meanwhile. The specification calls `offset` a page number,
 * services take it for an element offset, so neither is relied on: `next` links are followed where there are any; without
 * them the list is asked for again from its start with a larger limit; only where the service holds back more than
 * one answer may carry do offsets come in, under both readings. The next request is made when its records are asked for.
 */
export async function* eachRecord<T>(source: PageSource<T>, limit: number): AsyncGenerator<T, void> {
  const reading = startReading();
  const first = await source.at(limit, 0);
  yield* unseen(reading, first);
  if (yield* followLinks(source, reading, first)) return;
  const cap = yield* grow(source, reading, first, limit || Number.POSITIVE_INFINITY);
  if (cap !== undefined) yield* sweep(source, reading, cap);
}

/** Whether the links led to the end of the list. */
async function* followLinks<T>(
  source: PageSource<T>,
  reading: Reading,
  first: PageLike<T>,
): AsyncGenerator<T, boolean> {
  let page = first;
  while (page.next && !reading.stuck) {
    const behind = source.behind(page.next);
    if (!behind) return false;
    page = await behind;
    yield* unseen(reading, page);
  }
  return page !== first && !page.next && reading.complete !== false;
}

/** Asks from the start with growing limits. Returns how many records the service gives at most, if that is too few. */
async function* grow<T>(
  source: PageSource<T>,
  reading: Reading,
  first: PageLike<T>,
  limit: number,
): AsyncGenerator<T, number | undefined> {
  let page = first;
  let asked = limit;
  while (!isWhole(page, asked)) {
    const count = page.data.length;
    const total = statedTotal(page);
    const larger = Math.min(MAX_LIMIT, Math.max(asked * 2, total ?? 0));
    if (larger <= asked || (total !== undefined && count < asked)) return count;
    const grown = await orRefused(source.at(larger, 0));
    if (!grown) return count;
    yield* unseen(reading, grown);
    if (total === undefined && grown.data.length <= count) return count;
    page = grown;
    asked = larger;
  }
  return undefined;
}

/** Whether a page asked for at the start, with room for `asked` records, holds the whole list. */
function isWhole({ data, next, ...page }: PageLike<unknown>, asked: number): boolean {
  const total = statedTotal(page);
  if (data.length === 0) return true;
  if (total !== undefined) return data.length >= total;
  return !next && data.length !== asked && (page.limit ?? asked) >= asked;
}

/** Undefined where the service refuses the limit as too large. */
async function orRefused<T>(page: Promise<T>): Promise<T | undefined> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof DeviceCloudError && error.status === 400) return undefined;
    throw error;
  }
}

import { type Reading, unseen } from "./page-reading.ts";
import type { PageSource } from "./pages.ts";

/**
 * Reads on by offset, `size` records at a time, from a service that gives no more at once: first as if `offset` counted
 * elements, and when that leaves records out, as if it counted pages. A service that counts pages shows an empty one
 * to the first try, so trying costs a request and never a record.
 */
export async function* sweep<T>(
  source: PageSource<T>,
  reading: Reading,
  size: number,
): AsyncGenerator<T, void> {
  for (const step of [size, 1]) {
    if (reading.complete) return;
    yield* walk(source, reading, size, step);
  }
}

/** Walks in steps of `size` elements or 1 page until the list, or what it brings, ends. */
async function* walk<T>(
  source: PageSource<T>,
  reading: Reading,
  size: number,
  step: number,
): AsyncGenerator<T, void> {
  reading.barren = 0;
  for (let offset = step; !reading.stuck; offset += step) {
    const position = step === 1 ? offset * size : offset;
    if (reading.total !== undefined && position >= reading.total) return;
    const page = await source.at(size, offset);
    if (page.data.length === 0) return;
    yield* unseen(reading, page);
    // Without a count, a page of known records is the end.
    if (reading.total === undefined && reading.barren > 0) return;
  }
}

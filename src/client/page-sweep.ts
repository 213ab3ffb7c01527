import { type Reading, unseen } from "./page-reading.ts";
import type { PageSource } from "./pages.ts";

/**
 * Reads on by offset, `size` records at a time, from a service that gives no more at once. What offset 1 answers tells
 * the reading: nearly the first page again where it counts elements, the second page where it counts pages. So the
 * records keep their order; and should records be left out, because some were added meanwhile, the other reading follows.
 */
export async function* sweep<T>(
  source: PageSource<T>,
  reading: Reading,
  size: number,
): AsyncGenerator<T, void> {
  const probe = await source.at(size, 1);
  const fresh = unseen(reading, probe);
  yield* fresh;
  const countsElements = fresh.length * 2 <= probe.data.length;
  for (const step of countsElements ? [size, 1] : [1, size]) {
    if (reading.complete) return;
    yield* walk(source, reading, size, step);
  }
}

/** Walks in steps of 1 page or `size` elements until the list, or what it brings, ends. */
async function* walk<T>(
  source: PageSource<T>,
  reading: Reading,
  size: number,
  step: number,
): AsyncGenerator<T, void> {
  reading.barren = 0;
  // Offset 0 was read, and page 1 is the probe.
  for (let offset = step === 1 ? 2 : step; !reading.stuck; offset += step) {
    const position = step === 1 ? offset * size : offset;
    if (reading.total !== undefined && position >= reading.total) return;
    const page = await source.at(size, offset);
    if (page.data.length === 0) return;
    yield* unseen(reading, page);
    // Without a count, a page of known records is the end.
    if (reading.total === undefined && reading.barren > 0) return;
  }
}

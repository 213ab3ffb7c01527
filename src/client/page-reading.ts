import type { PageLike } from "./pages.ts";

/** What the pages read so far have shown. */
export interface Reading {
  /** The keys of the records seen. */
  readonly seen: Set<string>;
  /** The latest count that the service stated. */
  total: number | undefined;
  /** Whether as many records were seen as there are; undefined where no count is known. */
  readonly complete: boolean | undefined;
  /** So many pages in a row brought nothing new that more will not, either. */
  readonly stuck: boolean;
  /** Pages in a row without a new record. */
  barren: number;
  /** The size of the largest page. */
  largest: number;
}

export function startReading(): Reading {
  return {
    seen: new Set(),
    total: undefined,
    barren: 0,
    largest: 1,
    get complete() {
      return this.total === undefined ? undefined : this.seen.size >= this.total;
    },
    get stuck() {
      // All that was seen may lie on as many pages as it fills, and then come again.
      return this.barren > Math.ceil(this.seen.size / this.largest) + 2;
    },
  };
}

/** The page's records that no page before had. */
export function unseen<T>(reading: Reading, page: PageLike<T>): T[] {
  const fresh = page.data.filter((record) => {
    const key = keyOf(record);
    return !reading.seen.has(key) && reading.seen.add(key);
  });
  reading.total = statedTotal(page) ?? reading.total;
  reading.largest = Math.max(reading.largest, page.data.length);
  reading.barren = fresh.length > 0 ? 0 : reading.barren + 1;
  return fresh;
}

/** The list's own count. That of a plain array, which states neither limit nor offset, is only its length. */
export function statedTotal({ total, limit, offset }: Omit<PageLike<unknown>, "data">): number | undefined {
  const stated = typeof limit === "number" || typeof offset === "number";
  return stated ? (total ?? undefined) : undefined;
}

/** Records are the same by their id; those without one by their content. */
function keyOf(record: unknown): string {
  const id = typeof record === "object" && record !== null && "id" in record ? record.id : undefined;
  return typeof id === "number" || typeof id === "string" ? `id ${id}` : `content ${JSON.stringify(record)}`;
}

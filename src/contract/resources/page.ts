import * as z from "zod";
import { int32, int64 } from "./scalars.ts";

/**
 * The paged list envelope. Services also answer with a plain array, which is read as its only page.
 * (Specification: Resources, Paged list envelope.)
 */
export function pageOf<S extends z.ZodType>(item: S) {
  const page = z.looseObject({
    data: z.array(item),
    total: int32.nullish(),
    limit: int32.nullish(),
    offset: int32.nullish(),
    sort: z.string().nullish(),
    search: z.string().nullish(),
    next: z.string().nullish(),
    previous: z.string().nullish(),
    id: int64.nullish(),
    empty: z.boolean().nullish(),
  });
  return z.preprocess((value) => (Array.isArray(value) ? { data: value, total: value.length } : value), page);
}

export type Page<T> = { data: T[]; total?: number | null; next?: string | null; previous?: string | null };

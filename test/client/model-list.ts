import { DeviceCloudError } from "../../src/base/errors.ts";
import type { PageLike, PageSource } from "../../src/client/pages.ts";

/** How a service pages its lists; real ones differ in all of these. */
export interface Manners {
  readonly offsetIs: "page" | "element";
  readonly links: boolean;
  /** Whether the envelope states total, limit and offset; a plain array has none of them. */
  readonly envelope: boolean;
  /** No answer holds more than this. */
  readonly cap: number | undefined;
  /** A larger limit is a 400 instead of being lowered. */
  readonly strict: boolean;
}

export interface ModelRecord {
  readonly id: number;
}

/** A record that somebody adds before the request with this number is answered; `at` is 0 (front) to 1 (end). */
export interface Addition {
  readonly beforeRequest: number;
  readonly at: number;
}

/** A service's list by the book of `Manners`, and a record of what was asked. */
export function modelList(size: number, manners: Manners, additions: readonly Addition[] = []) {
  const records: ModelRecord[] = Array.from({ length: size }, (_, index) => ({ id: index + 1 }));
  const asked: { limit: number; offset: number }[] = [];

  function page(limit: number, offset: number): PageLike<ModelRecord> {
    for (const { at } of additions.filter(({ beforeRequest }) => beforeRequest === asked.length))
      records.splice(Math.round(at * records.length), 0, { id: records.length + 1_000 });
    asked.push({ limit, offset });
    const { cap = Number.POSITIVE_INFINITY } = manners;
    if (manners.strict && limit > cap) {
      throw new DeviceCloudError("refused", `limit is at most ${cap}`, { status: 400 });
    }
    const given = Math.min(limit === 0 ? Number.POSITIVE_INFINITY : limit, cap);
    const from = offset === 0 ? 0 : manners.offsetIs === "page" ? offset * given : offset;
    const data = records.slice(from, from + given);
    if (!manners.envelope) return { data, total: data.length };
    const more = from + given < records.length;
    const nextOffset = manners.offsetIs === "page" ? offset + 1 : offset + given;
    const next = manners.links && more ? `${given}/${nextOffset}` : null;
    return { data, total: records.length, limit: given, offset, next };
  }

  const source: PageSource<ModelRecord> = {
    at: async (limit, offset) => page(limit, offset),
    async behind(next) {
      const [limit = 0, offset = 0] = next.split("/").map(Number);
      return page(limit, offset);
    },
  };
  return { source, asked };
}

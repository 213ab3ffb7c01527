import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { eachRecord, type PageLike, type PageSource } from "../../src/client/pages.ts";
import { type Addition, type Manners, modelList } from "./model-list.ts";

const manners: fc.Arbitrary<Manners> = fc.record({
  offsetIs: fc.constantFrom("page" as const, "element" as const),
  links: fc.boolean(),
  envelope: fc.constant(true),
  cap: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  strict: fc.boolean(),
});
const additions: fc.Arbitrary<Addition[]> = fc.array(
  fc.record({
    beforeRequest: fc.integer({ min: 1, max: 8 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 6 },
);

async function idsOf(records: AsyncIterable<{ id: number }>): Promise<number[]> {
  return (await Array.fromAsync(records)).map(({ id }) => id);
}

const numbersTo = (size: number) => Array.from({ length: size }, (_, index) => index + 1);

describe("the records of a list", () => {
  it("come each exactly once, however the service pages and whatever is added meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 25 }),
        manners,
        additions,
        async (size, limit, how, added) => {
          // A first limit that the service refuses is an error of the caller.
          fc.pre(!(how.strict && how.cap !== undefined && limit > how.cap));
          const { source, asked } = modelList(size, how, added);
          const ids = await idsOf(eachRecord(source, limit));
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.filter((id) => id <= size).sort((a, b) => a - b)).toEqual(numbersTo(size));
          expect(asked.length).toBeLessThanOrEqual(4 * (size + added.length) + 8);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("come each once from plain arrays, which state no count, also under a cap", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 25 }),
        fc.constantFrom("page" as const, "element" as const),
        fc.boolean(),
        async (size, limit, offsetIs, capped) => {
          const cap = capped ? limit : undefined;
          const how = { offsetIs, links: false, envelope: false, cap, strict: false };
          const ids = await idsOf(eachRecord(modelList(size, how).source, limit));
          expect(ids).toEqual(numbersTo(size));
        },
      ),
    );
  });

  it("come all when the links end too early", async () => {
    const data = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const page = (from: number, to: number, next: string | null) => ({
      data: data.slice(from, to),
      total: 3,
      limit: to - from,
      next,
    });
    const source: PageSource<{ id: number }> = {
      at: async (limit) => page(0, limit, "on"),
      behind: async () => page(1, 2, null),
    };
    expect(await idsOf(eachRecord(source, 1))).toEqual([1, 2, 3]);
  });

  it("need one request when one page holds them, and two without links when it does not", async () => {
    const how: Manners = { offsetIs: "page", links: false, envelope: true, cap: undefined, strict: false };
    const short = modelList(20, how);
    await idsOf(eachRecord(short.source, 20));
    expect(short.asked).toEqual([{ limit: 20, offset: 0 }]);
    const long = modelList(500, how);
    await idsOf(eachRecord(long.source, 20));
    expect(long.asked).toEqual([
      { limit: 20, offset: 0 },
      { limit: 500, offset: 0 },
    ]);
  });

  it("come in the list's own order while nothing is added", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 25 }),
        manners,
        async (size, limit, how) => {
          fc.pre(!(how.strict && how.cap !== undefined && limit > how.cap));
          expect(await idsOf(eachRecord(modelList(size, how).source, limit))).toEqual(numbersTo(size));
        },
      ),
    );
  });

  it.each(["page", "element"] as const)(
    "need hardly more requests than pages under a cap when offset counts by %s",
    async (offsetIs) => {
      const how: Manners = { offsetIs, links: false, envelope: true, cap: 50, strict: false };
      const { source, asked } = modelList(1_000, how);
      expect(await idsOf(eachRecord(source, 100))).toHaveLength(1_000);
      expect(asked).toHaveLength(offsetIs === "page" ? 20 : 21);
    },
  );

  it("need five requests of a service that always gives its whole list as a full page", async () => {
    const data = numbersTo(20).map((id) => ({ id }));
    let requests = 0;
    const source: PageSource<{ id: number }> = {
      async at() {
        requests++;
        return { data, total: data.length };
      },
      behind: () => undefined,
    };
    expect(await idsOf(eachRecord(source, 20))).toEqual(numbersTo(20));
    expect(requests).toBe(5);
  });

  it("are no longer asked for once the reader stops", async () => {
    const how: Manners = { offsetIs: "page", links: true, envelope: true, cap: undefined, strict: false };
    const { source, asked } = modelList(100, how);
    for await (const { id } of eachRecord(source, 10)) if (id === 15) break;
    expect(asked).toHaveLength(2);
  });

  it("are told apart by content where they have no id", async () => {
    const data = [{ name: "a" }, { name: "b" }, { name: "a" }];
    const source: PageSource<{ name: string }> = {
      at: async () => ({ data, total: 3, limit: 20 }),
      behind: () => undefined,
    };
    expect(await Array.fromAsync(eachRecord(source, 20))).toEqual([{ name: "a" }, { name: "b" }]);
  });

  it.each<[string, (visit: number) => string]>([
    ["to itself", () => "1/0"],
    ["on and on", (visit) => `1/${visit}`],
  ])("come to an end when next leads %s", async (_where, next) => {
    let visits = 0;
    const page = (): PageLike<{ id: number }> => {
      visits++;
      return { data: [{ id: 1 }], total: 2_000_000, limit: 1, next: next(visits) };
    };
    const source: PageSource<{ id: number }> = { at: async () => page(), behind: async () => page() };
    expect(await idsOf(eachRecord(source, 1))).toEqual([1]);
    expect(visits).toBeLessThan(30);
  });
});

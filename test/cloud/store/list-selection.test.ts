import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { Collection } from "../../../src/cloud/store/collection.ts";
import { openDatabase } from "../../../src/cloud/store/database.ts";
import { conditionSql, searchSql, sortSql } from "../../../src/cloud/store/list-selection.ts";
import { compareBy, matches } from "../../../src/contract/filter-match.ts";
import { type Condition, parseFilter, parseSort } from "../../../src/contract/filters.ts";
import type { ListField } from "../../../src/contract/list-fields.ts";

interface Thing {
  readonly id: number;
  readonly name?: string | null;
  readonly size?: number | null;
  readonly createTime?: number | null;
  readonly done?: boolean | null;
  readonly inner?: { readonly deep: string };
}
const FIELDS: readonly ListField[] = [
  { name: "id", type: "n" },
  { name: "name", type: "s" },
  { name: "size", type: "n" },
  { name: "createtime", type: "d" },
  { name: "done", type: "b" },
  { name: "inner.deep", type: "s" },
];
const NAMES = ["id", "name", "size", "createTime", "done", "inner"];

const database = openDatabase(null);
afterAll(() => database.close());
let kind = 0;

/** A collection with these records, and the records as it keeps them. */
function kept(records: readonly Omit<Thing, "id">[]) {
  const collection = new Collection<Thing>(database, `thing ${kind++}`, () => ({}));
  return { source: collection.in({}), records: records.map((record) => collection.insert(record)) };
}

const text = fc.oneof(
  fc.constantFrom("", "a", "A", "b%", "É", "é", "ab", "a'b"),
  fc.string({ maxLength: 4 }),
);
const day = 86_400_000;
const thing = fc.record(
  {
    name: fc.option(text),
    size: fc.option(fc.integer({ min: -2, max: 2 })),
    createTime: fc.option(fc.constantFrom(0, 1, day - 1, day, 2 * day, -1)),
    done: fc.option(fc.boolean()),
    inner: fc.record({ deep: text }),
  },
  { requiredKeys: [] },
);
const things = fc.array(thing, { maxLength: 12 });

const number = fc.integer({ min: -2, max: 2 });
const date = fc.constantFrom(0, 1, day, day + 5, -1);
const anyOperators = ["isnull", "isnotnull", "empty"];
const conditionOn = <T>(
  field: string,
  type: Condition["type"],
  value: fc.Arbitrary<T>,
  ...operators: string[]
) =>
  fc.record({
    field: fc.constant(field),
    type: fc.constant(type),
    operator: fc.constantFrom("eq", "noteq", "in", "notin", ...anyOperators, ...operators),
    values: fc.array(value, { minLength: 1, maxLength: 3 }),
  }) as fc.Arbitrary<Condition>;
const condition = fc.oneof(
  conditionOn("name", "s", text, "gt", "lt", "contains", "like", "notlike"),
  conditionOn("inner.deep", "s", text, "contains", "like"),
  conditionOn("size", "n", number, "gt", "lt"),
  conditionOn("createtime", "d", date, "after", "before", "on"),
  conditionOn("done", "b", fc.boolean()),
);
const sort = fc.record({
  field: fc.constantFrom("id", "name", "size", "createtime", "inner.deep"),
  direction: fc.constantFrom("ascending" as const, "descending" as const),
});

describe("a selection in SQL", () => {
  it("has the records that the contract's filters match", () => {
    fc.assert(
      fc.property(things, fc.array(condition, { maxLength: 2 }), (given, conditions) => {
        const { source, records } = kept(given);
        const where = conditions.map((one) => conditionSql(one, NAMES));
        const expected = records.filter((record) => conditions.every((one) => matches(record, one)));
        expect(source.select({ where })).toEqual(expected);
        expect(source.count({ where })).toBe(expected.length);
      }),
      { numRuns: 300 },
    );
  });

  it("has the order of the contract's sorts, equals by id, and any page of it", () => {
    fc.assert(
      fc.property(
        things,
        fc.array(sort, { maxLength: 3 }),
        fc.nat(5),
        fc.nat(5),
        (given, sorts, limit, skip) => {
          const { source, records } = kept(given);
          const expected = records.toSorted((a, b) => compareBy(sorts)(a, b) || a.id - b.id);
          const orderBy = sorts.map((one) => sortSql(one, NAMES));
          expect(source.select({ orderBy, limit, skip })).toEqual(expected.slice(skip, skip + limit));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("comes as a page with the number of all there are", () => {
    const page = fc.record({ limit: fc.option(fc.nat(5), { nil: undefined }), skip: fc.nat(5) });
    fc.assert(
      fc.property(
        things,
        fc.array(condition, { maxLength: 2 }),
        fc.array(sort, { maxLength: 2 }),
        page,
        (given, conditions, sorts, { limit, skip }) => {
          const { source, records } = kept(given);
          const matching = records.filter((record) => conditions.every((one) => matches(record, one)));
          const expected = matching.toSorted((a, b) => compareBy(sorts)(a, b) || a.id - b.id);
          const selection = {
            where: conditions.map((one) => conditionSql(one, NAMES)),
            orderBy: sorts.map((one) => sortSql(one, NAMES)),
            ...(limit === undefined ? { skip } : { limit, skip }),
          };
          const data = expected.slice(skip, limit === undefined ? undefined : skip + limit);
          expect(source.page(selection)).toEqual({ data, total: expected.length });
        },
      ),
      { numRuns: 300 },
    );
  });

  it("finds text in names, whatever its case", () => {
    const { source } = kept([{ name: "Ärger" }, { name: "x" }, {}]);
    expect(source.select({ where: [searchSql("ÄRG", ["name"], NAMES)] })).toHaveLength(1);
    expect(source.select({ where: [searchSql("x", [], NAMES)] })).toHaveLength(0);
  });

  it("takes whatever a caller sends as a value", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { conditions } = parseFilter(
          `s_name_eq_${value};name_contains_'"); DROP TABLE documents`,
          FIELDS,
        );
        const { sorts } = parseSort(`${value}_a;name_d`, NAMES);
        const { source } = kept([{ name: "a" }]);
        const where = conditions.map((one) => conditionSql(one, NAMES));
        expect(source.count({ where, orderBy: sorts.map((one) => sortSql(one, NAMES)) })).toBe(0);
      }),
    );
  });
});

describe("a collection", () => {
  it("keeps kinds and owners apart, and gives no id twice", () => {
    const one = new Collection<Thing & { userId: number }>(database, "one", ({ userId }) => ({ userId }));
    const other = new Collection<Thing>(database, "other", () => ({}));
    const first = one.insert({ userId: 1 });
    expect(one.delete(first.id)).toBe(true);
    expect(one.delete(first.id)).toBe(false);
    const second = one.insert({ userId: 2 });
    expect(second.id).toBeGreaterThan(first.id);
    expect(other.get(second.id)).toBeUndefined();
    expect(other.delete(second.id)).toBe(false);
    expect(one.in({ userId: [1, 3] }).count()).toBe(0);
    expect(one.in({ userId: [1, 2] }).select()).toEqual([second]);
    expect(one.update(first.id, { name: "x" })).toBeUndefined();
    expect(one.update(second.id, { name: "x" })).toEqual({ ...second, name: "x" });
    expect(one.get(second.id)).toEqual({ ...second, name: "x" });
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareBy, matches } from "../../src/contract/filter-match.ts";
import { type Condition, parseFilter, parseSort } from "../../src/contract/filters.ts";
import type { ListField } from "../../src/contract/list-fields.ts";

const fields: readonly ListField[] = [
  { name: "createtime", type: "d" },
  { name: "id", type: "n" },
  { name: "name", type: "s" },
  { name: "online", type: "b" },
];

const parse = (text: string) => parseFilter(text, fields);
function condition(text: string): Condition {
  const { conditions, problems } = parse(text);
  expect(problems).toEqual([]);
  expect(conditions).toHaveLength(1);
  return conditions[0] as Condition;
}
const finds = (record: object, text: string) => matches(record, condition(text));

describe("a filter", () => {
  test("is read with its type and without, with field and operator in any case", () => {
    const wanted = { field: "name", type: "s", operator: "eq", values: ["x"] };
    for (const text of ["s_name_eq_x", "name_eq_x", "S_NAME_EQ_x", "Name_Eq_x", " s_name_eq_x "]) {
      expect(condition(text)).toEqual(wanted);
    }
    expect(condition("d_createtime_eq_1785578400250")).toMatchObject({
      type: "d",
      values: [1_785_578_400_250],
    });
    expect(condition("d_createTime_after_2026-08-01T10:00:00.250Z").values).toEqual([1_785_578_400_250]);
  });

  test("keeps underscores, spaces, pipes and commas of a text", () => {
    expect(condition("s_name_eq_my_suite | a,b").values).toEqual(["my_suite | a,b"]);
    expect(condition("s_name_eq_").values).toEqual([""]);
  });

  test("joins conditions with ; and lists with |", () => {
    expect(parse("n_id_in_1|2|3;s_name_like_%a%;")).toEqual({
      conditions: [
        { field: "id", type: "n", operator: "in", values: [1, 2, 3] },
        { field: "name", type: "s", operator: "like", values: ["%a%"] },
      ],
      problems: [],
    });
    expect(parse("")).toEqual({ conditions: [], problems: [] });
  });

  test("compares by the field's own type, whatever the letter says", () => {
    expect(condition("s_id_eq_5")).toMatchObject({ type: "n", values: [5] });
  });

  test.each([
    ["s_owner_eq_x", 'filter "s_owner_eq_x": unknown field "owner"; allowed: createtime, id, name, online.'],
    ["owner_eq_x", 'unknown field "owner"; allowed: createtime, id, name, online.'],
    ["x_name_eq_y", 'unknown field "x"'],
    ["s", 'unknown field ""'],
    ["name_is_x", 'unknown operator "is"; it takes eq, noteq,'],
    ["name", 'unknown operator ""'],
    ["name_eq", "eq needs a value."],
    ["n_id_eq_five", "id takes a number."],
    ["n_id_in_1|", "id takes a number."],
    ["d_createtime_gt_soon", "createtime takes milliseconds since the epoch, or ISO 8601."],
    ["d_createtime_gt_2026-99-99", "createtime takes milliseconds"],
    ["online_eq_constructor", "online takes true or false."],
    ["online_gt_true", "gt does not apply to online."],
    ["n_id_like_1%", "like does not apply to id."],
    ["s_name_on_1", "on does not apply to name."],
  ])("says what is wrong with %s", (text, problem) => {
    const { conditions, problems } = parse(`${text};n_id_gt_0`);
    expect(conditions).toHaveLength(1);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test("read from its own spelling is the same condition, whatever the text", () => {
    const anyCondition = fc.oneof(
      fc.record({
        field: fc.constant("name"),
        type: fc.constant("s"),
        operator: fc.constantFrom("eq", "noteq", "gt", "lt", "like", "notlike", "contains"),
        values: fc.tuple(
          fc.string({ unit: "grapheme" }).filter((text) => !text.includes(";") && text === text.trim()),
        ),
      }),
      fc.record({
        field: fc.constant("id"),
        type: fc.constant("n"),
        operator: fc.constantFrom("in", "notin"),
        values: fc.array(fc.integer(), { minLength: 1 }),
      }),
      fc.record({
        field: fc.constant("createtime"),
        type: fc.constant("d"),
        operator: fc.constantFrom("eq", "after", "before", "on"),
        values: fc.tuple(fc.nat()),
      }),
    );
    fc.assert(
      fc.property(anyCondition, fc.boolean(), (wanted, typed) => {
        const { field, type, operator, values } = wanted;
        expect(condition(`${typed ? `${type}_` : ""}${field}_${operator}_${values.join("|")}`)).toEqual(
          wanted,
        );
      }),
    );
  });

  test("of any text answers with conditions or problems and never throws", () => {
    const part = fc.oneof(fc.string(), fc.constantFrom("s_", "n_", "id_", "name_", "eq_", ";", "|", "_"));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        for (const one of parse(parts.join("")).conditions)
          expect(matches({ id: 1 }, one)).toBeTypeOf("boolean");
      }),
    );
  });
});

describe("matching", () => {
  const record = {
    id: 7,
    name: "Nightly_Suite",
    createTime: new Date("2026-08-01T10:00:00Z"),
    online: false,
  };

  test.each([
    ["n_id_eq_7", true],
    ["n_id_noteq_7", false],
    ["n_id_in_1|7", true],
    ["n_id_notin_1|7", false],
    ["n_id_gt_6", true],
    ["n_id_lt_7", false],
    ["s_name_eq_Nightly_Suite", true],
    ["s_name_eq_nightly_suite", false],
    ["s_name_contains_LY_S", true],
    ["s_name_like_night%suite", true],
    ["s_name_like_night", false],
    ["s_name_notlike_%day%", true],
    ["online_eq_false", true],
    ["online_eq_1", false],
    ["d_createtime_after_2026-08-01T09:59:59Z", true],
    ["d_createtime_before_1785578400000", false],
    ["d_createtime_on_2026-08-01", true],
    ["d_createtime_on_2026-08-02", false],
    ["name_isnull", false],
    ["name_isnotnull", true],
    ["name_empty", false],
  ])("%s: %s", (text, expected) => {
    expect(finds(record, text)).toBe(expected);
  });

  test("reads dates in both forms", () => {
    for (const createTime of ["2026-08-01T10:00:00Z", 1_785_578_400_000]) {
      expect(finds({ createTime }, "d_createtime_eq_1785578400000")).toBe(true);
    }
  });

  test("a missing field meets isnull, empty and the negations only", () => {
    for (const text of ["isnull", "empty", "noteq_1", "notin_1", "notlike_1"]) {
      expect(finds({ name: null }, `name_${text}`)).toBe(true);
    }
    for (const text of ["isnotnull", "eq_", "in_|a", "like_%", "contains_", "gt_a", "lt_a"]) {
      expect(finds({}, `name_${text}`)).toBe(false);
    }
    expect(finds({ name: "" }, "name_empty")).toBe(true);
  });

  test("like is what a regular expression says, and never slow", () => {
    const piece = fc.constantFrom("a", "b", "%", "_", ".", "ab");
    fc.assert(
      fc.property(fc.array(piece), fc.array(piece), (text, pattern) => {
        const expression = pattern.join("").replace(/[.]/g, "\\$&").replaceAll("%", ".*");
        const name = text.join("");
        const like: Condition = { field: "name", type: "s", operator: "like", values: [pattern.join("")] };
        expect(matches({ name }, like)).toBe(new RegExp(`^${expression}$`).test(name));
        expect(matches({ name }, { ...like, operator: "notlike" })).toBe(!matches({ name }, like));
      }),
    );
    const name = "a".repeat(100_000);
    expect(finds({ name }, `name_like_${"%a".repeat(5_000)}%b`)).toBe(false);
  });
});

describe("a sort", () => {
  const names = ["createTime", "id", "name", "files.app.originalName"];

  test("is a field with its direction, several joined with ;", () => {
    expect(parseSort("createtime_d;ID_a", names)).toEqual({
      sorts: [
        { field: "createTime", direction: "descending" },
        { field: "id", direction: "ascending" },
      ],
      problems: [],
    });
    expect(parseSort("", names)).toEqual({ sorts: [], problems: [] });
  });

  test("names the allowed fields, or the form", () => {
    expect(parseSort("owner_a;id", names).problems).toEqual([
      'sort "owner_a": unknown field "owner"; allowed: createTime, id, name, files.app.originalName.',
      'sort "id": write <field>_a for ascending or <field>_d for descending.',
    ]);
  });

  test("orders records, those without the field last, equals as they were", () => {
    const records = [{ id: 1, name: "b" }, { id: 2 }, { id: 3, name: "a" }, { id: 4, name: "b" }];
    const order = (sort: string) =>
      records.toSorted(compareBy(parseSort(sort, names).sorts)).map(({ id }) => id);
    expect(order("name_a")).toEqual([3, 1, 4, 2]);
    expect(order("name_d")).toEqual([1, 4, 3, 2]);
    expect(order("name_d;id_d")).toEqual([4, 1, 3, 2]);
  });

  test("reaches into records by a dotted name, and not into prototypes", () => {
    const of = (originalName: string) => ({ files: { app: { originalName } } });
    const { sorts } = parseSort("files.app.originalName_d", names);
    expect([of("a"), of("b")].toSorted(compareBy(sorts))).toEqual([of("b"), of("a")]);
    expect(matches({}, { field: "constructor", type: "s", operator: "isnull", values: [] })).toBe(true);
  });
});

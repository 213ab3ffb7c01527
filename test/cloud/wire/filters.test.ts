import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunCloud, startRunCloud } from "../handlers/run-cloud.ts";
import type { Json } from "../support/test-cloud.ts";

const NAMES = ["Alpha", "alphabet", "Beta_2", "gamma", "Öl 1"];
let cloud: RunCloud;
let runs: Json[];
beforeAll(async () => {
  cloud = await startRunCloud();
  for (const name of NAMES) await cloud.finishedRun({ name });
  runs = (await cloud.get("/runs?sort=id_a&limit=0")).data;
});
afterAll(() => cloud[Symbol.asyncDispose]());

async function named(filter: string): Promise<string[]> {
  const page = await cloud.get(`/runs?sort=id_a&filter=${encodeURIComponent(filter)}`);
  if (!page.data) throw new Error(page.message);
  expect(page.total).toBe(page.data.length);
  return page.data.map(({ displayName }: Json) => displayName);
}

const idOf = (name: string) => runs.find(({ displayName }) => displayName === name).id;
const timeOf = (name: string) => Date.parse(runs.find(({ displayName }) => displayName === name).createTime);

/** Typed and untyped, fields and operators in any case. */
function spellings(type: string, field: string, operator: string, value: string): string[] {
  const upper = operator.toUpperCase();
  return [
    `${type}_${field}_${operator}${value}`,
    `${field}_${operator}${value}`,
    `${field.toUpperCase()}_${upper}${value}`,
    `${type.toUpperCase()}_${field}_${operator.charAt(0).toUpperCase()}${operator.slice(1)}${value}`,
  ];
}

describe("a filter", () => {
  it.each([
    ["s", "displayname", "eq", "_Alpha", ["Alpha"]],
    ["s", "displayname", "eq", "_Beta_2", ["Beta_2"]],
    ["s", "displayname", "noteq", "_Alpha", NAMES.slice(1)],
    ["s", "displayname", "contains", "_ALPHA", ["Alpha", "alphabet"]],
    ["s", "displayname", "like", "_%a", ["Alpha", "gamma"]],
    ["s", "displayname", "like", "_ALPHA%", ["Alpha", "alphabet"]],
    ["s", "displayname", "notlike", "_%a%", ["Öl 1"]],
    ["s", "displayname", "in", "_Alpha|gamma|other", ["Alpha", "gamma"]],
    ["s", "displayname", "notin", "_Alpha|gamma", ["alphabet", "Beta_2", "Öl 1"]],
    ["s", "displayname", "isnull", "", []],
    ["s", "displayname", "isnotnull", "", NAMES],
    ["s", "displayname", "empty", "", []],
    ["n", "successratio", "eq", "_1", NAMES],
    ["n", "successratio", "gt", "_0.5", NAMES],
    ["n", "successratio", "lt", "_1", []],
    ["n", "frameworkid", "in", "_1|99", NAMES],
  ] as const)(
    "as %s_%s_%s%s finds the same in every spelling",
    async (type, field, operator, value, expected) => {
      for (const filter of spellings(type, field, operator, value)) {
        expect([filter, await named(filter)]).toEqual([filter, expected]);
      }
    },
  );

  it("compares ids and times in every spelling", async () => {
    const [id, time] = [idOf("Beta_2"), timeOf("Beta_2")];
    const day = new Date(time).toISOString().slice(0, 10);
    const cases = [
      ["n", "id", "eq", `_${id}`, ["Beta_2"]],
      ["n", "id", "gt", `_${id}`, NAMES.slice(3)],
      ["n", "id", "lt", `_${id}`, NAMES.slice(0, 2)],
      ["d", "createtime", "eq", `_${time}`, runs.filter((run) => Date.parse(run.createTime) === time)],
      ["d", "createtime", "after", `_${time}`, runs.filter((run) => Date.parse(run.createTime) > time)],
      ["d", "createtime", "before", `_${time}`, runs.filter((run) => Date.parse(run.createTime) < time)],
      ["d", "createtime", "on", `_${time}`, runs.filter(({ createTime }) => createTime.startsWith(day))],
    ] as const;
    for (const [type, field, operator, value, found] of cases) {
      const expected = found.map((one) => (typeof one === "string" ? one : one.displayName));
      for (const filter of spellings(type, field, operator, value)) {
        expect([filter, await named(filter)]).toEqual([filter, expected]);
      }
    }
  });

  it("joins conditions with a semicolon, in one list or several spellings", async () => {
    const id = idOf("alphabet");
    expect(await named(`s_displayname_contains_alpha;n_id_lt_${id}`)).toEqual(["Alpha"]);
    expect(await named(`displayName_LIKE_al%; ID_eq_${id};`)).toEqual(["alphabet"]);
  });

  it("is refused for a field, an operator or a value that it cannot have", async () => {
    for (const [filter, message] of [
      ["s_colour_eq_red", /unknown field "colour"; allowed: createtime, displayname/],
      ["s_displayname_is_x", /unknown operator "is"; it takes eq, noteq/],
      ["n_id_eq_seven", /id takes a number/],
      ["s_displayname_on_1", /on does not apply to displayname/],
      ["n_id_eq", /eq needs a value/],
    ] as const) {
      const { status, body } = await cloud.call("GET", `/runs?filter=${filter}`);
      expect([filter, status]).toEqual([filter, 400]);
      expect(body.message).toMatch(message);
    }
  });
});

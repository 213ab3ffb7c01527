import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFirstAccount } from "../../../src/cloud/access/accounts.ts";
import type { RunRecord } from "../../../src/cloud/store/records.ts";
import { openStore } from "../../../src/cloud/store/store.ts";
import { compareBy, matches } from "../../../src/contract/filter-match.ts";
import type { Condition, Sort } from "../../../src/contract/filters.ts";
import { type ListField, listFieldsOf } from "../../../src/contract/list-fields.ts";
import { operations } from "../../../src/contract/operations/index.ts";
import { scratch } from "../../base/zip/scratch.ts";
import { aRun } from "../runs/records.ts";
import { type Json, startTestCloud, type TestCloud } from "../support/test-cloud.ts";

const DAY_MS = 86_400_000;
const FIELDS = listFieldsOf(operations.runs.list);
const word = fc.constantFrom("nightly", "Nightly", "smoke_test", "Rauchtest ü", "a%b", "release 1.2", "");
const fileName = fc.option(fc.constantFrom("shop.apk", "Shop.apk", "suite.zip", "other.zip"));
const ratio = fc.constantFrom(0, 0.25, 1 / 3, 0.5, 1);

/** Runs as they vary in what lists filter and sort by. */
const anyRun = fc
  .record({
    displayName: word,
    createTime: fc.constantFrom(0, 1, DAY_MS - 1, DAY_MS, 2 * DAY_MS, 1_800_000_000_000),
    frameworkId: fc.constantFrom(1, 2, 5),
    frameworkName: fc.constantFrom("Server-side package", "Appium Android, server side"),
    successRatio: ratio,
    executionRatio: ratio,
    deviceCount: fc.integer({ min: 1, max: 4 }),
    app: fileName,
    test: fileName,
  })
  .map(({ app, test, ...run }): Omit<RunRecord, "id"> => {
    const files = { app: { originalName: app }, test: { originalName: test } };
    return aRun({ state: "FINISHED", ...run, files });
  });

const VALUES: Readonly<Record<string, fc.Arbitrary<string | number>>> = {
  createtime: fc.constantFrom(0, 1, DAY_MS, DAY_MS + 5, 1_800_000_000_000),
  displayname: fc.oneof(word, fc.constantFrom("%ly", "night%", "%")),
  frameworkid: fc.integer({ min: 0, max: 6 }),
  frameworkname: fc.constantFrom("Server-side package", "server%", "Appium Android, server side"),
  id: fc.integer({ min: 1, max: 60 }),
  successratio: ratio,
};
const OPERATORS = {
  n: ["eq", "noteq", "gt", "lt", "in", "notin", "isnull", "isnotnull"],
  d: ["eq", "noteq", "after", "before", "on", "in", "notin", "isnull", "isnotnull"],
  s: ["eq", "noteq", "contains", "like", "notlike", "in", "notin", "empty", "isnotnull"],
  b: ["eq"],
} as const;

function conditionOn({ name, type }: ListField): fc.Arbitrary<Condition> {
  return fc.record({
    field: fc.constant(name),
    type: fc.constant(type),
    operator: fc.constantFrom(...OPERATORS[type]),
    values: fc.array(VALUES[name] ?? fc.constant(0), { minLength: 1, maxLength: 3 }),
  });
}
const conditions = fc.array(fc.oneof(...FIELDS.filter.map(conditionOn)), { maxLength: 2 }).map((all) =>
  all.map((one): Condition => {
    const several = one.operator === "in" || one.operator === "notin";
    return several ? one : { ...one, values: one.values.slice(0, 1) };
  }),
);
const sorts = fc.array(
  fc.record({
    field: fc.constantFrom(...FIELDS.sort),
    direction: fc.constantFrom("ascending" as const, "descending" as const),
  }),
  { maxLength: 3 },
);

const filterText = (all: readonly Condition[]) =>
  all
    .map(({ type, field, operator, values }) => `${type}_${field}_${operator}_${values.join("|")}`)
    .join(";");
const sortText = (all: readonly Sort[]) =>
  all.map(({ field, direction }) => `${field}_${direction === "ascending" ? "a" : "d"}`).join(";");

describe.each(["spec", "classic"] as const)("lists of runs on the %s wire", (wire) => {
  let cloud: TestCloud;
  let runs: readonly RunRecord[];
  let projectId: number;
  const after: AsyncDisposable[] = [];

  beforeAll(async () => {
    const folder = await scratch();
    const store = openStore(folder.path);
    const { user, project } = openFirstAccount(store, undefined, 0);
    projectId = project.id;
    const owner = { projectId, userId: user.id, startedById: user.id };
    runs = fc.sample(anyRun, { numRuns: 50, seed: 7 }).map((run) => store.runs.insert({ ...run, ...owner }));
    store.close();
    cloud = await startTestCloud({ dataFolder: folder.path, wire });
    after.push(cloud, folder);
  });
  afterAll(async () => {
    for (const one of after) await one[Symbol.asyncDispose]();
  });

  const idsOf = (page: Json): number[] => page.data.map(({ id }: Json) => id);
  function modelOf(wanted: readonly Condition[], order: readonly Sort[]): number[] {
    const found = runs.filter((run) => wanted.every((one) => matches(run, one)));
    return found.toSorted((a, b) => compareBy(order)(a, b) || a.id - b.id).map(({ id }) => id);
  }
  function address(list: string, params: Record<string, string>): string {
    return `/projects/${projectId}/${list}?${new URLSearchParams(params)}`;
  }

  it("filter and sort as a plain model does", async () => {
    const list = fc.constantFrom("runs", "runs-extended");
    await fc.assert(
      fc.asyncProperty(list, conditions, sorts, async (path, wanted, order) => {
        const params = { filter: filterText(wanted), sort: sortText(order), limit: "0" };
        const page = await cloud.get(address(path, params));
        expect(idsOf(page)).toEqual(modelOf(wanted, order));
        expect(page.total).toBe(page.data.length);
      }),
      { numRuns: 120 },
    );
  });

  it("yield each run once, page by page, whatever the limit and the order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 60 }), sorts, async (limit, order) => {
        const seen: number[] = [];
        let next: string | null = `/api/v2${address("runs", { sort: sortText(order), limit: `${limit}` })}`;
        while (next !== null) {
          const page: Json = await (await cloud.fetch(next)).json();
          seen.push(...idsOf(page));
          next = page.next;
        }
        expect(seen).toEqual(modelOf([], order));
      }),
      { numRuns: 25 },
    );
  });

  it("search the names, in any case", async () => {
    const found = runs.filter(({ displayName }) => displayName.toLowerCase().includes("nightly"));
    const page = await cloud.get(address("runs", { search: "NIGHTLY", limit: "0" }));
    expect(idsOf(page)).toEqual(found.map(({ id }) => id));
  });

  it("are the same in every family of an account with one project", async () => {
    const { userId } = cloud.cloud.account;
    const families = [
      "/runs",
      `/users/${userId}/projects/${projectId}/runs`,
      `/users/${userId}/runs`,
      "/me/runs",
    ];
    for (const path of families)
      expect(idsOf(await cloud.get(`${path}?limit=0`)), path).toEqual(modelOf([], []));
  });

  it("refuse fields that are not listed, naming those that are", async () => {
    for (const query of ["filter=s_message_eq_x", "sort=message_a"]) {
      const { status, body } = await cloud.call("GET", `/projects/${projectId}/runs?${query}`);
      expect(status).toBe(400);
      expect(body.message).toMatch(/unknown field "message"; allowed: .*displayName/i);
    }
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CaseStatus, TestCase } from "../../../src/contract/results/junit-report.ts";
import { kindOfResult } from "../../../src/contract/results/layout.ts";
import { mergeJunit } from "../../../src/contract/results/merge-junit.ts";

function cases(...names: string[]): TestCase[] {
  return names.map((name) => ({ suite: "s", className: "C", name, status: "passed" }));
}
const file = (name: string, ...list: TestCase[]) => ({ name, report: { cases: list, problems: [] } });
const namesOf = (merged: { cases: readonly TestCase[] }) => merged.cases.map(({ name }) => name);

describe("merging what a suite left behind", () => {
  test("adds to the aggregate only what it lacks", () => {
    const merged = mergeJunit([
      file("TEST-cart.xml", ...cases("a", "late")),
      file("TEST-all.xml", ...cases("a", "b")),
      file("TEST-pay.xml", ...cases("b")),
    ]);
    expect(namesOf(merged)).toEqual(["a", "b", "late"]);
  });

  test("counts a case as often as it occurs", () => {
    const merged = mergeJunit([
      file("TEST-all.xml", ...cases("a", "a")),
      file("TEST-x.xml", ...cases("a", "a", "a")),
    ]);
    expect(namesOf(merged)).toEqual(["a", "a", "a"]);
  });

  test("tells cases apart by their class, too", () => {
    const [other] = cases("a").map((testCase) => ({ ...testCase, className: "D" })) as [TestCase];
    expect(mergeJunit([file("TEST-all.xml", ...cases("a")), file("TEST-x.xml", other)]).cases).toHaveLength(
      2,
    );
  });

  test("takes all files where there is no aggregate", () => {
    expect(
      namesOf(mergeJunit([file("TEST-a.xml", ...cases("a")), file("TEST-b.xml", ...cases("a"))])),
    ).toEqual(["a", "a"]);
    expect(mergeJunit([])).toMatchObject({ cases: [], totals: { executed: 0 } });
  });

  test("takes the aggregate nearest to the root; a copy of it adds nothing", () => {
    const all = cases("a", "b");
    const merged = mergeJunit([
      file("phone-1/copy/TEST-all.xml", ...all),
      file("phone-1/TEST-all.xml", ...all),
    ]);
    expect(namesOf(merged)).toEqual(["a", "b"]);
  });

  test("leaves skipped cases out of what was executed", () => {
    const list = (["passed", "passed", "failed", "skipped"] satisfies CaseStatus[]).map((status, at) => ({
      ...{ suite: "", className: "", name: String(at), status },
    }));
    expect(mergeJunit([file("TEST-all.xml", ...list)]).totals).toEqual({
      ...{ passed: 2, failed: 1, skipped: 1, executed: 3 },
    });
  });

  test("names the file of every problem", () => {
    const broken = {
      name: "TEST-x.xml",
      report: { cases: [], problems: ["line 3, column 4: Unclosed root tag"] },
    };
    expect(mergeJunit([broken]).problems).toEqual(["TEST-x.xml, line 3, column 4: Unclosed root tag"]);
  });

  test("loses no case and adds none: each occurs as often as in the aggregate or in the others together", () => {
    const anyCases = fc.array(fc.constantFrom("a", "b", "c")).map((names) => cases(...names));
    fc.assert(
      fc.property(anyCases, anyCases, anyCases, (all, x, y) => {
        const merged = namesOf(
          mergeJunit([file("TEST-x.xml", ...x), file("TEST-all.xml", ...all), file("TEST-y.xml", ...y)]),
        );
        for (const name of ["a", "b", "c"]) {
          const count = (list: readonly TestCase[]) =>
            list.filter((testCase) => testCase.name === name).length;
          expect(merged.filter((one) => one === name)).toHaveLength(
            Math.max(count(all), count(x) + count(y)),
          );
        }
      }),
    );
  });
});

describe("the kind of a result", () => {
  test.each([
    ["TEST-all.xml", "junit"],
    ["TEST-shop.Cart.xml", "junit"],
    ["Chromium-12/TEST-all.xml", "junit"],
    ["screenshots/home.png", "screenshot"],
    ["Pixel 7-12\\screenshots\\cart\\a.JPEG", "screenshot"],
    ["console.log", "console"],
    ["Pixel 7-12/console.log", "console"],
    ["screenshots/readme.html", "other"],
    ["screenshots/TEST-all.xml", "other"],
    ["output-files/TEST-copy.xml", "other"],
    ["output-files/console.log", "other"],
    ["picture.svg", "other"],
    ["test-all.xml", "other"],
    ["", "other"],
  ])("of %j is %s", (name, kind) => {
    expect(kindOfResult(name)).toBe(kind);
  });
});

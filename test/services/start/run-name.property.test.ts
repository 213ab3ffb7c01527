import fc from "fast-check";
import { expect, it } from "vitest";
import { parseFilter } from "../../../src/contract/filters.ts";
import { attemptIn, markOf, uniqueRunName } from "../../../src/services/start/run-name.ts";

const title = fc.string({ unit: "binary", maxLength: 300 });
const attempt = fc.record({
  key: fc.stringMatching(/^[a-z0-9]{10}$/),
  number: fc.integer({ min: 1, max: 999 }),
});

it("a run's name passes through a filter as it is, whatever it is made from", () => {
  fc.assert(
    fc.property(title, fc.option(attempt, { nil: undefined }), (from, of) => {
      const name = uniqueRunName(from, Math.random, of);
      const { conditions, problems } = parseFilter(`s_displayname_eq_${name}`, [
        { name: "displayname", type: "s" },
      ]);
      expect(problems).toEqual([]);
      expect(conditions).toEqual([{ field: "displayname", type: "s", operator: "eq", values: [name] }]);
      expect(name).toMatch(/^\S.* [a-z0-9-]{12,}$/su);
      expect([...name].length).toBeLessThan(130);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

it("tells its attempt for its own key alone, whatever its title", () => {
  fc.assert(
    fc.property(title, attempt, attempt, (from, own, other) => {
      fc.pre(own.key !== other.key);
      const name = uniqueRunName(from, Math.random, own);
      expect(attemptIn(name, own.key)).toBe(own.number);
      expect(attemptIn(name, other.key)).toBeUndefined();
      expect(attemptIn(uniqueRunName(from, Math.random), own.key)).toBeUndefined();
      expect(markOf(name)).toMatch(new RegExp(`^${own.key}-${own.number}-[a-z0-9]{12}$`));
    }),
  );
});

it("keeps what a title may well have", () => {
  expect(uniqueRunName("Gate: PR #7 & «more», 50_000 × 🚀", () => 0)).toBe(
    "Gate: PR #7 & «more», 50_000 × 🚀 aaaaaaaaaaaa",
  );
  expect(uniqueRunName(" \u0000\n ", () => 0)).toBe("Test run aaaaaaaaaaaa");
});

it("two runs never have the same name", () => {
  const names = Array.from({ length: 10_000 }, () => uniqueRunName("octo-org/octo-repo", Math.random));
  expect(new Set(names).size).toBe(names.length);
});

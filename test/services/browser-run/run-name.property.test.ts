import fc from "fast-check";
import { expect, it } from "vitest";
import { parseFilter } from "../../../src/contract/filters.ts";
import { uniqueRunName } from "../../../src/services/browser-run/desktop/run-name.ts";

it("a run's name passes through a filter as it is, whatever it is made from", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (title) => {
      const name = uniqueRunName(title, Math.random);
      const { conditions, problems } = parseFilter(`s_displayname_eq_${name}`, [
        { name: "displayname", type: "s" },
      ]);
      expect(problems).toEqual([]);
      expect(conditions).toEqual([{ field: "displayname", type: "s", operator: "eq", values: [name] }]);
      expect(name).toMatch(/^\S.* [a-z0-9]{12}$/u);
      expect([...name].length).toBeLessThan(120);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});

it("two runs never have the same name", () => {
  const names = Array.from({ length: 10_000 }, () => uniqueRunName("octo-org/octo-repo", Math.random));
  expect(new Set(names).size).toBe(names.length);
});

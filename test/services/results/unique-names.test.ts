import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { uniqueNames } from "../../../src/services/results/unique-names.ts";

describe("the path of a result", () => {
  test("is handed out once, letter case aside, and keeps its extension", () => {
    const unique = uniqueNames();
    expect(["a.png", "A.png", "a.png", ".env", ".ENV"].map(unique)).toEqual([
      ...["a.png", "A-2.png", "a-3.png", ".env", ".ENV-2"],
    ]);
  });

  test("leads into one folder where two differ only as some systems do not tell", () => {
    const unique = uniqueNames();
    expect(["b/c", "B/C", "b/d", "e\u0301/x", "é/x"].map(unique)).toEqual([
      "b/c",
      "b/C-2",
      "b/d",
      "e\u0301/x",
      "e\u0301/x-2",
    ]);
  });

  test("goes round a file that stands where a folder must be, and a folder where a file must", () => {
    const unique = uniqueNames();
    expect(["a", "a/b", "A/c", "x/y", "x"].map(unique)).toEqual(["a", "a-2/b", "a-2/c", "x/y", "x-2"]);
  });

  test("is handed out as quickly when everything bears one name", () => {
    const unique = uniqueNames();
    const names = new Set(Array.from({ length: 20_000 }, () => unique("same/name.txt")));
    expect(names.size).toBe(20_000);
  });

  test("never is another one's, nor a folder on its way, on any system", () => {
    const part = fc.constantFrom("a", "A", "b", "a-2", "é", "e\u0301", "ſ", "s", "ß", "ss");
    const paths = fc.array(fc.array(part, { minLength: 1, maxLength: 3 }), { maxLength: 30 });
    fc.assert(
      fc.property(paths, (wanted) => {
        const unique = uniqueNames();
        const given = wanted.map((parts) => unique(parts.join("/")).toUpperCase().normalize("NFC"));
        expect(new Set(given).size).toBe(given.length);
        for (const path of given) expect(given.some((other) => other.startsWith(`${path}/`))).toBe(false);
      }),
    );
  });
});

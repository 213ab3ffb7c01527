import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patterns } from "../../src/actions/runner/upload-inputs.ts";

const read = (text: string) => patterns.safeParse(text).data;

describe("an input that names files", () => {
  it.each([
    ["a.apk", ["a.apk"]],
    ["a.apk, b.apk\n\n c.zip ,", ["a.apk", "b.apk", "c.zip"]],
    ["app-{debug,release}.apk,b.apk", ["app-{debug,release}.apk", "b.apk"]],
    ["{a,{b,c}}.apk\n}d,e{", ["{a,{b,c}}.apk", "}d", "e{"]],
    ["out/*.apk\nout/*.apk", ["out/*.apk"]],
    [" \n ", undefined],
  ])("%j names %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("reads back what was written by line or comma, braces and all", () => {
    const word = fc.stringMatching(/^[a-z*?.]{1,6}$/);
    const braces = fc.tuple(word, fc.array(word, { minLength: 1, maxLength: 3 }));
    const pattern = fc.oneof(
      word,
      braces.map(([before, choices]) => `${before}{${choices.join(",")}}`),
    );
    const separator = fc.constantFrom(",", "\n", ", ", "\n  ");
    fc.assert(
      fc.property(fc.uniqueArray(pattern, { minLength: 1, maxLength: 6 }), separator, (list, by) => {
        expect(read(list.join(by))).toEqual(list);
      }),
    );
  });
});

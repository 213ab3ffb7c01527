import fc from "fast-check";
import { expect, test } from "vitest";
import { readKeyValues } from "../bench/key-value-file.ts";

const read = (text: string) => [...readKeyValues(text)];

test("plain and delimited pairs stand beside each other, empty lines between them", () => {
  expect(read("a=1\n\nb<<END\n2\n\n3\nEND\nc=x<<y\nd=\n")).toEqual([
    ["a", "1"],
    ["b", "2\n\n3"],
    ["c", "x<<y"],
    ["d", ""],
  ]);
});

test("a value without lines is empty", () => {
  expect(read("a<<END\nEND")).toEqual([["a", ""]]);
});

test.each([
  ["just words\n", "Invalid format 'just words'"],
  ["<<END\nx\nEND\n", "Name must not be empty"],
  ["a<<\nx\n", "delimiter must not be empty"],
  ["a<<END\nx\n", "Matching delimiter not found 'END'"],
  ["a<<END\nx", "EOF marker missing new line"],
])("%j is refused", (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test("pairs before a malformed line are read", () => {
  const pairs = readKeyValues("a=1\nmalformed\n");
  expect(pairs.next().value).toEqual(["a", "1"]);
  expect(() => pairs.next()).toThrow("Invalid format");
});

test("any value written behind a unique delimiter is read as it was", () => {
  const value = fc.string({ unit: fc.constantFrom("a", "=", "<", "\n", "\r", " ", "é") });
  fc.assert(
    fc.property(value, (written) => {
      expect(read(`name<<unique_7\n${written}\nunique_7\n`)).toEqual([["name", written]]);
    }),
  );
});

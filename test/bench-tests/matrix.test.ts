import { expect, test } from "vitest";
import { expandStrategy } from "../bench/workflow/matrix.ts";

const expand = (matrix: unknown) => expandStrategy({ matrix }).combinations;

test("without a matrix there is one job, with no values", () => {
  expect(expandStrategy(undefined)).toEqual({ combinations: [{}], hasMatrix: false, failFast: true });
});

test("vectors multiply, the first one slowest", () => {
  expect(expand({ os: ["a", "b"], node: [1, 2] })).toEqual([
    { os: "a", node: 1 },
    { os: "a", node: 2 },
    { os: "b", node: 1 },
    { os: "b", node: 2 },
  ]);
});

test("an exclude removes what it names in part", () => {
  expect(expand({ os: ["a", "b"], node: [1, 2], exclude: [{ os: "a" }] })).toEqual([
    { os: "b", node: 1 },
    { os: "b", node: 2 },
  ]);
});

// The example of GitHub's documentation, "Expanding or adding matrix configurations".
test("an include extends what it does not contradict, and is one of its own otherwise", () => {
  const include = [
    { color: "green" },
    { color: "pink", animal: "cat" },
    { fruit: "apple", shape: "circle" },
    { fruit: "banana" },
    { fruit: "banana", animal: "cat" },
  ];
  expect(expand({ fruit: ["apple", "pear"], animal: ["cat", "dog"], include })).toEqual([
    { fruit: "apple", animal: "cat", color: "pink", shape: "circle" },
    { fruit: "apple", animal: "dog", color: "green", shape: "circle" },
    { fruit: "pear", animal: "cat", color: "pink" },
    { fruit: "pear", animal: "dog", color: "green" },
    { fruit: "banana" },
    { fruit: "banana", animal: "cat" },
  ]);
});

test("a matrix may consist of includes alone", () => {
  expect(expand({ include: [{ a: 1 }, { a: 2 }] })).toEqual([{ a: 1 }, { a: 2 }]);
});

test.each([
  [{ device: [] }, "Matrix vector 'device' does not contain any values"],
  [{ device: "Pixel" }, "is not a list"],
  ["Pixel", "A matrix is a mapping"],
  [{ a: [1], exclude: [{ a: 1 }] }, "no combination"],
])("%j is refused", (matrix, why) => {
  expect(() => expand(matrix)).toThrow(why);
});

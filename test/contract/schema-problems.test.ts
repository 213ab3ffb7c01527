import { expect, test } from "vitest";
import * as z from "zod";
import { schemaProblems } from "../../src/contract/schema-problems.ts";

const schema = z.array(z.object({ id: z.int(), kind: z.enum(["a", "b"]) }));

function problemsOf(value: unknown): string {
  const { error } = schema.safeParse(value);
  return error ? schemaProblems(error) : "none";
}

test("what a schema refuses is told in one line, with the place of each problem", () => {
  expect(problemsOf([{ id: "1", kind: "c" }])).toBe(
    '[0].id: expected number, received string; [0].kind: expected one of "a"|"b"',
  );
  expect(problemsOf("x\ny")).toBe("expected array, received string");
});

test("many problems are counted, not listed", () => {
  const line = problemsOf(Array.from({ length: 12 }, () => ({ kind: "a" })));
  expect(line.split("; ")).toHaveLength(11);
  expect(line).toMatch(/; and 2 more$/);
});

import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { readAction } from "../../scripts/action-file.ts";
import { brokerInputs } from "../../src/actions/broker/inputs.ts";
import { browserTestInputs } from "../../src/actions/browser-test/inputs.ts";
import { choice, durationMs, list, ratio, wholeNumber } from "../../src/actions/runner/input-kinds.ts";

const ROOT = resolve(import.meta.dirname, "../..");

test.each<[string, z.ZodObject]>([
  ["actions/browser-test", browserTestInputs],
  ["actions/broker", brokerInputs],
])("the schema of %s has the inputs of its action.yml", async (folder, schema) => {
  const { inputs } = await readAction(ROOT, folder);
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(Object.keys(inputs)));
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(schema.shape)));
});

describe("an input", () => {
  const read = (kind: z.ZodType, text: string) => kind.safeParse(text);

  test.each([
    [durationMs, "90s", 90_000],
    [durationMs, " 1h30m ", 5_400_000],
    [list, "a, b\n c,,a", ["a", "b", "c"]],
    [wholeNumber(1), "12", 12],
    [choice("abort", "leave"), "Leave", "leave"],
    [choice("abort", "leave"), "", undefined],
    [ratio, "0.95", expect.objectContaining({ units: 95n, scale: 2 })],
  ])("%# is read from %j", (kind, text, value) => {
    expect(read(kind, text)).toMatchObject({ success: true, data: value });
  });

  test.each([
    [durationMs, "30"],
    [durationMs, "abc"],
    [wholeNumber(1), "0"],
    [wholeNumber(1), "1.5"],
    [wholeNumber(1), "1e3"],
    [choice("abort", "leave"), "stop"],
    [ratio, "1.01"],
    [ratio, "-1"],
    [ratio, "95%"],
  ])("%# is refused as %j, with the value and what to do", (kind, text) => {
    const { error } = read(kind, text);
    expect(error?.issues[0]?.message).toContain(`"${text}"`);
    expect(error?.issues[0]?.message).toMatch(/(?:Write|Choose) .+\.$/);
  });
});

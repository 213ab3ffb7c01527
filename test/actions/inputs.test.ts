import { basename, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { readActions } from "../../scripts/action-file.ts";
import {
  choice,
  durationMs,
  idList,
  list,
  ratio,
  wholeNumber,
} from "../../src/actions/runner/input-kinds.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const actions = await readActions(ROOT);

/** The schema of the action whose stub this is: what its `inputs.ts` exports under a name that ends so. */
async function schemaOf(stub: string): Promise<z.ZodObject> {
  const file = resolve(ROOT, "src/actions", basename(stub, ".js"), "inputs.ts");
  const module: Record<string, unknown> = await import(file);
  const [schema] = Object.entries(module).flatMap(([name, value]) =>
    name.endsWith("Inputs") ? [value] : [],
  );
  return schema as z.ZodObject;
}

test.each(actions)("the schema of $folder has the inputs of its action.yml", async ({ runs, inputs }) => {
  const { shape } = await schemaOf(runs.main);
  expect(Object.keys(shape).toSorted()).toEqual(Object.keys(inputs).toSorted());
});

/** Inputs that mean another thing in another action, or tell what it is there. Of these only the defaults are equal. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  ...["project-id", "project-name", "run-id", "framework-id", "device-group-id", "device-run-ids"],
  ...["timeout", "queue-timeout", "on-timeout", "abort-on-cancel", "executors", "suite-path"],
  ...["results-path", "artifact-name", "publish-artifact", "tags", "event-tags", "os-type", "os-version"],
]);
/** An artifact's name says which step it is from. */
const OWN_DEFAULT = "artifact-name";

test("an input has the same prose and default in every action that has it", () => {
  const told = actions.flatMap(({ inputs }) => Object.entries(inputs));
  const differing = [...Map.groupBy(told, ([name]) => name)].filter(([name, entries]) => {
    const words = OWN_WORDS.has(name) ? [] : entries.map(([, input]) => input.description);
    const defaults = name === OWN_DEFAULT ? [] : entries.map(([, input]) => input.default);
    return new Set(words).size > 1 || new Set(defaults).size > 1;
  });
  expect(differing.map(([name]) => name)).toEqual([]);
});

test("the root action has the inputs of its parts, but for what it finds out itself", () => {
  const namesOf = (...folders: string[]) =>
    new Set(
      actions.filter(({ folder }) => folders.includes(folder)).flatMap(({ inputs }) => Object.keys(inputs)),
    );
  const parts = namesOf(
    ...["browser-test", "upload-app", "start-run", "wait-run"].map((name) => `actions/${name}`),
  );
  const root = namesOf(".");
  expect([...parts].filter((name) => !root.has(name)).toSorted()).toEqual([
    "app-file-id",
    "data-file-id",
    "earlier-results-path",
    "file-type",
    "job-status",
    "path",
    "run-id",
    "test-file-id",
  ]);
  expect([...root].filter((name) => !parts.has(name))).toEqual(["app-path", "test-path", "data-path"]);
});

describe("an input", () => {
  const read = (kind: z.ZodType, text: string) => kind.safeParse(text);

  test.each([
    [durationMs, "90s", 90_000],
    [durationMs, " 1h30m ", 5_400_000],
    [list, "a, b\n c,,a", ["a", "b", "c"]],
    [idList, "7, 12\n7", [7, 12, 7]],
    [idList, " , ", undefined],
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
    [idList, "x"],
    [idList, "1 2"],
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

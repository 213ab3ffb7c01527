import path from "node:path";
import { expect, it } from "vitest";
import { licenseTexts } from "../../scripts/build/license-texts.ts";

const root = path.resolve(import.meta.dirname, "../..");

it("gives the text of each bundled package, sorted, with its version", async () => {
  const text = await licenseTexts(root, "zod\nMIT\n\n@actions/core\nMIT\n");
  const headings = text.match(/^\S+ \d+\.\d+\.\d+ \(.+\)$/gm) ?? [];
  expect(headings.map((heading) => heading.split(" ")[0])).toEqual(["@actions/core", "zod"]);
  expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
});

it("says so where a package ships no licence text", async () => {
  const text = await licenseTexts(root, "chainsaw\n");
  expect(text).toMatch(
    /chainsaw \S+ \(MIT\/X11\)\n-+\nThe package ships no licence text. Author: \S.*Source: \S/,
  );
});

it("leaves out what only serves the development", async () => {
  expect(await licenseTexts(root, "vitest\nfast-check\n")).not.toMatch(/vitest|fast-check/);
});

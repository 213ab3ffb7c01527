import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readAction, readActions, stubNames } from "../../scripts/action-file.ts";

const good = `
name: Sample
description: Does little.
author: Us
branding: { icon: monitor, color: blue }
inputs:
  base-url: { description: Where it is., required: true }
  timeout: { description: How long., default: 30m }
outputs:
  verdict: { description: What came of it. }
runs:
  using: node24
  main: ../../dist/sample.js
  post: ../../dist/sample-post.js
`;

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "action-file-"));
});
afterEach(() => rm(root, { recursive: true }));

async function put(folder: string, text: string): Promise<void> {
  await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(path.join(root, folder, "action.yml"), text);
}

it("reads every action, the one at the root included, and names each stub once", async () => {
  await put("actions/sample", good);
  await put(".", good.replaceAll("../../dist/sample", "dist/pipeline"));
  const actions = await readActions(root);
  expect(actions.map(({ folder }) => folder)).toEqual([".", "actions/sample"]);
  expect(stubNames([...actions, ...actions])).toEqual(["pipeline", "pipeline-post", "sample", "sample-post"]);
});

it.each([
  ["an unknown key of an input", "required: true }", "requird: true }", /requird/],
  ["a default that is not a string", "default: 30m", "default: 30", /timeout.*default/s],
  ["an input without prose", "description: How long., ", "", /timeout.*description/s],
  ["a name in another case", "  base-url:", "  baseUrl:", /baseUrl/],
  ["an unknown key of the action", "author: Us", "author: Us\nauthors: We", /authors/],
  ["an older Node", "node24", "node20", /using/],
  ["a main outside dist", "../../dist/sample.js", "../../build/sample.js", /main/],
])("refuses %s", async (_what, before, after, said) => {
  await put("actions/sample", good.replace(before, after));
  await expect(readAction(root, "actions/sample")).rejects.toThrow(said);
  await expect(readAction(root, "actions/sample")).rejects.toThrow("actions/sample/action.yml");
});

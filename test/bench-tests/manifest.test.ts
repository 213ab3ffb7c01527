import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readManifest } from "../bench/manifest.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "manifest-"));
  await mkdir(join(root, "action"));
  await writeFile(join(root, "main.js"), "");
});
afterEach(() => rm(root, { recursive: true }));

const HEAD = "name: A\ndescription: D\n";
const RUNS = "runs:\n  using: node24\n  main: ../main.js\n";

async function read(manifest: string) {
  await writeFile(join(root, "action", "action.yml"), manifest);
  return readManifest(join(root, "action"), root);
}

test("a manifest tells its inputs, outputs, scripts and conditions", async () => {
  const manifest = await read(
    `${HEAD}inputs:\n  retries:\n    description: R\n    default: 3\n    required: true\noutputs:\n  id:\n    description: I\n${RUNS}  post: ../main.js\n  post-if: failure()\n`,
  );
  expect(manifest.inputs.get("retries")).toMatchObject({ default: "3", required: true });
  expect(manifest.outputs).toEqual(["id"]);
  expect(manifest.scripts).toEqual({ main: join(root, "main.js"), post: join(root, "main.js") });
  expect(manifest.conditions).toEqual({ pre: "always()", post: "failure()" });
});

test.each([
  ["an unknown key", `${HEAD}${RUNS}version: 1\n`, 'the key "version" is unknown'],
  [
    "an unknown key of an input",
    `${HEAD}inputs:\n  a:\n    description: D\n    type: string\n${RUNS}`,
    '"type" is unknown',
  ],
  ["an unknown key of runs", `${HEAD}${RUNS}  steps: []\n`, '"steps" is unknown'],
  ["a missing name", `description: D\n${RUNS}`, '"name" is missing'],
  ["an empty description", `name: A\ndescription: ""\n${RUNS}`, '"" is not a text'],
  [
    "an input without a description",
    `${HEAD}inputs:\n  a:\n    default: x\n${RUNS}`,
    '"description" is missing',
  ],
  [
    "required as a word",
    `${HEAD}inputs:\n  a:\n    description: D\n    required: "yes"\n${RUNS}`,
    "not a boolean",
  ],
  ["inputs as a list", `${HEAD}inputs: [a]\n${RUNS}`, "not a mapping"],
  ["an older runtime", `${HEAD}runs:\n  using: node20\n  main: ../main.js\n`, 'runs.using is "node20"'],
  ["a composite action", `${HEAD}runs:\n  using: composite\n  steps: []\n`, '"main" is missing'],
  [
    "a script that is not there",
    `${HEAD}runs:\n  using: node24\n  main: gone.js\n`,
    '"gone.js" does not exist',
  ],
  ["a script outside", `${HEAD}runs:\n  using: node24\n  main: ../../x.js\n`, "outside the repository"],
  ["a key twice", `${HEAD}name: B\n${RUNS}`, "unique"],
  [
    "two inputs in one variable",
    `${HEAD}inputs:\n  a b:\n    description: D\n  a_b:\n    description: D\n${RUNS}`,
    'the inputs "a b" and "a_b" are both INPUT_A_B',
  ],
])("%s is refused", async (_, manifest, message) => {
  await expect(read(manifest)).rejects.toThrow(message);
});

test("a folder without a manifest is named", () => {
  expect(() => readManifest(root, root)).toThrow(`${root} holds no action.yml`);
});

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { putNpm } from "../bench/npm/put-npm.ts";
import type { StepRun } from "../bench/step-run.ts";
import { benchForTest } from "./script-action.ts";

const { devDependencies } = (await import("../../package.json", { with: { type: "json" } })).default;
const { yaml } = devDependencies;

/** Runs `script` beside a package.json, in a job whose npm is the bench's. */
async function run(script: string, manifest: object, files: readonly string[] = []): Promise<StepRun> {
  const bench = await benchForTest();
  const folder = join(bench.workspace, "it's here");
  await mkdir(folder);
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ name: "shop", type: "module", ...manifest }),
  );
  for (const file of files) await writeFile(join(folder, file), "{}");
  const job = await bench.startJob();
  await job.step({
    uses: "actions/setup-node",
    stub: async () => ({ paths: [await putNpm(`${folder}/bin`)] }),
  });
  const step = await job.step({ run: script, workingDirectory: folder });
  await job.finish();
  return step;
}

const IMPORT = `"${process.execPath}" --eval 'console.log("has", typeof (await import("yaml")).parse)'`;

test("npm install brings the packages of the repository, and other commands are those of the real npm", async () => {
  const scripts = { test: IMPORT };
  const step = await run("npm install --no-audit\nnpm test", { scripts, devDependencies: { yaml } });
  expect(step.stdout.toString()).toMatch(/linked 1 packages[\s\S]*has function/);
  expect(step.conclusion).toBe("success");
});

test("a package that package.json does not name is not there", async () => {
  const step = await run(`npm install\n${IMPORT}`, { dependencies: { ignore: "7.0.16" } });
  expect(step.conclusion).toBe("failure");
  expect(step.stderr.toString()).toContain("Cannot find package 'yaml'");
});

test.each([
  ["another version", { yaml: "2.0.0" }, `package.json asks for yaml 2.0.0; this repository has ${yaml}.`],
  ["a range", { yaml: `^${yaml}` }, `package.json asks for yaml ^${yaml}; this repository has ${yaml}.`],
  ["a package that nobody has", { "no-such": "1.0.0" }, "asks for no-such 1.0.0; this repository has none."],
])("%s is refused", async (_, dependencies, why) => {
  const step = await run("npm install", { dependencies });
  expect(step.exitCode).toBe(1);
  expect(step.stderr.toString()).toContain(why);
});

test("npm ci asks for a lockfile, as the real one does", async () => {
  const without = await run("npm ci", { dependencies: { yaml } });
  expect(without.exitCode).toBe(1);
  expect(without.stderr.toString()).toContain("there is none");
  const locked = await run("npm ci", { dependencies: { yaml } }, ["package-lock.json"]);
  expect(locked.conclusion).toBe("success");
});

test("a package named on the command line is refused, as there is no registry", async () => {
  const step = await run("npm install yaml", {});
  expect(step.exitCode).toBe(1);
  expect(step.stderr.toString()).toContain("No registry is here to get yaml from");
});

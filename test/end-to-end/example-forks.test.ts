import { spawnSync } from "node:child_process";
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readWorkflow } from "../bench/workflow/read-workflow.ts";
import { type Examples, openExamples, PIXEL, ROOT } from "./example-setting.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";
const PULL = { name: "pull_request", payload: { pull_request: { number: 7 } }, fromFork: true };
const HOSTILE = '"; echo "::error::planted" #$(touch planted)';
const built = (change: object = {}) => ({
  name: "workflow_run",
  payload: {
    workflow_run: {
      ...{ id: 12, event: "pull_request", conclusion: "success", head_sha: SHA },
      ...{ head_branch: HOSTILE, head_repository: { id: 77, full_name: HOSTILE } },
      ...change,
    },
  },
});

let examples: Examples;
beforeEach(async () => {
  examples = await openExamples();
});
afterEach(() => examples[Symbol.asyncDispose]());

const statuses = () => examples.bench.github.records.get(`statuses/${SHA}`) ?? [];

/** The example reports by it: every hosted runner has it, a bare machine may not. */
const hasCurl = Boolean(process.env.CI) || spawnSync("curl", ["--version"]).status === 0;

describe.runIf(hasCurl)("the fork-safe pair", { timeout: 120_000 }, () => {
  test("builds without secrets, tests with them, and reports on the commit", async () => {
    const build = await examples.run("fork-safe-build", { event: PULL });
    expect(build.conclusion).toBe("success");
    expect(build.job("build").token).toEqual({ metadata: "read", contents: "read" });
    const done = await examples.run("fork-safe-test", { event: built() });
    expect(done.job("test").annotations).toEqual([]);
    expect(done.conclusion).toBe("success");
    const { steps, token } = done.job("test");
    expect(steps[1]?.run.outputs).toMatchObject({ verdict: "passed", "tests-total": "3" });
    expect(token).toEqual({ metadata: "read", actions: "read", statuses: "write" });
    expect(statuses()).toEqual([expect.objectContaining({ context: "Device test", state: "success" })]);
  });

  test("reports a failing test as a failure", async () => {
    await examples[Symbol.asyncDispose]();
    examples = await openExamples({ [PIXEL]: { outcome: "failed", tests: { passed: 1, failed: 1 } } });
    await examples.run("fork-safe-build", { event: PULL });
    const done = await examples.run("fork-safe-test", { event: built() });
    expect(done.conclusion).toBe("failure");
    expect(statuses()).toEqual([expect.objectContaining({ state: "failure" })]);
  });

  test("reports a failure where the fork's build left something else, and sends nothing", async () => {
    await appendFile(join(examples.repository, "build.sh"), "mv build/shop-tests.zip build/other.zip\n");
    await examples.run("fork-safe-build", { event: PULL });
    const done = await examples.run("fork-safe-test", { event: built() });
    expect(done.job("test").steps[1]?.run.outputs).toMatchObject({ "failure-kind": "input" });
    expect(statuses()).toEqual([expect.objectContaining({ state: "failure" })]);
    expect(await examples.runs()).toEqual([]);
  });

  test("does nothing for a build that failed, or that a push has started", async () => {
    for (const change of [{ conclusion: "failure" }, { event: "push" }]) {
      const done = await examples.run("fork-safe-test", { event: built(change) });
      expect(done.job("test").conclusion).toBe("skipped");
    }
  });

  test("executes nothing of the fork beside its secrets: no checkout, and no text of the fork in a script", async () => {
    const file = join(ROOT, "examples/workflows/fork-safe-test.yml");
    const { jobs } = await readWorkflow("fork-safe-test.yml", await readFile(file, "utf8"));
    for (const { steps } of jobs) {
      for (const { uses = "", run = "", env } of steps) {
        expect(uses).not.toContain("checkout");
        expect(run).not.toContain("${{");
        expect(run).not.toContain("build/");
        expect(Object.values(env).join()).not.toMatch(/head_branch|head_repository|display_title|actor/);
      }
    }
  });
});

import { afterEach, describe, expect, test } from "vitest";
import { type Examples, GALAXY, openExamples, PIXEL } from "./example-setting.ts";

const PULL = {
  name: "pull_request",
  payload: { pull_request: { number: 7, head: { sha: "c0ffee", ref: "feature" } } },
};
let examples: Examples;
afterEach(() => examples[Symbol.asyncDispose]());

describe("an example workflow runs green as it is:", { timeout: 180_000 }, () => {
  test("gate.yml", async () => {
    examples = await openExamples();
    const done = await examples.run("gate", { event: PULL });
    expect(done.job("gate").annotations).toEqual([]);
    expect(done.conclusion).toBe("success");
    expect(done.job("gate").outputs).toEqual({ verdict: "passed" });
    expect(done.job("gate").summary).toMatch(/✅ \*\*passed\*\*: all 6 tests passed/);
    expect(examples.bench.artifacts.map(({ name }) => name)).toEqual(["device-test-results"]);
    expect((await examples.runs()).map(({ state }) => state)).toEqual(["FINISHED"]);
  });

  test("nightly-matrix.yml, with a job for each of the healthiest devices and one upload for all", async () => {
    const more = Array.from({ length: 6 }, (_, i) => [`Phone ${i + 1}`, {}]);
    examples = await openExamples({ ...Object.fromEntries(more), Away: { outcome: "offline" } });
    const done = await examples.run("nightly-matrix", { event: { name: "schedule" } });
    expect(done.jobs.flatMap(({ annotations }) => annotations)).toEqual([]);
    expect(done.conclusion).toBe("success");
    const names = [PIXEL, GALAXY, ...more.map(([name]) => name)];
    expect(done.jobs.slice(1).map(({ name }) => name)).toEqual(names.map((name) => `On ${name}`));
    for (const { steps } of done.jobs.slice(1)) expect(steps[1]?.run.outputs.verdict).toBe("passed");
    const artifacts = examples.bench.artifacts.map(({ name }) => name);
    expect(artifacts).toEqual(names.map((name) => `results-${name}`));
    const runs = await examples.runs();
    expect(new Set(runs.map(({ displayName }) => displayName)).size).toBe(8);
  });

  test("nightly-matrix.yml shows what fails on one device and still runs on the others", async () => {
    const more = Array.from({ length: 6 }, (_, i) => [`Phone ${i + 1}`, {}]);
    const red = { outcome: "failed", tests: { passed: 1, failed: 1 } };
    examples = await openExamples({ ...Object.fromEntries(more), [GALAXY]: red });
    const done = await examples.run("nightly-matrix", { event: { name: "schedule" } });
    expect(done.conclusion).toBe("failure");
    const failed = done.jobs.filter(({ conclusion }) => conclusion !== "success");
    expect(failed.map(({ name }) => name)).toEqual([`On ${GALAXY}`]);
    expect(failed[0]?.annotations).toHaveLength(1);
  });

  test("browser-suite.yml, with the local cloud that it starts", async () => {
    examples = await openExamples();
    const done = await examples.run("browser-suite", { event: { name: "push" }, secrets: {} });
    const { annotations, steps, summary } = done.job("browser-suite");
    expect(annotations.filter(({ level }) => level === "error")).toEqual([]);
    expect(done.conclusion).toBe("success");
    expect(steps.at(-1)?.run.outputs).toMatchObject({ verdict: "passed", "tests-total": "3" });
    expect(summary).toMatch(/^## Browser test\n\n✅/);
  });
});

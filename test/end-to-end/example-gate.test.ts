import { afterEach, describe, expect, test } from "vitest";
import { type Examples, GALAXY, openExamples, PIXEL } from "./example-setting.ts";

const PULL = { name: "pull_request", payload: { pull_request: { number: 7 } } };
let examples: Examples;
afterEach(() => examples[Symbol.asyncDispose]());

/** The example's own time limit is what ends a wait for a state that nobody knows. */
const soon = (text: string) => text.replace("timeout: 45m", "timeout: 5s");
const asWritten = (text: string) => text;

describe("the gate example turns red for", { timeout: 120_000 }, () => {
  test.each([
    [
      "one failing test",
      { [PIXEL]: { outcome: "failed", tests: { passed: 2, failed: 1 } } },
      { kind: "tests", reason: /success ratio 5\/6 is below min-success-ratio 1: Google Pixel 8: / },
    ],
    [
      "zero executed tests",
      { [PIXEL]: { outcome: "no-tests" }, [GALAXY]: { outcome: "no-tests" } },
      { kind: "tests", reason: /^no test was executed$/ },
    ],
    [
      "an excluded device",
      { [GALAXY]: { outcome: "excluded", reason: "CONCURRENCY_LIMIT" } },
      { kind: "devices", reason: /^1 device excluded, .*max-excluded-devices 0: Samsung Galaxy S24/ },
    ],
    [
      "an unknown state",
      { [GALAXY]: { outcome: "unknown", state: "PONDERING" } },
      {
        kind: "timeout",
        reason: /^timeout 5\.0 s passed before the end of Samsung Galaxy S24.*PONDERING/,
        edit: soon,
      },
    ],
    [
      "a ratio of 0.999",
      { [PIXEL]: { outcome: "failed", tests: { passed: 996, failed: 1 } } },
      { kind: "tests", reason: /^success ratio 999\/1000 is below min-success-ratio 1: Google Pixel 8/ },
    ],
  ])("%s, and says why in the annotation, the summary and the outputs", async (_, scripts, expected) => {
    examples = await openExamples(scripts);
    const {
      kind,
      reason,
      edit = asWritten,
    } = expected as { kind: string; reason: RegExp; edit?: typeof soon };
    const done = await examples.run("gate", { event: PULL, edit });
    expect(done.conclusion).toBe("failure");
    const gate = done.job("gate");
    expect(gate.outputs).toEqual({ verdict: "failed" });
    const step = gate.steps.find(({ id }) => id === "test")?.run;
    expect(step?.outputs).toMatchObject({ verdict: "failed", "failure-kind": kind });
    expect(step?.outputs.reason).toMatch(reason);
    const errors = gate.annotations.filter(({ level }) => level === "error");
    expect(errors.map(({ message }) => message)).toEqual([
      `Test run failed (${kind}): ${step?.outputs.reason}`,
    ]);
    expect(gate.summary).toContain(`❌ **failed** (${kind}): `);
    const after = gate.steps.at(-1)?.run;
    expect(after?.conclusion).toBe("success");
    expect(Number(after?.stdout.toString())).toBeGreaterThan(0);
    expect(examples.bench.artifacts).toHaveLength(1);
    for (const run of await examples.runs()) expect(run.state).toBe("FINISHED");
  });
});

describe("the gate example on a pull request from a fork, which gets no secrets,", {
  timeout: 60_000,
}, () => {
  const event = { ...PULL, fromFork: true };

  test("fails with one message that explains forks and names the setting", async () => {
    examples = await openExamples();
    const done = await examples.run("gate", { event });
    expect(done.conclusion).toBe("failure");
    expect(done.job("gate").annotations.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /api-key: is missing\..*forks and Dependabot get no secrets.*without-credentials: skip/,
      ),
    ]);
    expect(done.job("gate").outputs).toEqual({ verdict: "failed" });
    expect(await examples.runs()).toEqual([]);
  });

  test("ends green with one notice where it says without-credentials: skip", async () => {
    examples = await openExamples();
    const edit = (text: string) => text.replace("timeout: 45m", "without-credentials: skip");
    const done = await examples.run("gate", { event, edit });
    expect(done.conclusion).toBe("success");
    expect(done.job("gate").annotations).toEqual([
      expect.objectContaining({ level: "notice", message: expect.stringContaining("Nothing was run") }),
    ]);
    expect(done.job("gate").outputs).toEqual({ verdict: "skipped" });
    expect(await examples.runs()).toEqual([]);
  });
});

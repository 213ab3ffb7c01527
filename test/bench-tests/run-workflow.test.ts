import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { silent } from "../../src/base/logger.ts";
import { startCloud } from "../../src/cloud/start-cloud.ts";
import { read, repositoryFiles, root } from "../architecture/source-tree.ts";
import type { Bench } from "../bench/bench.ts";
import { readWorkflow } from "../bench/workflow/read-workflow.ts";
import { runWorkflow, type WorkflowOptions } from "../bench/workflow/run-workflow.ts";
import {
  checkoutFolder,
  checkoutRepository,
  downloadArtifact,
  type StandIns,
} from "../bench/workflow/stand-ins.ts";
import { benchForTest, FIXTURES } from "./script-action.ts";

vi.setConfig({ testTimeout: 60_000 });

const KEY = "k3y-of-the-cloud";
const fixture = (name: string) => join(FIXTURES, "workflows", `${name}.yml`);
const parse = (content: string) => readWorkflow("test.yml", content);

function standIns(bench: Bench): StandIns {
  return {
    "actions/checkout": checkoutFolder(FIXTURES),
    "octo-org/tools/publish": (call) => ({ outputs: { told: `${call.uses} ${call.with.greeting}` } }),
    "actions/upload-artifact": { installRoot: FIXTURES, action: "actions/upload" },
    "actions/download-artifact": downloadArtifact(bench.artifacts),
  };
}

async function run(name: string, options: WorkflowOptions) {
  const bench = await benchForTest();
  const done = await runWorkflow(bench, fixture(name), { uses: standIns(bench), ...options });
  return { bench, done };
}

describe("a chain of jobs", async () => {
  const push = { event: { name: "push" }, secrets: { KEY }, variables: { SHARED: "for all" } } as const;

  test("passes outputs on, but none that holds a secret, and expands a matrix from them", async () => {
    const { done } = await run("chain", { ...push, onLeak: "record" });
    expect(done.job("plan").outputs).toEqual({ devices: expect.stringContaining("Pixel 9") });
    expect(done.jobs.map(({ name, conclusion }) => [name, conclusion])).toEqual([
      ["plan", "success"],
      ["On Pixel 9", "success"],
      ["On Nova 5", "failure"],
      ["healthy", "skipped"],
      ["report", "success"],
    ]);
    expect(done.conclusion).toBe("failure");
    expect(done.job("report").summary).toBe("## failure at Nova 5\n");
  });

  test("gives each step its env, its inputs and what earlier ones exported", async () => {
    const { done } = await run("chain", { ...push, onLeak: "record" });
    const [, , tell] = done.job("plan").steps;
    expect(tell?.name).toBe("Tell job/for all");
    expect(tell?.run.stdout.toString()).toBe("job/for all step push\n");
    const asked = { ...push, onLeak: "record" as const, event: { name: "workflow_dispatch" } };
    const dispatched = await run("chain", asked);
    expect(dispatched.done.job("plan").steps[2]?.run.stdout.toString()).toContain("step hello");
  });

  test("tells outcomes from conclusions, and runs what its conditions say", async () => {
    const { done } = await run("chain", { ...push, onLeak: "record" });
    const { steps, annotations } = done.job("On Nova 5");
    expect(steps.map(({ run }) => [run.outcome, run.conclusion])).toEqual([
      ["failure", "success"],
      ["failure", "failure"],
      ["success", "success"],
      ["skipped", "skipped"],
    ]);
    expect(steps[2]?.run.stdout.toString()).toBe("status failure\n");
    expect(annotations.map(({ message }) => message)).toEqual([
      "Process completed with exit code 1.",
      "too old",
      "Process completed with exit code 3.",
    ]);
  });

  test("a secret that a step lets out ends the run with an error", async () => {
    await expect(run("chain", push)).rejects.toThrow("secret 0 (plain) in main GITHUB_OUTPUT");
  });
});

describe("actions in a workflow", () => {
  const payload = { pull_request: { number: 12, head: { ref: "topic" } } };
  const pull = { name: "pull_request", payload };

  test("run from the checkout, beside what stands in for those of others", async () => {
    const { bench, done } = await run("gate", { event: pull, secrets: { KEY } });
    expect(done.conclusion).toBe("success");
    const gate = done.job("gate");
    expect(gate.steps[1]?.run.outputs).toEqual({ greeting: "12", "has-key": "true", wrote: "201" });
    expect(gate.steps[1]?.run.post?.log).toContain("post saw success");
    expect(gate.steps[2]?.run.outputs).toEqual({ told: "octo-org/tools/publish@v2 12" });
    expect(bench.artifacts.map(({ name }) => name)).toEqual(["results"]);
    expect(done.job("after").steps[1]?.run.stdout.toString()).toBe("cache script upload success\n");
  });

  test("a fork's pull request sees no secret and may only read, whatever the workflow asks for", async () => {
    const { bench, done } = await run("gate", { event: { ...pull, fromFork: true }, secrets: { KEY } });
    expect(done.job("gate").steps[1]?.run.outputs).toMatchObject({ "has-key": "false", wrote: "403" });
    expect(done.job("gate").token).toEqual({ metadata: "read", contents: "read", checks: "read" });
    expect(bench.github.records.get("check-runs")).toBeUndefined();
  });

  test("Dependabot's sees only its own secrets", async () => {
    const event = { ...pull, byDependabot: true };
    const { done } = await run("gate", { event, secrets: { KEY }, dependabotSecrets: {} });
    expect(done.job("gate").steps[1]?.run.outputs).toMatchObject({ "has-key": "false", wrote: "201" });
  });

  test("a cancel in a step ends the job and the run, and what must always run still does", async () => {
    const { done } = await run("gate", {
      event: { name: "push" },
      secrets: { KEY },
      cancel: { job: "gate", step: "wait", mode: "cancelJob", when: { afterMs: 50 }, scale: 0.05 },
    });
    expect(done.conclusion).toBe("cancelled");
    const { steps } = done.job("gate");
    expect(steps.map(({ run }) => run.conclusion)).toEqual([
      "success",
      "success",
      "success",
      "cancelled",
      "skipped",
    ]);
    expect(steps[1]?.run.post?.log).toContain("post saw cancelled");
    expect(done.job("after").steps[1]?.run.stdout.toString()).toBe("cancelled\n");
  });

  test("of this repository runs as it was checked out, on the local cloud", async () => {
    const cloud = await startCloud({ logger: silent, environment: process.env, allowRoot: true });
    onTestFinished(() => cloud.close());
    const { done } = await run("browser", {
      event: { name: "push" },
      secrets: { KEY: cloud.account.apiKey },
      variables: { CLOUD: cloud.url },
      uses: { "actions/checkout": checkoutRepository(root) },
    });
    expect(done.job("browser").outputs).toEqual({ verdict: "passed" });
    expect(done.job("browser").summary).toContain("passed");
  });

  test("an action that nothing stands in for is named", async () => {
    const bench = await benchForTest();
    const without = runWorkflow(bench, fixture("gate"), { event: { name: "push" } });
    await expect(without).rejects.toThrow("Nothing stands in for actions/checkout@v7");
  });
});

describe("a workflow file is refused", () => {
  const job = (text: string) => `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - ${text}\n`;

  test.each([
    ["with an unknown key", job("run: a\n        shel: bash"), "Unexpected value 'shel'"],
    ["with an unknown context", job("run: echo ${{ secret.KEY }}"), "Unrecognized named-value: 'secret'"],
    ["with a secret in a condition", job("run: a\n        if: secrets.KEY != ''"), "'secrets'"],
    ["with a need that is none", `${job("run: a")}  b:\n    needs: c\n    runs-on: x\n`, "unknown job 'c'"],
    ["with a step that does nothing", job("name: a"), "not enough info to determine"],
    ["without jobs", "on: push\n", "jobs"],
  ])("%s", async (_, content, why) => {
    await expect(parse(content)).rejects.toThrow(why);
  });

  test("for what the bench does not run, and for an event that does not start it", async () => {
    const content = await readFile(fixture("reusable"), "utf8");
    await expect(parse(content)).rejects.toThrow("does not run the job");
    await expect(run("gate", { event: { name: "schedule" } })).rejects.toThrow("not started by schedule");
  });

  test("unless it is one of this repository", async () => {
    const files = repositoryFiles(".github/workflows/*.yml", "examples/workflows/*.yml");
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) expect((await readWorkflow(file, read(file))).jobs.length).toBeGreaterThan(0);
  });
});

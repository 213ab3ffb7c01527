import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPlayedRuns, type PlayedRuns } from "./played-runs.ts";

const SCRIPTS = {
  Green: { outcome: "passed", runMs: 3_000 },
  Red: { outcome: "failed", tests: { passed: 2, failed: 1 } },
  Crashed: { outcome: "crash" },
  Idle: { outcome: "no-tests" },
  Long: { outcome: "passed", runMs: 300_000 },
  Moody: { outcome: "flaky", probability: 0.5, tests: { passed: 2, failed: 1 } },
};

/** What is known to go wrong in other actions of this kind, told by the bug. More of it is in `peers-bugs.test.ts`. */
describe("wait-run", { timeout: 60_000 }, () => {
  let setting: PlayedRuns;
  beforeAll(async () => {
    setting = await openPlayedRuns(SCRIPTS, { seed: 57 });
  });
  afterAll(() => setting[Symbol.asyncDispose]());

  async function stepFor(devices: readonly string[], inputs: Record<string, string> = {}) {
    const { id, projectId } = await setting.start(devices);
    const ids = { "project-id": String(projectId), "run-id": String(id) };
    return { action: "actions/wait-run", with: { ...setting.connection, ...ids, ...inputs }, runId: id };
  }

  async function waitOn(devices: readonly string[], inputs: Record<string, string> = {}) {
    const { runId: _, ...step } = await stepFor(devices, inputs);
    return setting.bench.run({ ...step, secrets: setting.secrets });
  }

  test("stops the run in its post step (known bug: never stopped)", async () => {
    const { runId, ...step } = await stepFor(["Long"]);
    const cancel = { mode: "kill9", when: { line: /is RUNNING/ } } as const;
    const { post } = await setting.bench.run({ ...step, secrets: setting.secrets, cancel });
    expect(post?.log).toContain(`Aborted test run ${runId}`);
    expect(await setting.run(runId)).toMatchObject({ state: "FINISHED", abortedDeviceCount: 1 });
  });

  test("ends when its time is up (known bugs: waits without end, or four times as long)", async () => {
    const { main, outputs } = await waitOn(["Long"], { timeout: "4s" });
    expect(outputs["failure-kind"]).toBe("timeout");
    expect(main?.durationMs).toBeLessThan(16_000);
  });

  test("asks again until the run has ended (known bug: never fetches the status again)", async () => {
    const { log, outputs } = await waitOn(["Green"]);
    expect(outputs.verdict).toBe("passed");
    expect(log).toMatch(/is RUNNING.*\n(?:.*\n)*.*is FINISHED/);
  });

  test("is red for a failing test (known bug: success on failed flows)", async () => {
    expect((await waitOn(["Red"])).conclusion).toBe("failure");
  });

  test("is red when nothing was executed (known bug: zero tests count as success)", async () => {
    expect((await waitOn(["Idle"], { "min-success-ratio": "0" })).outputs).toMatchObject({
      ...{ verdict: "failed", "failure-kind": "tests", reason: "no test was executed" },
    });
  });

  test("is green after a retry that passed, and counts no test twice (known bugs: still red, counts inflate)", async () => {
    const { outputs } = await waitOn(["Moody"], { "retry-failed": "1" });
    expect(outputs).toMatchObject({
      ...{ verdict: "passed", attempts: "2", "tests-total": "3", "tests-failed": "0", "devices-total": "1" },
    });
  });

  test("shows the tests of the others beside a crashed device (known bug: one crash hides the rest)", async () => {
    const { outputs, summary } = await waitOn(["Crashed", "Red"]);
    expect(outputs).toMatchObject({
      "failure-kind": "infrastructure",
      "tests-total": "3",
      "tests-failed": "1",
    });
    expect(summary).toMatch(/\| .*Red.* \| ❌ failed \| 2 \| 1 \| 0 \|/);
    expect(summary).toContain("simulated › fails 1");
  });

  test("publishes under a name of its own beside another step (known bug: names collide in a matrix)", async () => {
    const job = await setting.bench.startJob({ secrets: setting.secrets });
    const names: (string | undefined)[] = [];
    for (const device of ["Red", "Idle"]) {
      const { runId: _, ...step } = await stepFor([device], { "artifact-name": "gate" });
      names.push((await job.step({ ...step, continueOnError: true })).outputs["artifact-name"]);
    }
    await job.finish();
    expect(names).toEqual(["gate", "gate-2"]);
  });
});

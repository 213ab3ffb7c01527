import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runWorkflow } from "../bench/workflow/run-workflow.ts";
import { ROOT } from "./example-setting.ts";
import { openPlayedRuns, type PlayedRuns } from "./played-runs.ts";

const WORKFLOW = `${ROOT}/test/fixtures/workflows/start-and-leave.yml`;
const SCRIPTS = { Long: { outcome: "passed", runMs: 300_000 } };

describe("a run that a workflow starts and leaves to others", { timeout: 60_000 }, () => {
  let setting: PlayedRuns;
  beforeAll(async () => {
    setting = await openPlayedRuns(SCRIPTS);
  });
  afterAll(() => setting[Symbol.asyncDispose]());

  async function jobThat(exitCode: string, cancelled = false) {
    const { url, account } = setting.cloud;
    const done = await runWorkflow(setting.bench, WORKFLOW, {
      event: { name: "push" },
      secrets: { CLOUD_KEY: account.apiKey },
      variables: {
        ...{ CLOUD_URL: url, PROJECT: String(account.projectId), TEST_FILE: String(setting.testFileId) },
        ...{ DEVICE: "1", SECONDS_LATER: cancelled ? "30" : "0", EXIT_CODE: exitCode },
      },
      uses: { "our/actions": { installRoot: ROOT } },
      ...(cancelled
        ? {
            cancel: {
              job: "start",
              step: "later",
              mode: "cancelJob",
              when: { afterMs: 300 },
              scale: 0.1,
            } as const,
          }
        : {}),
    });
    return {
      conclusion: done.conclusion,
      run: await setting.run(Number(done.job("start").outputs["run-id"])),
    };
  }

  test.each([
    ["a successful job", "0", "success"],
    ["a failed job", "1", "failure"],
  ])("survives %s", async (_, exitCode, conclusion) => {
    const after = await jobThat(exitCode);
    expect(after.conclusion).toBe(conclusion);
    expect(after.run).toMatchObject({ abortedDeviceCount: 0 });
    expect(after.run.state).not.toBe("FINISHED");
  });

  test("is stopped by a cancel of its job, and only by that", async () => {
    const after = await jobThat("0", true);
    expect(after).toMatchObject({
      conclusion: "cancelled",
      run: { state: "FINISHED", abortedDeviceCount: 1 },
    });
  });
});

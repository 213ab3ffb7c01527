import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf } from "./setting.ts";
import {
  FAILS,
  openStartSetting,
  ownLog,
  PASSES,
  START_RUN,
  type StartSetting,
} from "./start-run-setting.ts";

describe.each(["legacy", "current"] as const)(
  "start-run on a %s service",
  { timeout: 60_000 },
  (generation) => {
    let start: StartSetting;
    beforeAll(async () => {
      start = await openStartSetting({ generation });
    });
    afterAll(() => start[Symbol.asyncDispose]());

    test("starts one run with everything that is asked for, tells it and leaves it to later steps", async () => {
      const github = {
        event_name: "pull_request",
        event: { pull_request: { number: 7, head: { sha: "c0ffee", ref: "feature" } } },
      };
      const inputs = {
        name: "Gate: PR 7 & more",
        "device-ids": `${PASSES}, ${FAILS}`,
        "device-timeout": "20m",
        "max-auto-retries-count": "1",
        "hook-url": "http://127.0.0.1:9/hook?token=s3cr3t-hook",
        tags: "nightly",
        "event-tags": "commit, pull-request",
      };
      const runs = await start.runsOf(async () => {
        const step = await start.start(inputs, { github });
        expect(errorsOf(step)).toEqual([]);
        expect(step.conclusion).toBe("success");
        const { outputs } = step;
        expect(outputs).toMatchObject({ reattached: "false", retried: "false", "earlier-results-path": "" });
        expect(outputs["run-name"]).toMatch(/^Gate: PR 7 & more [a-z0-9]{10}-1-[a-z0-9]{12}$/);
        expect(outputs["run-url"]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/runs\/\d+$/);
        expect(outputs["user-id"]).toBe(String(start.setting.cloud.account.userId));
        expect(outputs).not.toHaveProperty("verdict");
        expect(ownLog(step)).not.toContain("s3cr3t-hook");
        expect(step.post?.log).not.toMatch(/abort/i);
        const run = await start.ended(outputs);
        expect(run).toMatchObject({
          displayName: outputs["run-name"],
          abortedDeviceCount: 0,
          deviceCount: 2,
        });
        expect(String(run.projectId)).toBe(outputs["project-id"]);
        const { data } = await start.cloud.get(`/runs/${run.id}/tags`);
        expect(data.map(({ name }: { name: string }) => name)).toEqual([
          "nightly",
          "commit:c0ffee",
          "pull-request:7",
        ]);
      });
      expect(runs).toHaveLength(1);
    });

    test.each(["succeeds", "fails"])("leaves its run going when the job %s later", async (how) => {
      const job = await start.setting.bench.startJob({ secrets: start.setting.secrets });
      const step = await job.step({ action: START_RUN, with: start.inputs() });
      if (how === "fails") job.fail();
      await job.finish();
      expect(await start.runOf(step.outputs)).toMatchObject({ abortedDeviceCount: 0 });
      expect((await start.runOf(step.outputs)).state).not.toBe("FINISHED");
      await start.cloud.post(`/runs/${step.outputs["run-id"]}/abort`);
    });

    test("aborts its run when the job is cancelled later, unless told to leave it", async () => {
      for (const abort of ["true", "false"]) {
        const job = await start.setting.bench.startJob({ secrets: start.setting.secrets });
        const step = await job.step({ action: START_RUN, with: start.inputs({ "abort-on-cancel": abort }) });
        job.cancel();
        await job.finish();
        const aborted = abort === "true" ? 1 : 0;
        expect(await start.runOf(step.outputs)).toMatchObject({ abortedDeviceCount: aborted });
        await start.cloud.post(`/runs/${step.outputs["run-id"]}/abort`);
      }
    });

    test("says nothing of an abort when the job is cancelled behind the run's own end", async () => {
      const job = await start.setting.bench.startJob({ secrets: start.setting.secrets });
      const step = await job.step({ action: START_RUN, with: start.inputs({ "device-ids": PASSES ?? "" }) });
      await start.ended(step.outputs);
      job.cancel();
      await job.finish();
      expect(job.stages.map(({ log }) => log).join("\n")).not.toContain("Aborted");
      expect(await start.runOf(step.outputs)).toMatchObject({ abortedDeviceCount: 0 });
    });
  },
);

describe("start-run", { timeout: 60_000 }, () => {
  let start: StartSetting;
  beforeAll(async () => {
    start = await openStartSetting();
  });
  afterAll(() => start[Symbol.asyncDispose]());

  test("reports all bad inputs in one error, before any request", async () => {
    const bad = {
      "project-id": "",
      "app-file-id": "twelve",
      scheduler: "sideways",
      "device-timeout": "30",
      parameters: "no equals sign s3cr3t",
      "hook-url": "ftp://example.com",
      "dry-run": "maybe",
      pick: "2",
      "min-devices": "3",
      "event-tags": "weather",
      "on-rerun": "again",
    };
    const runs = await start.runsOf(async () => {
      const step = await start.start({ ...bad, "base-url": "http://127.0.0.1:9" });
      const [message, ...others] = errorsOf(step);
      expect(others).toEqual([]);
      for (const name of Object.keys(bad).filter((name) => name !== "pick")) {
        expect(message).toMatch(new RegExp(`^${name}: `, "m"));
      }
      expect(message).not.toContain("s3cr3t");
      expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
    });
    expect(runs).toEqual([]);
  });

  test.each([
    [
      { "api-generation": "current", mode: "x", "app-crawler-run": "true" },
      /^mode, app-crawler-run: the newer API/,
    ],
    [{ "api-generation": "legacy", parameters: "A=1" }, /^parameters: the older API does not take it/],
    [
      { parameters: "A=1", "test-run-id": "3" },
      /only the newer API takes it, and only the older one takes test-run-id/,
    ],
    [
      { "device-name-pattern": "Pixel*" },
      /^device-name-pattern: the service passes over it beside device-ids/,
    ],
    [{ "test-file-id": "999" }, /^test-file-id: the service has no file 999\. .*upload it again/],
    [{ "device-ids": "", "device-names": "Pixle 8" }, /Google Pixel 8/],
    [
      { "project-id": "", "project-name": "Nowhere", "api-generation": "legacy" },
      /^project-name: there is no project/,
    ],
    [
      { parameters: "A=1", "framework-id": "" },
      /^framework-id: is missing, and several frameworks fit\. Choose from: 1/,
    ],
  ] as [Record<string, string>, RegExp][])("starts nothing for %o", async (inputs, message) => {
    const runs = await start.runsOf(async () => {
      const step = await start.start(inputs);
      expect(errorsOf(step)).toEqual([expect.stringMatching(message)]);
      expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
      expect(step.outputs["run-id"]).toBeUndefined();
    });
    expect(runs).toEqual([]);
  });

  test("ends green without credentials when told to", async () => {
    const step = await start.start({ "api-key": "", "without-credentials": "skip" });
    expect(step.conclusion).toBe("success");
    expect(step.outputs).toMatchObject({ verdict: "skipped" });
  });

  test("hands parameters to the test through the newer API, and shows none", async () => {
    const parameters = "GREETING=hello\nTOKEN=t0k3n-0f-the-test";
    const step = await start.start({ parameters, "device-ids": PASSES ?? "" });
    expect(step.outputs["run-id"]).toMatch(/^\d+$/);
    expect(step.log).toContain("Using the newer API, which alone takes parameters");
    expect(ownLog(step)).not.toMatch(/hello|t0k3n/);
  });

  test("sends the crawler's password and shows it nowhere", async () => {
    const password = "cr4wler-p4ssword";
    const inputs = {
      "app-crawler-run": "true",
      "application-username": "ann",
      "application-password": password,
    };
    const step = await start.start(inputs, { secrets: [...start.setting.secrets, password], debug: true });
    expect(step.outputs["run-id"]).toMatch(/^\d+$/);
    expect(step.commands.some(({ name, data }) => name === "add-mask" && data === password)).toBe(true);
  });

  test("lets no hostile name act in the log or the summary", async () => {
    const name = "::error::owned ##[error]owned \u001b[31m<img src=x> @octo-org | x";
    const step = await start.start({ name, "device-ids": PASSES ?? "" });
    expect(errorsOf(step)).toEqual([]);
    expect(step.outputs["run-name"]).toMatch(/<img src=x> @octo-org - x [a-z0-9-]+$/);
    const dry = await start.start({ name, "dry-run": "true" });
    expect(errorsOf(dry)).toEqual([]);
    expect(dry.summary).not.toMatch(/<img|@octo-org/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorsOf } from "./setting.ts";
import { openStartSetting, ownLog, type StartSetting } from "./start-run-setting.ts";

const PASSWORD = "cr4wler-p4ssword";

describe.each(["legacy", "current"] as const)(
  "a dry run on a %s service",
  { timeout: 60_000 },
  (generation) => {
    let start: StartSetting;
    beforeAll(async () => {
      start = await openStartSetting({ generation });
    });
    afterAll(() => start[Symbol.asyncDispose]());

    test("says what would run, what differs and on which devices, and starts nothing", async () => {
      const inputs = {
        "dry-run": "true",
        "device-ids": "101, 105, 107",
        "device-timeout": "20m",
        "max-auto-retries-count": "0",
        "hook-url": "https://ci.example.com/hooks/4711?token=h00k-t0ken",
        tags: "nightly",
      };
      const runs = await start.runsOf(async () => {
        const step = await start.start(inputs);
        expect(errorsOf(step)).toEqual([]);
        expect(step.outputs).toEqual({ "dry-run": "true", "device-ids": "101,105,107" });
        const log = ownLog(step);
        expect(log).toContain(
          'Dry run: nothing is started. The run would be "Nightly" with a mark of its own.',
        );
        expect(log).toMatch(/device-timeout: 1200 s \(project: 1800 s\)/);
        expect(log).toMatch(/hook-url: https:\/\/ci\.example\.com\/… \(project: –\)/);
        expect(log).not.toMatch(/max-auto-retries-count: 0 \(project/);
        expect(log).toContain("Devices: 3, chosen by the inputs, 5 credits a run");
        expect(log).toContain("Google Pixel 8 (101), ANDROID 14, available, 0 credits");
        expect(log).toContain("Nokia 3.4 (105), ANDROID 11, locked, 2 credits");
        expect(step.summary).toContain("| <code>device-timeout</code> | 1200 s | 1800 s |");
        expect(step.summary).toContain("| Nokia 3.4 | 105 | ANDROID 11 | locked |");
        expect(`${log}${step.summary}`).not.toMatch(/h00k-t0ken|4711/);
        expect(step.post?.log).not.toMatch(/abort/i);
      });
      expect(runs).toEqual([]);
    });

    test("names the devices of the project's group where nobody chose", async () => {
      const runs = await start.runsOf(async () => {
        const step = await start.start({ "dry-run": "true", "device-ids": "" });
        expect(ownLog(step)).toMatch(/Devices: \d+|Devices: not told/);
        expect(ownLog(step)).toMatch(/chosen by the project's device group \d+/);
      });
      expect(runs).toEqual([]);
    });

    test("refuses what the start would refuse", async () => {
      for (const [inputs, message] of [
        [{ "test-file-id": "999" }, /no file 999/],
        [{ "device-ids": "999" }, /device-ids: /],
        [{ "project-id": "999" }, /project-id: the service has no project 999/],
      ] as const) {
        if (generation === "legacy" && "test-file-id" in inputs) continue; // which cannot be asked for files
        const step = await start.start({ ...inputs, "dry-run": "true" });
        expect(errorsOf(step)).toEqual([expect.stringMatching(message)]);
        expect(step.outputs).toMatchObject({ verdict: "failed", "failure-kind": "input" });
      }
    });
  },
);

describe("a dry run", { timeout: 60_000 }, () => {
  let start: StartSetting;
  beforeAll(async () => {
    start = await openStartSetting();
  });
  afterAll(() => start[Symbol.asyncDispose]());

  test("never shows a password or a parameter, nor the project's own", async () => {
    const { projectId } = start.setting.cloud.account;
    await start.cloud.post(
      `/projects/${projectId}/config?applicationPassword=pr0ject-p4ssword&applicationUsername=ann`,
    );
    const crawler = { "application-password": PASSWORD, "app-crawler-run": "true" };
    const step = await start.start(
      { ...crawler, "dry-run": "true" },
      { secrets: [...start.setting.secrets, PASSWORD, "pr0ject-p4ssword"] },
    );
    expect(ownLog(step)).toMatch(/application-password: set, not shown \(project: set, not shown\)/);
    expect(ownLog(step)).toMatch(/application-username: ann\n/);
    const other = await start.start({ parameters: '{"TOKEN": "p4rameter"}', "dry-run": "true" });
    expect(ownLog(other)).toContain("Parameters: TOKEN");
    expect(`${ownLog(other)}${other.summary}`).not.toContain("p4rameter");
  });
});

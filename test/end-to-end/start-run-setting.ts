import { setTimeout as delay } from "node:timers/promises";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import type { CloudOptions } from "../../src/cloud/start-cloud.ts";
import type { Run } from "../../src/contract/resources/runs.ts";
import type { RunOptions } from "../bench/bench.ts";
import type { StepRun } from "../bench/step-run.ts";
import { PASSING, suiteZip } from "../cloud/support/suite-zip.ts";
import { type Json, TestCloud } from "../cloud/support/test-cloud.ts";
import { openSetting, type Setting } from "./setting.ts";

export const START_RUN = "actions/start-run";
/** Devices by what becomes of them: the first goes on for ten minutes, unless it is aborted. */
export const [LONG, PASSES, FAILS] = ["114", "101", "115"];
const scenario = scenarioFile.parse({
  exclusiveDevices: false,
  devices: [
    { device: "Desktop 1280*", outcome: "passed", runMs: 600_000 },
    { device: "Desktop 1920*", outcome: "failed", tests: { passed: 1, failed: 1 } },
    { device: "*", outcome: "passed" },
  ],
});

/** A setting with an uploaded test, for starts of it. */
export interface StartSetting extends AsyncDisposable {
  readonly setting: Setting;
  readonly cloud: TestCloud;
  /** Inputs that start a run of the test in the account's project. */
  inputs(more?: Record<string, string>): Record<string, string>;
  /** A job of one start. */
  start(more?: Record<string, string>, options?: Partial<RunOptions>): Promise<StepRun>;
  /** The runs that `work` brought about. */
  runsOf(work: () => Promise<unknown>): Promise<Run[]>;
  runOf(outputs: Readonly<Record<string, string>>): Promise<Json>;
  /** The run once it has ended. */
  ended(outputs: Readonly<Record<string, string>>): Promise<Json>;
}

export async function openStartSetting(options: Partial<CloudOptions> = {}): Promise<StartSetting> {
  const setting = await openSetting({ scenario, ...options });
  const cloud = new TestCloud(setting.cloud);
  const { id: testFileId } = await cloud.upload(await suiteZip(PASSING));
  const { projectId } = setting.cloud.account;
  const inputs = (more: Record<string, string> = {}) => ({
    ...setting.connection,
    ...{ "project-id": String(projectId), "test-file-id": String(testFileId) },
    ...{ name: "Nightly", "device-ids": LONG ?? "", "framework-id": "1" },
    ...more,
  });
  const runOf = (outputs: Readonly<Record<string, string>>) =>
    cloud.get(`/projects/${projectId}/runs/${outputs["run-id"]}`);
  return {
    ...{ setting, cloud, inputs, runOf },
    start: (more, given = {}) =>
      setting.bench.run({ action: START_RUN, with: inputs(more), secrets: setting.secrets, ...given }),
    async runsOf(work) {
      const before = (await setting.runs()).length;
      await work();
      return (await setting.runs()).slice(before);
    },
    async ended(outputs) {
      for (;;) {
        const run = await runOf(outputs);
        if (run.state === "FINISHED") return run;
        await delay(50);
      }
    },
    [Symbol.asyncDispose]: () => setting[Symbol.asyncDispose](),
  };
}

/** What the action itself printed, without the inputs that the runner shows before. */
export function ownLog({ main, post }: StepRun): string {
  return [main, post].map((stage) => stage?.log.split("##[endgroup]").slice(1).join("\n") ?? "").join("\n");
}

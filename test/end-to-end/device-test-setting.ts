import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CloudOptions } from "../../src/cloud/start-cloud.ts";
import type { RunOptions } from "../bench/bench.ts";
import type { StepRun } from "../bench/step-run.ts";
import { PASSING, suiteZip } from "../cloud/support/suite-zip.ts";
import type { Json } from "../cloud/support/test-cloud.ts";
import { openPlayedRuns, type PlayedRuns } from "./played-runs.ts";

/** A setting with an app and a test package in the workspace, for the action at the root. */
export interface DeviceTestSetting extends PlayedRuns {
  /** Inputs that test the app on these devices, by name. */
  inputs(devices: string, more?: Record<string, string>): Record<string, string>;
  /** A job of one such step. */
  test(devices: string, more?: Record<string, string>, options?: Partial<RunOptions>): Promise<StepRun>;
}

/** `scripts`: how the device of each name behaves. */
export async function openDeviceTests(
  scripts: Readonly<Record<string, Json>>,
  options: Partial<CloudOptions> & { readonly seed?: number } = {},
): Promise<DeviceTestSetting> {
  const played = await openPlayedRuns(scripts, options);
  const { bench, cloud, connection, secrets } = played;
  await writeFile(join(bench.workspace, "shop.apk"), "an app");
  const suite = await suiteZip(PASSING);
  await writeFile(join(bench.workspace, "e2e.zip"), suite.stream());
  const inputs = (devices: string, more: Record<string, string> = {}) => ({
    ...connection,
    ...{ "project-id": String(cloud.account.projectId), "app-path": "shop.apk", "test-path": "*.zip" },
    ...{ "device-names": devices, "framework-id": "1" },
    ...more,
  });
  return {
    ...played,
    inputs,
    test: (devices, more, given = {}) =>
      bench.run({ action: ".", with: inputs(devices, more), secrets, ...given }),
    [Symbol.asyncDispose]: () => played[Symbol.asyncDispose](),
  };
}

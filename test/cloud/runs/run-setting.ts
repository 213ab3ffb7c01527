import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { systemClock } from "../../../src/base/clock.ts";
import { silent } from "../../../src/base/logger.ts";
import type { CatalogueDevice } from "../../../src/cloud/devices/device.ts";
import { DeviceLocks } from "../../../src/cloud/devices/device-locks.ts";
import { BrowserSlots } from "../../../src/cloud/execution/browser-slots.ts";
import type { PackageRunner } from "../../../src/cloud/execution/package-run.ts";
import { createTestRuns } from "../../../src/cloud/runs/create-test-runs.ts";
import type { RunOrder } from "../../../src/cloud/runs/run-order.ts";
import { Scenario } from "../../../src/cloud/runs/scenario/scenario.ts";
import { scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import type { TestRuns } from "../../../src/cloud/runs/test-runs.ts";
import type { ConfigurationValues, DeviceRunRecord, RunRecord } from "../../../src/cloud/store/records.ts";
import { openStore, type Store } from "../../../src/cloud/store/store.ts";
import { noBrowser } from "../execution/setting.ts";
import { createPackageRunner } from "../support/create-package-runner.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { plainConfig } from "./records.ts";

export function aDevice(id: number, change: Partial<CatalogueDevice> = {}): CatalogueDevice {
  const size = { width: 412, height: 915, scale: 2.625, mobile: true, touch: true };
  return {
    ...{ id, displayName: `Phone ${id}`, osType: "ANDROID", online: true, locked: false, enabled: true },
    ...{ softwareVersion: { id: 1, apiLevel: 34, releaseVersion: "14" } },
    ...{ profile: { name: "phone", osType: "ANDROID", userAgent: "Phone/1.0", ...size } },
    ...{ vncSupported: false, creditsPrice: 0, properties: [], marks: [], labelIds: [] },
    ...change,
  };
}

export interface RunSettingOptions {
  readonly devices?: readonly CatalogueDevice[];
  readonly slots?: number;
  readonly scenario?: object;
  readonly allowHooks?: readonly string[];
  readonly dataFolder?: string;
}

export interface RunRequest {
  readonly devices?: readonly CatalogueDevice[];
  readonly config?: Partial<ConfigurationValues>;
  readonly order?: Partial<RunOrder>;
}

/** Test runs over a store, a package runner and devices of their own; disposing ends and removes all of it. */
export class RunSetting implements AsyncDisposable {
  readonly store: Store;
  readonly testRuns: TestRuns;
  readonly slots: BrowserSlots;
  readonly devices: readonly CatalogueDevice[];

  constructor(store: Store, runner: PackageRunner, options: RunSettingOptions) {
    const { devices = [aDevice(1), aDevice(2), aDevice(3)], scenario } = options;
    this.store = store;
    this.devices = devices;
    this.slots = new BrowserSlots(options.slots ?? 4);
    this.testRuns = createTestRuns({
      ...{ store, runner, clock: systemClock, logger: silent },
      limits: { maxFiles: 50, maxBytes: 1_000_000, maxConsoleBytes: 100_000 },
      slots: this.slots,
      locks: new DeviceLocks(),
      sessions: { has: () => false, abort: async () => {} },
      devices: { get: (id) => devices.find((device) => device.id === id) },
      scenario: scenario && new Scenario(scenarioFile.parse(scenario)),
      allowHooks: options.allowHooks ?? [],
      cloudUrl: () => "http://127.0.0.1:1",
    });
  }

  async upload(content: Blob, name: string): Promise<number> {
    const bytes = Readable.from([Buffer.from(await content.arrayBuffer())]);
    const { key, sizeBytes } = await this.store.blobs.keep(bytes, 10_000_000);
    return this.store.files.insert({
      ...{ userId: 1, name, mimetype: "application/zip", direction: "INPUT", inputType: null },
      ...{ state: "READY", size: sizeBytes, createTime: 1, blob: key, buildId: null },
    }).id;
  }

  /** Starts a run of `script` as its test package, on all devices unless told otherwise. */
  async start(
    script: string,
    { devices = this.devices, config, order }: RunRequest = {},
  ): Promise<RunRecord> {
    return this.testRuns.start({
      project: { id: 1, userId: 1, name: "Project", createTime: 1 },
      starter: { id: 1, email: "a@b.example", name: "Developer", password: "p", apiKey: "k", createTime: 1 },
      config: { ...plainConfig, ...config },
      testFileId: await this.upload(await suiteZip(script), "suite.zip"),
      ...{ name: null, appFileId: null, dataFileId: null, parameters: [], frameworkId: 1, devices },
      ...order,
    });
  }

  async runToEnd(script: string, request: RunRequest = {}): Promise<RunRecord> {
    return this.run((await this.start(script, request)).id);
  }

  /** The run once `until` holds. */
  async run(id: number, until = ({ state }: RunRecord) => state === "FINISHED"): Promise<RunRecord> {
    for (;;) {
      const run = this.store.runs.get(id);
      if (run && until(run)) return run;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  deviceRuns({ id }: Pick<RunRecord, "id">): DeviceRunRecord[] {
    return this.store.deviceRuns.in({ parentId: id }).select();
  }

  states(run: Pick<RunRecord, "id">): string[] {
    return this.deviceRuns(run).map(({ state }) => state);
  }

  /** The names of a device run's results. */
  results({ id }: { id: number }): string[] {
    const files = this.store.files.in({ parentId: id }).select();
    return files.map(({ name }) => name).sort();
  }

  async content(deviceRun: { id: number } | undefined, name = "console.log"): Promise<string> {
    const files = this.store.files.in({ parentId: deviceRun?.id ?? -1 }).select();
    const file = files.find((one) => one.name === name);
    if (!file) return "";
    return readFile(this.store.blobs.path(file.blob), "utf8");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.testRuns.close("The device cloud was stopped.");
    this.store.close();
  }
}

/** Opens a setting; its runner keeps passing folders in a place of its own, which goes with it. */
export async function openRunSetting(options: RunSettingOptions = {}): Promise<RunSetting> {
  const store = openStore(options.dataFolder);
  const runner = await createPackageRunner({
    ...{ logger: silent, allowRoot: true, dataFolder: store.folder.path, browser: noBrowser },
  });
  return new RunSetting(store, runner, options);
}

import { createClient } from "../../src/client/client.ts";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import type { CloudOptions } from "../../src/cloud/start-cloud.ts";
import type { Run } from "../../src/contract/resources/runs.ts";
import { aDevice } from "../cloud/runs/run-setting.ts";
import { PASSING, suiteZip } from "../cloud/support/suite-zip.ts";
import type { Json } from "../cloud/support/test-cloud.ts";
import { openSetting, type Setting } from "./setting.ts";

/** A setting whose cloud plays device runs, and runs on its devices. */
export interface PlayedRuns extends Setting {
  /** The uploaded test that the runs are started with. */
  readonly testFileId: number;
  /** Starts a run on these devices, by name. */
  start(devices: readonly string[], name?: string): Promise<Run>;
  run(runId: number): Promise<Run>;
}

/** A cloud with a device per script, which says how the device of that name behaves. */
export async function openPlayedRuns(
  scripts: Readonly<Record<string, Json>>,
  { seed = 1, ...options }: Partial<CloudOptions> & { readonly seed?: number } = {},
): Promise<PlayedRuns> {
  const names = Object.keys(scripts);
  const played = names.map((device) => ({ device, outcome: "passed", ...scripts[device] }));
  const setting = await openSetting({
    devices: names.map((displayName, index) => aDevice(index + 1, { displayName })),
    scenario: scenarioFile.parse({ seed, exclusiveDevices: false, devices: played }),
    ...options,
  });
  const { url, account } = setting.cloud;
  const { apiKey, projectId } = account;
  const client = createClient({ baseUrl: url, credentials: { apiKey } });
  const body = new FormData();
  body.append("file", await suiteZip(PASSING), "suite.zip");
  const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}` };
  const upload = await fetch(`${url}/api/v2/me/files`, { method: "POST", body, headers });
  const { id: testFileId } = (await upload.json()) as { id: number };
  return {
    ...setting,
    testFileId,
    start(devices, name = "Nightly") {
      const usedDeviceIds = devices.map((device) => names.indexOf(device) + 1);
      if (options.generation !== "current")
        return client.runs.start({ projectId, query: { testFileId, usedDeviceIds, name } });
      const files = [{ id: testFileId, action: "RUN_TEST" as const }];
      const run = { osType: "ANDROID", frameworkId: 1, projectId, testRunName: name, files } as const;
      return client.runs.startConfigured({ body: { ...run, deviceIds: usedDeviceIds } });
    },
    run: (runId) => client.runs.get({ runId }),
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await setting[Symbol.asyncDispose]();
    },
  };
}

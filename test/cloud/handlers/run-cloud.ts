import { silent } from "../../../src/base/logger.ts";
import type { CatalogueDevice } from "../../../src/cloud/devices/device.ts";
import { scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import { type CloudOptions, startCloud } from "../../../src/cloud/start-cloud.ts";
import { aDevice } from "../runs/run-setting.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { type Answer, type Json, TestCloud } from "../support/test-cloud.ts";

/** Three devices: two phones and a tablet that costs credits. */
export const DEVICES: readonly CatalogueDevice[] = [
  aDevice(101, { displayName: "Pixel 7" }),
  aDevice(102, { displayName: "Galaxy S23" }),
  aDevice(103, { displayName: "iPad Air", osType: "IOS", creditsPrice: 3 }),
];

type Params = Readonly<Record<string, string | number | boolean | readonly number[] | undefined>>;

/** A cloud whose devices a scenario plays: each passes three tests and leaves two screenshots, unless told otherwise. */
export class RunCloud extends TestCloud {
  /** The path of the account's project. */
  get project(): string {
    return `/projects/${this.cloud.account.projectId}`;
  }

  /** Asks for a run; without a file it gets one. */
  async ask(params: Params = {}, init: RequestInit = {}): Promise<Answer> {
    const testFileId = (await this.upload(await suiteZip("true"))).id;
    const given = { testFileId, usedDeviceIds: DEVICES.map(({ id }) => id), ...params };
    return this.call("POST", `${this.project}/runs?${queryOf(given)}`, init);
  }

  async startRun(params: Params = {}): Promise<Json> {
    const { status, body } = await this.ask(params);
    if (status !== 201) throw new Error(`${status} ${body.message}`);
    return body;
  }

  /** The run once `until` holds. */
  async run({ id }: Json, until = ({ state }: Json) => state === "FINISHED"): Promise<Json> {
    for (;;) {
      const run = await this.get(`/runs/${id}`);
      if (until(run)) return run;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async finishedRun(params: Params = {}): Promise<Json> {
    return this.run(await this.startRun(params));
  }

  /** The ids of a run's device runs, in the order of its devices. */
  async deviceRunIds({ id }: Json): Promise<number[]> {
    const { deviceRunDataAvailabilities } = await this.get(`/runs/${id}/data-availability`);
    return deviceRunDataAvailabilities.map(({ deviceRunId }: Json) => deviceRunId);
  }
}

export async function startRunCloud(
  script: Json = {},
  options: Partial<CloudOptions> & { readonly more?: readonly Json[] } = {},
): Promise<RunCloud> {
  const { more = [], ...rest } = options;
  const devices = [...more, { device: "*", outcome: "passed", screenshots: 2, ...script }];
  const cloud = await startCloud({
    logger: silent,
    environment: process.env,
    allowRoot: true,
    devices: DEVICES,
    scenario: scenarioFile.parse({ devices }),
    ...rest,
  });
  return new RunCloud(cloud);
}

/** A query with arrays as `name[]`, repeated. */
export function queryOf(params: Params): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, String(one));
    else if (value !== undefined) query.append(name, String(value));
  }
  return query;
}

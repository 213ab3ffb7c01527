import { scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import { suiteZip } from "../support/suite-zip.ts";
import { type Answer, type Json, startTestCloud, TestCloud } from "../support/test-cloud.ts";

/** Devices of the default catalogue: two phones, a desktop, and one that is offline. */
export const DEVICES = { phone: 101, other: 102, desktop: 114 } as const;
/** Frameworks of this cloud. */
export const FRAMEWORKS = { any: 1, desktop: 4, androidNative: 5 } as const;

const PLAYED = scenarioFile.parse({
  devices: [
    { device: "*Galaxy S24", outcome: "failed", tests: { passed: 1, failed: 2, skipped: 1 }, screenshots: 1 },
    { device: "*", outcome: "passed", screenshots: 2 },
  ],
});

/** A cloud with runs of the newer generation at hand. */
export class NewerCloud extends TestCloud {
  /** Asks for a run on the phone, or as `body` says. */
  async ask(body: Json = {}, path = "/me/runs"): Promise<Answer> {
    const files = [{ id: (await this.upload(await suiteZip("exit 0"))).id, action: "RUN_TEST" }];
    const plain = { osType: "UNDEFINED", frameworkId: FRAMEWORKS.any, files, deviceIds: [DEVICES.phone] };
    return this.post(path, { ...plain, ...body });
  }

  async startRun(body: Json = {}): Promise<Json> {
    const { status, body: run } = await this.ask(body);
    if (status !== 201) throw new Error(`${status} ${run.message}`);
    return run;
  }

  /** The run once it has ended. */
  async ended({ id }: Json): Promise<Json> {
    for (;;) {
      const run = await this.get(`/me/runs/${id}`);
      if (run.state === "FINISHED") return run;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async endedRun(body: Json = {}): Promise<Json> {
    return this.ended(await this.startRun(body));
  }

  async sessions({ id }: Json): Promise<Json[]> {
    return (await this.get(`/me/runs/${id}/device-sessions?limit=0`)).data;
  }
}

/** A cloud that plays its devices, or runs them really where `options` say `scenario: undefined`. */
export async function startNewerCloud(options: Partial<CloudOptions> = {}): Promise<NewerCloud> {
  const { cloud } = await startTestCloud({ scenario: PLAYED, ...options });
  return new NewerCloud(cloud);
}

import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { silent } from "../../src/base/logger.ts";
import { type Client, createClient } from "../../src/client/client.ts";
import { scenarioFile } from "../../src/cloud/runs/scenario/scenario-file.ts";
import { type Cloud, startCloud } from "../../src/cloud/start-cloud.ts";
import { type Bench, createBench } from "../../test/bench/bench.ts";
import { createFaultProxy, type FaultProxy } from "../../test/bench/fault-proxy.ts";
import { aDevice } from "../../test/cloud/runs/run-setting.ts";
import { suiteZip } from "../../test/cloud/support/suite-zip.ts";
import type { JobSetting } from "./job-kinds.ts";
import { DEVICE_NAMES, OUTCOMES } from "./outcomes.ts";
import type { RoundPlan } from "./plan-round.ts";
import { suiteScript } from "./suite-script.ts";

/** What one round stands on: a cloud that plays its scenario, a proxy before it, and a runner. */
export interface RoundSetting extends AsyncDisposable {
  readonly bench: Bench;
  readonly proxy: FaultProxy;
  /** Asks the cloud itself, past the proxy. */
  readonly client: Client;
  readonly job: JobSetting;
  readonly secrets: readonly string[];
  /** Ends all faults from here on. */
  clear(): void;
}

const SUITE = "suite";
const REPOSITORY = resolve(import.meta.dirname, "../..");
const INSTALLED = ["action.yml", "actions", "dist", "package.json"];

/** A copy of the actions as they are built now, so that a build meanwhile changes nothing. */
export async function installActions(): Promise<{ readonly root: string } & AsyncDisposable> {
  const root = await mkdtemp(join(tmpdir(), "faults-actions-"));
  for (const name of INSTALLED) await cp(join(REPOSITORY, name), join(root, name), { recursive: true });
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

export async function openSetting(plan: RoundPlan): Promise<RoundSetting> {
  const opened = new AsyncDisposableStack();
  try {
    const bench = opened.use(await createBench());
    const cloud = await startPlayingCloud(plan);
    opened.defer(() => cloud.close());
    let isClear = false;
    const proxy = await createFaultProxy({
      target: cloud.url,
      seed: plan.seed,
      ...{ faults: plan.weather.faults, longestBurst: plan.weather.longestBurst },
      only: ({ method }) => !isClear && (method !== "GET" || !plan.weather.changesOnly),
      maxRetryAfterS: 5,
    });
    opened.use(proxy);
    const { apiKey, password, projectId } = cloud.account;
    const client = opened.use(createClient({ baseUrl: cloud.url, credentials: { apiKey } }));
    await writeSuite(bench.workspace, plan);
    const kept = opened.move();
    return {
      ...{ bench, proxy, client, secrets: [apiKey, password] },
      job: {
        connection: { "base-url": proxy.url, "api-key": apiKey },
        ...{ generation: plan.generation, apiGeneration: plan.apiGeneration, projectId },
        deviceIds: plan.devices.map((name) => DEVICE_NAMES.indexOf(name) + 1),
        deviceNames: plan.devices,
        ...{ suiteZip: `${SUITE}.zip`, suiteFolder: SUITE },
      },
      clear() {
        isClear = true;
      },
      [Symbol.asyncDispose]: () => kept.disposeAsync(),
    };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

function startPlayingCloud({ seed, kind, generation }: RoundPlan): Promise<Cloud> {
  const devices = DEVICE_NAMES.map((device) => ({ device, ...OUTCOMES[device].script }));
  return startCloud({
    ...{ generation, logger: silent, environment: process.env, allowRoot: true },
    devices: DEVICE_NAMES.map((displayName, index) =>
      aDevice(index + 1, { displayName, osType: kind.osType }),
    ),
    scenario: scenarioFile.parse({ seed, exclusiveDevices: false, devices }),
  });
}

async function writeSuite(workspace: string, { devices }: RoundPlan): Promise<void> {
  const script = suiteScript(devices[0] ?? "Green");
  const zip = await suiteZip(script);
  await writeFile(join(workspace, `${SUITE}.zip`), Buffer.from(await zip.arrayBuffer()));
  await mkdir(join(workspace, SUITE));
  await writeFile(join(workspace, SUITE, "run-tests.sh"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

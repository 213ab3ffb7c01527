import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Clock, systemClock } from "../../../src/base/clock.ts";
import { parseDecimal } from "../../../src/base/decimal.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import { scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import type { Run } from "../../../src/contract/resources/runs.ts";
import type { FollowCheckpoint } from "../../../src/services/run-wait/follow-checkpoint.ts";
import {
  type WaitOrder,
  type WaitOutcome,
  waitForRuns,
} from "../../../src/services/run-wait/wait-for-runs.ts";
import type { RunTools } from "../../../src/services/runs/run-tools.ts";
import { defaultGate } from "../../../src/services/verdict/gate.ts";
import { createFaultProxy, type FaultProxy, type FaultProxyOptions } from "../../bench/fault-proxy.ts";
import { aDevice } from "../../cloud/runs/run-setting.ts";
import { PASSING, suiteZip } from "../../cloud/support/suite-zip.ts";
import { type Json, startTestCloud, type TestCloud } from "../../cloud/support/test-cloud.ts";

/** How a device behaves, by its name. */
export type Scripts = Readonly<Record<string, Json>>;

/** What became of one wait. */
export interface Waited {
  readonly outcome: WaitOutcome;
  readonly checkpoints: readonly FollowCheckpoint[];
  readonly told: readonly string[];
  /** Where the results lie. */
  readonly folder: string;
}

/** A cloud that plays device runs, behind a proxy, and waits for them. */
export interface WaitWorkshop extends AsyncDisposable {
  readonly cloud: TestCloud;
  readonly proxy: FaultProxy;
  readonly client: Client;
  readonly projectId: number;
  /** Starts a run on these devices, by name; on all without one. */
  start(devices?: readonly string[], query?: Json): Promise<Run>;
  run(runId: number): Promise<Run>;
  wait(runs: Run | readonly Run[], changes?: Partial<WaitOrder>, tools?: Partial<RunTools>): Promise<Waited>;
}

/** A clock that runs so many times as fast. */
export function fastClock(speed: number): Clock {
  const start = systemClock.now();
  return {
    now: () => start + (systemClock.now() - start) * speed,
    sleep: (ms, signal) => systemClock.sleep(ms / speed, signal),
  };
}

export const ratioOf = (text: string) => parseDecimal(text) ?? defaultGate.minSuccessRatio;

export interface WorkshopOptions
  extends Partial<CloudOptions>,
    Pick<Partial<FaultProxyOptions>, "faults" | "only"> {
  /** Decides flaky ones. */
  readonly seed?: number;
}

/** A cloud with one device per script. */
export async function openWaitWorkshop(
  scripts: Scripts,
  { seed = 1, faults = {}, only = () => false, ...options }: WorkshopOptions = {},
): Promise<WaitWorkshop> {
  const names = Object.keys(scripts);
  const devices = names.map((displayName, index) => aDevice(index + 1, { displayName }));
  const played = names.map((device) => ({ device, outcome: "passed", ...scripts[device] }));
  const scenario = scenarioFile.parse({ seed, exclusiveDevices: false, devices: played });
  const cloud = await startTestCloud({ devices, scenario, ...options });
  const { url, account } = cloud.cloud;
  const { apiKey, projectId } = account;
  const proxy = await createFaultProxy({ target: url, seed: 1, faults, only });
  const client = createClient({
    ...{ baseUrl: proxy.url, credentials: { apiKey } },
    retry: { maxAttempts: 2, baseDelayMs: 5, capMs: 20 },
  });
  const direct = createClient({ baseUrl: url, credentials: { apiKey } });
  const scratch = await mkdtemp(join(tmpdir(), "wait-"));
  const { id: fileId } = await cloud.upload(await suiteZip(PASSING));
  const idsOf = (wanted: readonly string[]) => wanted.map((name) => names.indexOf(name) + 1);
  return {
    ...{ cloud, proxy, client, projectId },
    start(wanted = names, query = {}) {
      if (options.generation !== "current") {
        const asked = { testFileId: fileId, usedDeviceIds: idsOf(wanted), name: "Nightly", ...query };
        return direct.runs.start({ projectId, query: asked });
      }
      const files = [{ id: fileId, action: "RUN_TEST" as const }];
      const body = { osType: "ANDROID", frameworkId: 1, projectId, testRunName: "Nightly", files } as const;
      return direct.runs.startConfigured({ body: { ...body, deviceIds: idsOf(wanted), ...query } });
    },
    run: (runId) => direct.runs.get({ runId }),
    async wait(runs, changes = {}, toolChanges = {}) {
      const folder = await mkdtemp(join(scratch, "results-"));
      const [told, checkpoints] = [[] as string[], [] as FollowCheckpoint[]];
      const tell = (level: string) => (message: string) => void told.push(`${level}: ${message}`);
      const logger = { debug() {}, info: tell("info"), notice: tell("notice"), warning: tell("warning") };
      const { signal } = new AbortController();
      const tools = { client, logger, clock: fastClock(50), random: Math.random, signal, ...toolChanges };
      const order: WaitOrder = {
        runs: [runs].flat().map(({ id: runId }) => ({ runId, projectId })),
        ...{ generation: "auto", gate: defaultGate, timeoutMs: 600_000, queueTimeoutMs: undefined },
        ...{
          onTimeout: "abort",
          onCancel: "abort",
          retryFailed: 0,
          resultsFolder: folder,
          earlierFailures: [],
        },
        ...changes,
      };
      const outcome = await waitForRuns(order, tools, {
        checkpoint: (checkpoint) => void checkpoints.push(checkpoint),
      });
      return { outcome, checkpoints, told, folder };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([client[Symbol.asyncDispose](), direct[Symbol.asyncDispose]()]);
      await proxy.close();
      await cloud[Symbol.asyncDispose]();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

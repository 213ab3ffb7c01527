import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Clock, systemClock } from "../../../src/base/clock.ts";
import { type Client, createClient } from "../../../src/client/client.ts";
import { scenarioFile } from "../../../src/cloud/runs/scenario/scenario-file.ts";
import type { CloudOptions } from "../../../src/cloud/start-cloud.ts";
import type { Run } from "../../../src/contract/resources/runs.ts";
import type { RunTools } from "../../../src/services/runs/run-tools.ts";
import type { RunCheckpoint } from "../../../src/services/start/run-checkpoint.ts";
import type { RunOrder } from "../../../src/services/start/run-order.ts";
import { type StartOutcome, startRun } from "../../../src/services/start/start-run.ts";
import { createFaultProxy, type FaultProxy } from "../../bench/fault-proxy.ts";
import { PASSING, suiteZip } from "../../cloud/support/suite-zip.ts";
import { startTestCloud, type TestCloud } from "../../cloud/support/test-cloud.ts";

/** Two desktops: one passes after two seconds, one fails as soon as it runs. */
export const [PASSES, FAILS] = [114, 115];
const scenario = scenarioFile.parse({
  exclusiveDevices: false,
  devices: [
    { device: "Desktop 1280*", outcome: "passed", runMs: 2_000 },
    { device: "Desktop 1920*", outcome: "failed", tests: { passed: 1, failed: 1 } },
    { device: "*", outcome: "passed" },
  ],
});

/** What became of one start. */
export interface Start {
  readonly outcome: StartOutcome;
  readonly checkpoints: readonly RunCheckpoint[];
  readonly told: readonly string[];
}

/** A cloud behind a proxy, an uploaded test, and starts of it. */
export interface StartWorkshop extends AsyncDisposable {
  readonly cloud: TestCloud;
  readonly client: Client;
  readonly proxy: FaultProxy;
  readonly testFileId: number;
  readonly projectId: number;
  order(changes?: Partial<RunOrder>): RunOrder;
  tools(told?: string[], changes?: Partial<RunTools>): RunTools;
  start(changes?: Partial<RunOrder>, tools?: Partial<RunTools>): Promise<Start>;
  /** Every run there is, oldest first. */
  runs(): Promise<Run[]>;
  /** The run once it has ended. */
  ended(runId: number): Promise<Run>;
}

/** A clock that runs so many times as fast, for waits of a minute. */
export function hurriedClock(speed: number): Clock {
  const start = systemClock.now();
  return {
    now: () => start + (systemClock.now() - start) * speed,
    sleep: (ms, signal) => systemClock.sleep(ms / speed, signal),
  };
}

export async function openStartWorkshop(options: Partial<CloudOptions> = {}): Promise<StartWorkshop> {
  const cloud = await startTestCloud({ scenario, ...options });
  const { url, account } = cloud.cloud;
  const proxy = await createFaultProxy({ target: url, seed: 1 });
  const { apiKey } = account;
  const client = createClient({ baseUrl: proxy.url, credentials: { apiKey } });
  const direct = createClient({ baseUrl: url, credentials: { apiKey } });
  const folder = await mkdtemp(join(tmpdir(), "start-"));
  const { id: testFileId } = await cloud.upload(await suiteZip(PASSING));
  const { projectId } = account;
  const order: RunOrder = {
    ...{ generation: "auto", project: { id: projectId }, title: "Nightly", attempt: undefined },
    ...{ onRerun: "continue", onCancel: "abort", files: { test: testFileId }, devices: { ids: [PASSES] } },
    ...{ settings: {}, parameters: [], frameworkId: undefined, osType: undefined, tags: [] },
    earlierResultsFolder: join(folder, "earlier-results"),
  };
  const tools = (told: string[] = [], changes: Partial<RunTools> = {}): RunTools => {
    const tell = (message: string) => void told.push(message);
    const logger = { debug() {}, info: tell, notice: tell, warning: tell };
    const { signal } = new AbortController();
    return { client, logger, clock: systemClock, random: Math.random, signal, ...changes };
  };
  return {
    ...{ cloud, client, proxy, testFileId, projectId, tools },
    order: (changes = {}) => ({ ...order, ...changes }),
    async start(changes = {}, toolChanges = {}) {
      const [told, checkpoints] = [[] as string[], [] as RunCheckpoint[]];
      const listener = {
        checkpoint: (checkpoint: RunCheckpoint) => void checkpoints.push(checkpoint),
        started() {},
      };
      const outcome = await startRun({ ...order, ...changes }, tools(told, toolChanges), listener);
      return { outcome, checkpoints, told };
    },
    runs: () => Array.fromAsync(direct.runs.list({ query: { sort: "id_a" } })),
    async ended(runId) {
      for (;;) {
        const run = await direct.runs.get({ runId });
        if (run.state === "FINISHED") return run;
        await systemClock.sleep(20);
      }
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([client[Symbol.asyncDispose](), direct[Symbol.asyncDispose]()]);
      await proxy.close();
      await cloud[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

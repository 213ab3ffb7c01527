import { writeFile } from "node:fs/promises";
import path from "node:path";
import { mapBounded } from "../../src/base/concurrency.ts";
import { type Client, createClient } from "../../src/client/client.ts";
import { suiteZip } from "../../test/cloud/support/suite-zip.ts";
import { type ChildCloud, startChildCloud } from "../child-cloud.ts";

export const RUNS_IN_STORE = 1_000;
export const DEVICE_RUNS_AT_WORK = 200;
const DEVICES_PER_RUN = 10;
/** How much faster than real time the scenario plays: an hour takes 36 seconds. */
export const SPEED = 100;
/** Longer than the list calls are timed. */
const AT_WORK_MS = 40 * 60_000;

/** Devices may play many device runs at once: those that end at once fill the store, the others stay at work. */
const SCENARIO = {
  timeScale: 1 / SPEED,
  exclusiveDevices: false,
  devices: [
    { device: "Apple*", outcome: "passed", screenshots: 1 },
    { device: "*", outcome: "passed", runMs: AT_WORK_MS, screenshots: 1 },
  ],
};

/** A cloud with a history that is at work. */
export interface BusyCloud extends AsyncDisposable {
  readonly cloud: ChildCloud;
  readonly client: Client;
  /** Runs at work, `DEVICE_RUNS_AT_WORK` device runs between them. */
  readonly runIds: number[];
  /** Starts one more of them. */
  startRun(): Promise<number>;
}

/** Starts a cloud in `folder`, fills its store and sets it to work. */
export async function startBusyCloud(folder: string): Promise<BusyCloud> {
  const scenario = path.join(folder, "scenario.json");
  const suite = path.join(folder, "suite.zip");
  await writeFile(scenario, JSON.stringify(SCENARIO));
  await writeFile(suite, Buffer.from(await (await suiteZip("exit 0")).arrayBuffer()));
  const args = ["--data", path.join(folder, "data"), "--scenario", scenario];
  const cloud = await startChildCloud({ folder, args });
  const { url: baseUrl, apiKey, projectId } = cloud.ready;
  const client = createClient({ baseUrl, credentials: { apiKey } });
  const devices = await Array.fromAsync(client.devices.list());
  const idsOf = (wanted: (name: string) => boolean) =>
    devices.filter(({ displayName }) => wanted(displayName ?? "")).map(({ id }) => id);
  const apples = idsOf((name) => name.startsWith("Apple")).slice(0, 2);
  const others = idsOf((name) => !name.startsWith("Apple"));
  const { id: testFileId } = await client.files.upload({ path: suite, name: "suite.zip" });
  const start = async (usedDeviceIds: readonly number[]) =>
    (await client.runs.start({ projectId, query: { usedDeviceIds, testFileId } })).id;
  await mapBounded(Array.from({ length: RUNS_IN_STORE }), 4, () => start(apples));
  const startRun = () => start(others.slice(0, DEVICES_PER_RUN));
  const perRun = Math.min(others.length, DEVICES_PER_RUN);
  const runIds = await mapBounded(
    Array.from({ length: Math.ceil(DEVICE_RUNS_AT_WORK / perRun) }),
    4,
    startRun,
  );
  return {
    ...{ cloud, client, runIds, startRun },
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]();
      await cloud.kill();
    },
  };
}

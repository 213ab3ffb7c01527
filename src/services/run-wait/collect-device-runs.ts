import { access, mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { asDeviceCloudError } from "../../base/errors.ts";
import { type DeviceResult, deviceResults } from "../results/device-results.ts";
import { readResults } from "../results/read-results.ts";
import type { RunAddress } from "../results/run-address.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { Outage } from "../wait/outage.ts";
import type { ReadDeviceRun } from "./device-run-end.ts";

export interface CollectOrder {
  readonly run: RunAddress;
  /** The device runs to fetch; all of them when undefined. */
  readonly deviceRunIds: readonly number[] | undefined;
  /** Where the results go, one folder per device run. */
  readonly folder: string;
}

interface CollectTools extends RunTools {
  readonly outage: Outage;
}

const PAUSE_MS = 5_000;
/** Results that cannot be had although the service answers are asked for once more. */
const ROUNDS = 2;
/** Below the folder of the results, while they come in. */
const SCRATCH = ".incoming";

/**
 * Downloads and reads the results of device runs. An outage of the service is waited out; what cannot be had afterwards is a
 * problem of its device run.
 * @throws {DeviceCloudError} when the device runs cannot be listed, or `cancelled`.
 */
export async function collectDeviceRuns(order: CollectOrder, tools: CollectTools): Promise<ReadDeviceRun[]> {
  const { folder } = order;
  await mkdir(folder, { recursive: true });
  try {
    const placed: ReadDeviceRun[] = [];
    for (const result of await fetchAll(order, tools)) {
      const kept = await place(result, folder);
      placed.push({ result: kept, read: await readResults(kept, tools.signal) });
    }
    return placed;
  } finally {
    await rm(join(folder, SCRATCH), { recursive: true, force: true });
  }
}

async function fetchAll(order: CollectOrder, tools: CollectTools): Promise<DeviceResult[]> {
  const fetched = new Map<number, DeviceResult>();
  let deviceRunIds = order.deviceRunIds;
  for (let round = 1; ; round++) {
    for (const result of await fetchPatiently({ ...order, deviceRunIds }, tools)) {
      fetched.set(result.deviceRunId, result);
    }
    const flawed = [...fetched.values()].filter(({ problems }) => problems.length > 0);
    if (flawed.length === 0 || round >= ROUNDS) return [...fetched.values()];
    deviceRunIds = flawed.map(({ deviceRunId }) => deviceRunId);
    await tools.clock.sleep(PAUSE_MS, tools.signal);
  }
}

/** One collection, in a folder of its own; begun again for as long as the service does not answer. */
async function fetchPatiently(
  { run, deviceRunIds, folder }: CollectOrder,
  tools: CollectTools,
): Promise<DeviceResult[]> {
  const { clock, outage, signal } = tools;
  const key = `results of ${run.runId}`;
  for (;;) {
    await mkdir(join(folder, SCRATCH), { recursive: true });
    const scratch = await mkdtemp(join(folder, SCRATCH, "round-"));
    try {
      const results = await deviceResults({ ...tools, run, deviceRunIds, folder: scratch });
      outage.over(key);
      return results;
    } catch (error) {
      outage.goesOn(asDeviceCloudError(error), key);
    }
    await clock.sleep(PAUSE_MS, signal);
  }
}

/** The result in the folder of all results, under a name that is free there. */
async function place(result: DeviceResult, folder: string): Promise<DeviceResult> {
  const target = await moveIn(result.folder, folder);
  const files = result.files.map((file) => ({ ...file, path: join(target, ...file.name.split("/")) }));
  return { ...result, folder: target, files };
}

/** Moves a folder into another, which may hold one of that name already; answers where it is. */
export async function moveIn(from: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (let count = 1; ; count++) {
    const target = join(folder, count === 1 ? basename(from) : `${basename(from)}-${count}`);
    const isTaken = await access(target).then(
      () => true,
      () => false,
    );
    if (isTaken) continue;
    await rename(from, target);
    return target;
  }
}

import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../base/clock.ts";
import { mapBounded } from "../../base/concurrency.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { Client } from "../../client/client.ts";
import type { DeviceSession } from "../../contract/resources/device-sessions.ts";
import {
  type CollectDeviceRun,
  type CollectedDeviceRun,
  collectDeviceRun,
  collectFromArchive,
} from "./collect-device-run.ts";
import type { CollectedFiles } from "./collect-files.ts";
import { deviceNameIn } from "./device-name.ts";
import { type DeviceRun, deviceRunsOf } from "./device-runs.ts";
import type { RunAddress } from "./run-address.ts";
import { folderName } from "./safe-path.ts";
import { uniqueNames } from "./unique-names.ts";

/** What a test run left on one device. */
export interface DeviceResult extends CollectedFiles {
  readonly deviceRunId: number;
  /** The device's name, as far as the service tells; else `device run <id>`. */
  readonly name: string;
  /** Its state and counts; null where the service has no device sessions. */
  readonly session: DeviceSession | null;
  /** The folder with its files, in that of all results. */
  readonly folder: string;
}

export interface DeviceResultsOrder {
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly run: RunAddress;
  /** A folder for the results; each device run gets one of its own in it. */
  readonly folder: string;
  /** The device runs to fetch; all of them when undefined. */
  readonly deviceRunIds?: readonly number[] | undefined;
}

const AT_ONCE = 4;

/**
 * The results of a test run, device by device, in the order of the device runs: from device sessions where the service
 * has them, else from the data availability and the archives. What cannot be had of one device is a problem in its
 * result; the others are still fetched.
 * @throws {DeviceCloudError} when the device runs cannot be listed, or `cancelled`.
 */
export async function deviceResults(order: DeviceResultsOrder): Promise<DeviceResult[]> {
  const { client, run, deviceRunIds, signal } = order;
  const all = await deviceRunsOf(client, run, signal);
  const wanted = deviceRunIds === undefined ? all : all.filter(({ id }) => deviceRunIds.includes(id));
  const uniqueName = uniqueNames();
  return mapBounded(wanted, AT_ONCE, (deviceRun) => resultOf(deviceRun, order, uniqueName));
}

async function resultOf(
  { id, session }: DeviceRun,
  order: DeviceResultsOrder,
  uniqueName: (name: string) => string,
): Promise<DeviceResult> {
  const fallback = `device run ${id}`;
  const known = session?.device?.displayName;
  const ownName = uniqueName(folderName(known ?? fallback, "device"));
  const folder = join(order.folder, ownName);
  await mkdir(folder, { recursive: true });
  const collect = session ? collectDeviceRun : collectFromArchive;
  const collected = await orProblem(collect, { ...order, deviceRunId: id, folder });
  const name = plainLine(known ?? deviceNameIn(collected.archiveFolder, id) ?? fallback, 80);
  const result = { deviceRunId: id, name, session, folder, ...collected };
  return known || name === fallback
    ? result
    : moved(result, join(order.folder, uniqueName(folderName(name, "device"))));
}

async function orProblem(
  collect: (order: CollectDeviceRun) => Promise<CollectedDeviceRun>,
  order: CollectDeviceRun,
): Promise<CollectedDeviceRun> {
  try {
    return await collect(order);
  } catch (error) {
    const failure = asDeviceCloudError(error);
    if (failure.code === "cancelled") throw failure;
    const problem = `The results of device run ${order.deviceRunId} could not be collected: ${failure.message}`;
    return { files: [], problems: [problem] };
  }
}

/** The result in a folder that bears the device's name, which only its archive told. */
async function moved(result: DeviceResult, folder: string): Promise<DeviceResult> {
  await rename(result.folder, folder);
  const files = result.files.map((file) => ({ ...file, path: join(folder, ...file.name.split("/")) }));
  return { ...result, folder, files };
}

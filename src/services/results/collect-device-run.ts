import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Clock } from "../../base/clock.ts";
import type { Client } from "../../client/client.ts";
import { isUnknownOperation, requestArchive } from "./archive-requests.ts";
import { type CollectedFiles, collectFiles } from "./collect-files.ts";
import { downloadArchive } from "./download-archive.ts";
import { refusalsText } from "./refusals-text.ts";
import type { RunAddress } from "./run-address.ts";
import { unpackArchive } from "./unpack-archive.ts";

export interface CollectDeviceRun {
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly run: RunAddress;
  readonly deviceRunId: number;
  /** An empty folder for the files. */
  readonly folder: string;
}

/** What a device run wrote. */
export interface CollectedDeviceRun extends CollectedFiles {
  /** The folder that the archive has for it, `<device name>-<device run id>`; undefined without an archive. */
  readonly archiveFolder?: string | undefined;
}

/**
 * Downloads what a device run that has ended wrote: from its device session where the service has such, else from the
 * archive of all its files.
 * @throws {DeviceCloudError} when its files can be had in neither way, or `cancelled`.
 */
export async function collectDeviceRun(order: CollectDeviceRun): Promise<CollectedDeviceRun> {
  const { client, run, deviceRunId: deviceSessionId, signal } = order;
  try {
    const list = () => client.deviceSessions.outputFiles({ ...run, deviceSessionId }, { signal });
    return await collectFiles({ ...order, list });
  } catch (error) {
    if (!isUnknownOperation(error)) throw error;
    return collectFromArchive(order);
  }
}

/** The same from the archive alone, for a service that is known to have no device sessions. */
export async function collectFromArchive(order: CollectDeviceRun): Promise<CollectedDeviceRun> {
  const { client, run, deviceRunId, folder, signal } = order;
  const scratch = await mkdtemp(join(dirname(folder), ".archive-"));
  try {
    const path = join(scratch, "archive.zip");
    const name = `files.zip of device run ${deviceRunId}`;
    const request = () => requestArchive(client, "files", run, [deviceRunId], signal);
    await downloadArchive(request, { ...order, path, name });
    const unpacked = await unpackArchive(path, { archiveName: name, deviceRunId, folder, signal });
    const problem = refusalsText(unpacked.refusals);
    const problems = problem === undefined ? [] : [`${name}: ${problem}`];
    return { files: unpacked.files, problems, archiveFolder: unpacked.folderName };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Clock } from "../../base/clock.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import { type CollectedFiles, collectFiles } from "./collect-files.ts";
import { downloadArchive } from "./download-archive.ts";
import { unpackArchive } from "./unpack-archive.ts";

/** How a run is addressed; which of its ids are given chooses the path family. */
export interface RunAddress {
  readonly runId: number;
  readonly projectId?: number | undefined;
  readonly userId?: number | undefined;
}

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

const MAX_ARCHIVE_BYTES = 8 * 1024 ** 3;

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
  const query = { deviceRunIds: [deviceRunId] };
  const archive = await client.archives.files({ ...run, query }, { signal, repeatable: true });
  const scratch = await mkdtemp(join(dirname(folder), ".archive-"));
  try {
    const path = join(scratch, "archive.zip");
    await downloadArchive(archive, { ...order, path, maxBytes: MAX_ARCHIVE_BYTES });
    const content = join(scratch, "content");
    await mkdir(content);
    const unpacked = await unpackArchive(path, { deviceRunId, folder, scratch: content, signal });
    const { files, folderName } = unpacked;
    return { files, problems: [], archiveFolder: folderName };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function isUnknownOperation(error: unknown): boolean {
  return error instanceof DeviceCloudError && (error.status === 404 || error.status === 405);
}

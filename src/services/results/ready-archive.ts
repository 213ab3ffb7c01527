import type { Clock } from "../../base/clock.ts";
import { formatDuration } from "../../base/duration.ts";
import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { File } from "../../contract/resources/files.ts";

export interface ReadyTools {
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** What messages call the archive. */
  readonly name: string;
  readonly prepareMs?: number | undefined;
}

const PREPARE_MS = 10 * 60_000;
const FIRST_LOOK_MS = 250;
const LOOK_EVERY_MS = 3_000;

/**
 * What a zip request answered with, once it is READY. A service that cannot be asked for the file is asked for the link,
 * until that answers (docs/decisions.md, Files).
 * @throws {DeviceCloudError} `timeout` when it is still being prepared after `prepareMs`, `service` when it vanished.
 */
export async function readyArchive(requested: File, tools: ReadyTools): Promise<File> {
  const { clock, signal, prepareMs = PREPARE_MS } = tools;
  const until = clock.now() + prepareMs;
  let archive = requested;
  let canBeAsked = false;
  for (let pauseMs = FIRST_LOOK_MS; archive.state !== "READY"; pauseMs = longer(pauseMs)) {
    const found = await fileOf(archive, tools);
    if (found === undefined && canBeAsked) throw vanished(tools.name);
    if (found === undefined && (await answers(archive, tools))) return archive;
    canBeAsked = found !== undefined;
    archive = found ?? archive;
    if (archive.state === "READY") break;
    if (clock.now() >= until) throw unready(tools.name, prepareMs);
    await clock.sleep(pauseMs, signal);
  }
  return archive;
}

const longer = (pauseMs: number) => Math.min(pauseMs * 2, LOOK_EVERY_MS);

/** The file as it is now; undefined where the service does not have it, or has no way to ask for it. */
async function fileOf({ id }: File, { client, signal }: ReadyTools): Promise<File | undefined> {
  try {
    return await client.files.get({ fileId: id }, { signal });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Whether the link already answers: one that does not yet answers 404. A byte of it is enough. */
async function answers({ directUrl }: File, { client, signal }: ReadyTools): Promise<boolean> {
  if (!directUrl) return true;
  try {
    await client.readFrom(directUrl, 0, { signal, maxBytes: 1 });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof DeviceCloudError && (error.status === 404 || error.status === 405);
}

function vanished(name: string): DeviceCloudError {
  return new DeviceCloudError("service", `The service dropped ${name} while it made it.`, {
    remedy: "Ask for it again later; the service keeps what the run wrote.",
  });
}

function unready(name: string, prepareMs: number): DeviceCloudError {
  return new DeviceCloudError("timeout", `${name} is not ready after ${formatDuration(prepareMs)}.`, {
    remedy: "Ask for it again later; the service keeps what the run wrote.",
  });
}

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../base/clock.ts";
import { mapBounded } from "../../base/concurrency.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { BrokerSession } from "../../contract/resources/broker.ts";
import { collectDeviceRun } from "../results/collect-device-run.ts";
import { folderName } from "../results/safe-path.ts";

/** A session with what it left. */
export interface CollectedSession {
  readonly session: BrokerSession;
  /** Names of its files, in a folder of its own. */
  readonly files: readonly string[];
  readonly problems: readonly string[];
}

const AT_ONCE = 4;
/** Sessions of one job whose files are fetched; all are told. */
const MAX_COLLECTED = 100;

/** Downloads what each session left into a folder of its own below `folder`. What cannot be had is a problem of it. */
export function collectSessions(
  sessions: readonly BrokerSession[],
  folder: string,
  tools: { readonly client: Client; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<CollectedSession[]> {
  return mapBounded([...sessions.entries()], AT_ONCE, async ([index, session]) => {
    if (index >= MAX_COLLECTED) return { session, files: [], problems: [] };
    const { id, testRunId, projectId } = session;
    const device = folderName(session.device?.displayName ?? "", "session");
    const target = join(folder, `${device}-${id}`);
    try {
      await mkdir(target, { recursive: true });
      const run = { runId: testRunId ?? 0, projectId: projectId ?? undefined };
      const { files, problems } = await collectDeviceRun({ ...tools, run, deviceRunId: id, folder: target });
      return { session, files: files.map(({ name }) => name), problems };
    } catch (error) {
      return { session, files: [], problems: [asDeviceCloudError(error).message] };
    }
  });
}

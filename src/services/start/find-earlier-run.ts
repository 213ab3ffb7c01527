import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { Run } from "../../contract/resources/runs.ts";
import { attemptIn } from "./run-name.ts";

export interface EarlierRunQuery {
  readonly projectId: number;
  /** What the step's runs have in common in every attempt (`attemptKey`). */
  readonly key: string;
  /** This attempt's number, from 1. */
  readonly attempt: number;
}

/** A re-run may come weeks later, so more than the newest few are gone through where the service does not filter. */
const LOOK_BACK = 1_000;

/**
 * The runs that the last attempt before this one which started any left under the same name: one, unless the same
 * workflow was called twice.
 */
export async function findEarlierRuns(
  client: Client,
  { projectId, key, attempt }: EarlierRunQuery,
  signal: AbortSignal,
): Promise<readonly Run[]> {
  const byAttempt = new Map<number, Run[]>();
  for await (const run of candidates(client, projectId, key, signal)) {
    const earlier = attemptIn(run.displayName ?? "", key);
    if (earlier === undefined || earlier >= attempt) continue;
    byAttempt.set(earlier, [...(byAttempt.get(earlier) ?? []), run]);
  }
  return byAttempt.get(Math.max(...byAttempt.keys())) ?? [];
}

/** Runs whose name holds the key; of a service that does not filter so, the newest ones. */
async function* candidates(
  client: Client,
  projectId: number,
  key: string,
  signal: AbortSignal,
): AsyncGenerator<Run> {
  const list = (filter?: string) =>
    client.runs.list({ projectId, query: { sort: "id_d", ...(filter ? { filter } : {}) } }, { signal });
  try {
    yield* atMost(LOOK_BACK, list(`s_displayname_contains_${key}`));
  } catch (error) {
    if (!(error instanceof DeviceCloudError) || error.status !== 400) throw error;
    yield* atMost(LOOK_BACK, list());
  }
}

async function* atMost<T>(count: number, records: AsyncIterable<T>): AsyncGenerator<T> {
  let left = count;
  for await (const record of records) {
    if (left-- <= 0) return;
    yield record;
  }
}

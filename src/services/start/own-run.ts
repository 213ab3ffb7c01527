import { DeviceCloudError } from "../../base/errors.ts";
import type { Client } from "../../client/client.ts";
import type { Run } from "../../contract/resources/runs.ts";
import { markOf } from "./run-name.ts";

/** Where a run of ours is looked for: in its project where that is known, else among all of the account. */
export interface RunHome {
  readonly userId: number;
  readonly projectId?: number | undefined;
}

/** Names are unique, so so many of the newest runs are enough where a service does not find them by name. */
const LOOK_BACK = 100;

/**
 * The run that bears this name, which no other run has: what an unanswered request of ours created, if it did. Services
 * may store a title otherwise than it was sent, so the name's mark decides, and where filtering by the whole name
 * finds nothing, the newest runs are gone through.
 */
export async function findOwnRun(
  client: Client,
  { runName, ...home }: RunHome & { readonly runName: string },
  signal: AbortSignal,
): Promise<Run | undefined> {
  const mark = markOf(runName);
  const named = await firstRuns(client, home, { filter: `s_displayname_eq_${runName}`, limit: 20 }, signal);
  const own = named?.find((run) => bears(run, mark));
  if (own) return own;
  const newest = await firstRuns(client, home, { limit: LOOK_BACK }, signal);
  return newest?.find((run) => bears(run, mark));
}

function bears({ displayName }: Run, mark: string): boolean {
  return displayName?.includes(mark) === true;
}

/** The newest runs that a filter lets through; undefined where the service refuses the filter. */
async function firstRuns(
  client: Client,
  { userId, projectId }: RunHome,
  choice: { readonly filter?: string; readonly limit: number },
  signal: AbortSignal,
): Promise<readonly Run[] | undefined> {
  const query = { ...choice, sort: "id_d" };
  const listed =
    projectId === undefined
      ? client.runs.listOfUser({ userId, query }, { signal })
      : client.runs.list({ projectId, query }, { signal });
  try {
    return (await listed.page()).data;
  } catch (error) {
    if (choice.filter !== undefined && error instanceof DeviceCloudError && error.status === 400)
      return undefined;
    throw error;
  }
}

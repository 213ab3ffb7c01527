import type { Client } from "../../../client/client.ts";
import type { Run } from "../../../contract/resources/runs.ts";

/** Names are unique, so this many of the newest runs are enough where a service does not filter. */
const LOOK_BACK = 200;

/** The run that bears this name, which no other run has: what an unanswered request of ours created, if it did. */
export async function findOwnRun(
  client: Client,
  { userId, runName }: { readonly userId: number; readonly runName: string },
  signal: AbortSignal,
): Promise<Run | undefined> {
  const query = { filter: `s_displayname_eq_${runName}`, sort: "id_d", limit: 20 };
  let seen = 0;
  for await (const run of client.runs.listOfUser({ userId, query }, { signal })) {
    if (run.displayName === runName) return run;
    seen += 1;
    if (seen >= LOOK_BACK) return undefined;
  }
  return undefined;
}

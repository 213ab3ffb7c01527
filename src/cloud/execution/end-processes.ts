import { setTimeout as sleep } from "node:timers/promises";
import { signalProcess } from "./process-table.ts";

/** How long processes get between SIGTERM and SIGKILL; with it an abort is done within about two seconds. */
const GRACE_MS = 1_000;
const POLL_MS = 25;

/**
 * Ends the processes that `find` names: SIGTERM once, a short grace, then SIGKILL until none is left. A process may be
 * born while the table is read, so only two empty looks in a row count.
 */
export async function endProcesses(find: () => readonly number[]): Promise<void> {
  for (const pid of find()) signalProcess(pid, "SIGTERM");
  const deadline = Date.now() + GRACE_MS;
  while (Date.now() < deadline && find().length > 0) await sleep(POLL_MS);
  for (let emptyLooks = 0; emptyLooks < 2; ) {
    const left = find();
    for (const pid of left) signalProcess(pid, "SIGKILL");
    emptyLooks = left.length === 0 ? emptyLooks + 1 : 0;
    if (left.length > 0) await sleep(POLL_MS);
  }
}

import type { Clock } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import type { Store } from "../store/store.ts";
import { isEnd } from "./device-run-states.ts";
import { endedAs } from "./device-run-work.ts";
import { RunInProgress } from "./run-in-progress.ts";

/** Ends the runs that were under way when an earlier cloud ended without closing; what they had is kept. */
export function recoverRuns(store: Store, clock: Clock, logger: Logger): void {
  const underWay = { sql: "json_extract(doc, '$.state') <> 'FINISHED'", values: [] };
  const interrupted = store.runs.in({}).select({ where: [underWay] });
  for (const run of interrupted) {
    const deviceRuns = store.deviceRuns.in({ parentId: run.id }).select();
    const recovered = new RunInProgress(store, run, deviceRuns);
    const message = "The device cloud was stopped while this run was under way.";
    recovered.say(message);
    for (const { id, state } of deviceRuns) {
      if (isEnd(state)) continue;
      recovered.change(id, { ...endedAs("ABORTED", message), finishTime: clock.now() }, clock.now());
    }
  }
  if (interrupted.length > 0) logger.notice(`${interrupted.length} interrupted runs are marked as aborted.`);
}

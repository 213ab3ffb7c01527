import { join } from "node:path";
import { DeviceCloudError } from "../../base/errors.ts";
import type { FlakyDevice } from "../report/flaky.ts";
import type { Place, ReportedExecution } from "../report/report.ts";
import type { RunAddress } from "../results/run-address.ts";
import type { RunTools } from "../runs/run-tools.ts";
import type { DeviceFailures } from "../start/failed-device-runs.ts";
import { runUrl } from "../start/started-run.ts";
import { decide } from "../verdict/decide.ts";
import type { Decision } from "../verdict/decision.ts";
import type { Gate } from "../verdict/gate.ts";
import { deadlineIn } from "../wait/deadline.ts";
import { Outage } from "../wait/outage.ts";
import { flakyOverAttempts } from "./flaky-over-attempts.ts";
import { type FollowCheckpoint, FollowKeeper } from "./follow-checkpoint.ts";
import { heartbeat } from "./heartbeat.ts";
import { observeRuns } from "./observe-runs.ts";
import { runTitle } from "./run-changes.ts";
import { type RunEnd, RunWait, type RunWaitOrder } from "./run-wait.ts";
import { tellChanges } from "./tell-changes.ts";

export interface WaitOrder extends RunWaitOrder {
  /** Each once. */
  readonly runs: readonly RunAddress[];
  readonly gate: Gate;
  /** How long to wait for the end of all runs, retries included, in milliseconds. */
  readonly timeoutMs: number;
  /** A new or empty folder; each device run gets one of its own in it, below one for its run where there are several. */
  readonly resultsFolder: string;
  /** What failed in the device runs of the runs' earlier attempts, before these were repeated. */
  readonly earlierFailures: readonly DeviceFailures[];
}

export interface WaitListener {
  /** Called before anything is asked of the service and after each change, so that it can be kept. */
  checkpoint(checkpoint: FollowCheckpoint): void;
}

export interface WaitOutcome {
  readonly decision: Decision;
  /** The last attempt of each device run. */
  readonly executions: readonly ReportedExecution[];
  /** How often a run was begun at most. */
  readonly attempts: number;
  readonly flaky: readonly FlakyDevice[];
  /** The runs' pages on the service. */
  readonly pages: readonly Place[];
}

/**
 * Follows runs to their end, retries what failed, collects the results and decides. What has not ended when the time is up
 * or the job is cancelled is aborted, unless the order says to leave it.
 * @throws {DeviceCloudError} `input` naming every run that cannot be followed; then none is touched.
 */
export async function waitForRuns(
  order: WaitOrder,
  tools: RunTools,
  listener: WaitListener,
): Promise<WaitOutcome> {
  const keeper = new FollowKeeper(order.runs, (checkpoint) => listener.checkpoint(checkpoint));
  using deadline = deadlineIn(order.timeoutMs, tools.clock, tools.signal);
  const shared = { ...tools, deadline, keeper, outage: new Outage(tools), seen: tellChanges(tools.logger) };
  const waits = order.runs.map((run) => new RunWait(run, folderOf(run, order), order, shared));
  const refusals = (await Promise.all(waits.map((wait) => wait.open()))).filter((one) => one !== undefined);
  if (refusals.length > 0) {
    keeper.settleAll();
    throw refused(refusals);
  }
  using _ = heartbeat(() => waits.flatMap(({ snapshot }) => snapshot ?? []), tools);
  const ends = await Promise.all(waits.map((wait) => wait.toEnd()));
  const { observed, reported, flaky } = observeRuns(ends, order);
  return {
    decision: decide(observed, order.gate),
    executions: reported,
    attempts: Math.max(...ends.map((end) => end.attempts.count), 1),
    flaky: flakyOverAttempts(order.earlierFailures, { executions: reported, flaky }),
    pages: ends.flatMap(pageOf),
  };
}

function folderOf({ runId }: RunAddress, { runs, resultsFolder }: WaitOrder): string {
  return runs.length > 1 ? join(resultsFolder, `run-${runId}`) : resultsFolder;
}

function refused(refusals: readonly DeviceCloudError[]): DeviceCloudError {
  const message = refusals.map(({ explanation }) => explanation).join("\n");
  return new DeviceCloudError("input", message, { cause: refusals[0] });
}

function pageOf({ snapshot }: RunEnd): Place[] {
  if (!snapshot) return [];
  const title = runTitle(snapshot.run);
  return [{ label: title.charAt(0).toUpperCase() + title.slice(1), url: runUrl(snapshot.run) }];
}

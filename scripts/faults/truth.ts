import { setTimeout as sleep } from "node:timers/promises";
import type { Build } from "../../src/contract/resources/builds.ts";
import type { Run } from "../../src/contract/resources/runs.ts";
import type { RoundPlan } from "./plan-round.ts";
import type { RoundSetting } from "./setting.ts";

/** What the cloud itself knows of what a job started. */
export interface Truth {
  /** Oldest first. */
  readonly started: readonly Started[];
}

/** A run or a build. */
export interface Started {
  readonly title: string;
  readonly underWay: boolean;
  /** Whether every part of it has passed as far as the service counts. */
  readonly passed: boolean;
  /** How many device runs, or builds, failed. */
  readonly failed: number;
}

/** A request that the proxy delayed may arrive behind the end of its job. */
const ARRIVAL_MS = 300;

/** Asks the cloud, past the proxy, for everything that was started. */
export async function readTruth(plan: RoundPlan, { client }: RoundSetting): Promise<Truth> {
  if (plan.cancel || plan.hold || plan.weather.faults.delay) await sleep(ARRIVAL_MS);
  if (plan.kind.builds) {
    const builds = await Array.fromAsync(client.builds.listAll({ query: { sort: "id_a" } }));
    return { started: builds.map(startedBuild) };
  }
  const runs = await Array.fromAsync(client.runs.list({ query: { sort: "id_a" } }));
  return { started: runs.map(startedRun) };
}

function startedBuild({ id, state, status }: Build): Started {
  return {
    title: `build ${id} (${state}, ${status})`,
    underWay: state !== "FINISHED",
    passed: status === "SUCCESS",
    failed: status === "FAILURE" ? 1 : 0,
  };
}

function startedRun(run: Run): Started {
  const { id, displayName, state, abortedDeviceCount: aborted, errorsDeviceCount: failed } = run;
  const total = run.totalDeviceCount ?? run.deviceCount ?? 0;
  const good = (run.succeededDeviceCount ?? 0) + (run.warningDeviceCount ?? 0);
  return {
    title: `run ${id} "${displayName}" (${state}, ${good} of ${total} good, ${failed} failed, ${aborted} aborted)`,
    underWay: state !== "FINISHED",
    passed: state === "FINISHED" && total > 0 && good >= total,
    failed: failed ?? 0,
  };
}

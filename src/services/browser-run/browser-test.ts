import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { asDeviceCloudError } from "../../base/errors.ts";
import type { ReportedExecution } from "../report/report.ts";
import { readResults } from "../results/read-results.ts";
import { safeSegment, uniqueNames } from "../results/safe-path.ts";
import { decide } from "../verdict/decide.ts";
import type { Decision } from "../verdict/decision.ts";
import type { Gate } from "../verdict/gate.ts";
import { hasEnded } from "./follow-builds.ts";
import type { BrowserTestListener } from "./listener.ts";
import { type ExecutorResult, observe } from "./observe.ts";
import { type Prepared, type PrepareOrder, prepare } from "./prepare.ts";
import { reportedBuild } from "./report-builds.ts";
import type { ExecutorRef } from "./resolve-executors.ts";
import { type BuildsEnd, type BuildsOrder, BuildsUnderWay, type Tools } from "./run-builds.ts";
import { BuildWatch } from "./watch-build.ts";

export interface BrowserTestOrder
  extends PrepareOrder,
    Omit<BuildsOrder, "jobId" | "fileId" | "newerThan" | "executors"> {
  readonly executors: readonly string[];
  readonly gate: Gate;
  /** A new or empty folder; each executor gets one of its own in it. */
  readonly resultsFolder: string;
  /** Whether the console of the suites is followed. */
  readonly liveLog: boolean;
}

export interface BrowserTestOutcome {
  readonly decision: Decision;
  readonly executions: readonly ReportedExecution[];
}

/** Collecting must not outlast what it is for. */
const COLLECT_WITHIN_MS = 15 * 60_000;

/**
 * Runs a suite on one or several executors: packages and uploads it once, starts one build each, follows them, collects
 * their results and decides. Builds it started do not outlive it, unless the order says to leave them.
 * @throws {DeviceCloudError} when nothing was started.
 */
export async function browserTest(
  order: BrowserTestOrder,
  tools: Tools,
  listener: BrowserTestListener,
): Promise<BrowserTestOutcome> {
  const prepared = await prepare(order, tools);
  listener.prepared(prepared);
  const watches = await openWatches(order, prepared, tools, listener);
  const builds = new BuildsUnderWay({ ...order, ...prepared }, tools, {
    checkpoint: (checkpoint) => listener.checkpoint(checkpoint),
    started: (ids) => listener.started(ids),
    seen: async (executor, now, before, signal) => watches.get(executor.id)?.seen(now, before, signal),
  });
  const end = await builds.run();
  const signal =
    end.how === "cancelled"
      ? AbortSignal.abort()
      : AbortSignal.any([tools.signal, AbortSignal.timeout(COLLECT_WITHIN_MS)]);
  const results = await Promise.all(
    prepared.executors.map((executor) => resultOf(executor, end, watches.get(executor.id), signal)),
  );
  const observed = observe(end, results);
  const executions = observed.executions.map((execution, i) =>
    reportedBuild(results[i] as ExecutorResult, execution),
  );
  return { decision: decide(observed, order.gate), executions };
}

async function openWatches(
  order: BrowserTestOrder,
  { executors, jobId }: Prepared,
  tools: Tools,
  { printed }: BrowserTestListener,
): Promise<Map<number, BuildWatch>> {
  const uniqueName = uniqueNames();
  const watches = new Map<number, BuildWatch>();
  for (const executor of executors) {
    const folder = join(
      order.resultsFolder,
      uniqueName(safeSegment(executor.name.replace(/[/\\]/g, "_")) || "executor"),
    );
    await mkdir(folder, { recursive: true });
    watches.set(
      executor.id,
      new BuildWatch(executor, { ...tools, jobId, folder, printed: order.liveLog ? printed : undefined }),
    );
  }
  return watches;
}

async function resultOf(
  executor: ExecutorRef,
  end: BuildsEnd,
  watch: BuildWatch | undefined,
  signal: AbortSignal,
): Promise<ExecutorResult> {
  const build = end.builds.get(executor.id);
  const refusal = end.refusals.get(executor.id)?.message;
  if (!build || !watch || !hasEnded(build) || signal.aborted)
    return { executor, build, refusal, collected: null, results: null };
  try {
    const collected = await watch.collect(build);
    return { executor, build, refusal, collected, results: await readResults(collected, signal) };
  } catch (error) {
    const problem = `The results of build ${build.id} could not be collected: ${asDeviceCloudError(error).message}`;
    const none = { passed: 0, failed: 0, skipped: 0, executed: 0 };
    const results = { cases: [], totals: none, reports: 0, problems: [problem] };
    return { executor, build, refusal, collected: null, results };
  }
}

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { asDeviceCloudError } from "../../base/errors.ts";
import type { ReportedExecution } from "../report/report.ts";
import { readResults } from "../results/read-results.ts";
import { folderName } from "../results/safe-path.ts";
import { uniqueNames } from "../results/unique-names.ts";
import { decide } from "../verdict/decide.ts";
import type { Decision } from "../verdict/decision.ts";
import type { Gate } from "../verdict/gate.ts";
import { type BackendTools, hasEnded, type Target } from "./backend.ts";
import type { BrowserTestListener } from "./listener.ts";
import { observe, type TargetResult } from "./observe.ts";
import { type BackendOrder, openBackend } from "./open-backend.ts";
import { type Prepared, type PrepareOrder, prepare } from "./prepare.ts";
import { reportedTarget } from "./report-targets.ts";
import { type SuiteEnd, type SuiteOrder, SuiteUnderWay } from "./suite-under-way.ts";
import { TargetWatch } from "./watch-target.ts";

export interface BrowserTestOrder extends BackendOrder, PrepareOrder, Omit<SuiteOrder, "fileId" | "targets"> {
  readonly gate: Gate;
  /** A new or empty folder; each target gets one of its own in it. */
  readonly resultsFolder: string;
  /** Whether the console of the suites is followed. */
  readonly liveLog: boolean;
}

export interface BrowserTestTools extends BackendTools {
  readonly signal: AbortSignal;
}

export interface BrowserTestOutcome {
  readonly decision: Decision;
  readonly executions: readonly ReportedExecution[];
}

/** Collecting must not outlast what it is for. */
const COLLECT_WITHIN_MS = 15 * 60_000;

/**
 * Runs a suite on one or several browsers: packages and uploads it once, starts it on each, follows and collects the
 * results and decides. What it started does not outlive it, unless the order says to leave it.
 * @throws {DeviceCloudError} when nothing was started.
 */
export async function browserTest(
  order: BrowserTestOrder,
  tools: BrowserTestTools,
  listener: BrowserTestListener,
): Promise<BrowserTestOutcome> {
  const prepared = await prepare(order, () => openBackend(order, tools), tools);
  listener.prepared({ ...prepared.home, fileId: prepared.fileId });
  const watches = await openWatches(order, prepared, tools, listener);
  const suite = new SuiteUnderWay({ ...order, ...prepared }, prepared.backend, tools, {
    checkpoint: (checkpoint) => listener.checkpoint(checkpoint),
    started: (started) => listener.started(started),
    seen: async (target, now, before, signal) => watches.get(target.id)?.seen(now, before, signal),
  });
  const end = await suite.run();
  const signal =
    end.how === "cancelled"
      ? AbortSignal.abort()
      : AbortSignal.any([tools.signal, AbortSignal.timeout(COLLECT_WITHIN_MS)]);
  const results = await Promise.all(
    prepared.targets.map((target) => resultOf(target, end, watches.get(target.id), signal)),
  );
  const observed = observe(end, results);
  const executions = observed.executions.map((execution, i) =>
    reportedTarget(results[i] as TargetResult, execution),
  );
  return { decision: decide(observed, order.gate), executions };
}

async function openWatches(
  order: BrowserTestOrder,
  { targets, backend }: Prepared,
  tools: BrowserTestTools,
  { printed }: BrowserTestListener,
): Promise<Map<number, TargetWatch>> {
  const uniqueName = uniqueNames();
  const watches = new Map<number, TargetWatch>();
  for (const target of targets) {
    const name = uniqueName(folderName(target.name, "executor"));
    const folder = join(order.resultsFolder, name);
    await mkdir(folder, { recursive: true });
    const told = order.liveLog ? printed : undefined;
    watches.set(target.id, new TargetWatch(target, { ...tools, backend, folder, printed: told }));
  }
  return watches;
}

async function resultOf(
  target: Target,
  end: SuiteEnd,
  watch: TargetWatch | undefined,
  signal: AbortSignal,
): Promise<TargetResult> {
  const run = end.runs.get(target.id);
  const refusal = end.refusals.get(target.id)?.message;
  if (!run || !watch || !hasEnded(run) || signal.aborted)
    return { target, run, refusal, collected: null, results: null };
  try {
    const collected = await watch.collect(run);
    return { target, run, refusal, collected, results: await readResults(collected, signal) };
  } catch (error) {
    const problem = `The results on ${target.name} could not be collected: ${asDeviceCloudError(error).message}`;
    const none = { passed: 0, failed: 0, skipped: 0, executed: 0 };
    const results = { cases: [], totals: none, reports: 0, problems: [problem] };
    return { target, run, refusal, collected: null, results };
  }
}

import { createReadStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import { plainLine } from "../../base/untrusted-text.ts";
import type { BuildKeys } from "../access/build-keys.ts";
import { collectResults, type ResultLimits } from "../execution/collect-results.ts";
import type { PackageEnd, PackageRunner } from "../execution/package-run.ts";
import { removeTree } from "../execution/remove-tree.ts";
import type { Executor } from "../executors/catalogue.ts";
import type { BuildRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { buildTimeoutMs } from "./build-configuration.ts";
import { buildEnvironment } from "./build-environment.ts";
import type { BuildOutcome, RunBuild } from "./build-queue.ts";
import { type ConsoleLog, openConsoleLog } from "./console-log.ts";
import { judgeBuild, type ResultTotals } from "./judge-build.ts";
import { ResultSet } from "./result-set.ts";

export interface BuildRunParts {
  readonly store: Store;
  readonly runner: PackageRunner;
  readonly buildKeys: BuildKeys;
  readonly clock: Clock;
  readonly limits: ResultLimits & { readonly maxConsoleBytes: number };
  /** The address of this cloud, known once it listens. */
  readonly cloudUrl: () => string;
}

/** Runs builds, and knows the results of those that are running. */
export interface BuildRuns {
  readonly run: RunBuild;
  /** Where results of a running build go; undefined when it is not running. */
  resultsOf(buildId: number): ResultSet | undefined;
}

/** What runs builds: package, console log and results of each, from the blob store and back to it. */
export function createBuildRuns(parts: BuildRunParts): BuildRuns {
  const running = new Map<number, ResultSet>();
  return {
    resultsOf: (buildId) => running.get(buildId),
    async run(build, executor, signal) {
      const { store, clock, limits } = parts;
      await using workspace = await openWorkspace(store, build.id);
      await using log = await openConsoleLog(store, build, {
        nowMs: clock.now(),
        maxBytes: limits.maxConsoleBytes,
      });
      await using results = new ResultSet(store, build, limits, clock);
      running.set(build.id, results);
      try {
        return await perform(parts, results, { build, executor, workspace: workspace.path, log, signal });
      } finally {
        running.delete(build.id);
      }
    },
  };
}

/** The working folder of a build; it goes with the build. */
async function openWorkspace(store: Store, buildId: number): Promise<AsyncDisposable & { path: string }> {
  const path = join(store.folder.workspaces, `build-${buildId}`);
  await mkdir(path, { mode: 0o700 });
  return { path, [Symbol.asyncDispose]: () => removeTree(path) };
}

interface Execution {
  readonly build: BuildRecord;
  readonly executor: Executor;
  readonly workspace: string;
  readonly log: ConsoleLog;
  readonly signal: AbortSignal;
}

async function perform(
  parts: BuildRunParts,
  results: ResultSet,
  execution: Execution,
): Promise<BuildOutcome> {
  const { build, workspace, log, signal } = execution;
  const pipeline = parts.store.jobs.get(build.jobId)?.pipeline ?? null;
  const timeoutMs = buildTimeoutMs(build.configuration);
  const end = await execute(parts, execution, { pipeline, timeoutMs });
  await results.endSending();
  const totals = await keepResults(parts, workspace, results, log);
  const outcome = judgeBuild({
    end,
    totals,
    isPipeline: pipeline !== null,
    timeoutMs,
    abortedBy: String(signal.reason),
  });
  tell(log, outcome.message === null ? outcome.status : `${outcome.status}: ${outcome.message}`);
  return outcome;
}

async function execute(
  parts: BuildRunParts,
  { build, executor, workspace, log, signal }: Execution,
  { pipeline, timeoutMs }: { pipeline: string | null; timeoutMs: number },
): Promise<PackageEnd> {
  const { store, runner, buildKeys } = parts;
  const file = store.files.get(build.fileId);
  if (!file) return { how: "refused", reason: `The file ${build.fileId} was deleted before it started.` };
  const apiKey = buildKeys.issue(build.id);
  const cloudUrl = parts.cloudUrl();
  try {
    return await runner.run({
      packagePath: store.blobs.path(file.blob),
      ...(pipeline === null ? {} : { script: pipeline }),
      workspace,
      environment: buildEnvironment(build, executor, { cloudUrl, apiKey: apiKey.key }),
      profile: executor.profile,
      secrets: [apiKey.key],
      timeoutMs,
      signal,
      onOutput: (chunk) => log.write(chunk),
    });
  } finally {
    apiKey.revoke();
  }
}

/** Moves what the build left in its folder into the store; what cannot be kept is told in the console log. */
async function keepResults(
  { store, limits }: BuildRunParts,
  workspace: string,
  results: ResultSet,
  log: ConsoleLog,
): Promise<ResultTotals> {
  const { files, totals, readable, problems } = await collectResults(workspace, limits);
  for (const problem of problems) tell(log, problem);
  for (const { name, path } of files) {
    try {
      await results.add(name, (maxBytes, signal) =>
        store.blobs.keep(createReadStream(path), maxBytes, signal),
      );
    } catch (error) {
      tell(log, `The result "${plainLine(name)}" was not kept: ${asDeviceCloudError(error).message}`);
    }
  }
  return { ...totals, readable };
}

/** A line of the cloud's own in the console log of a build. */
function tell(log: ConsoleLog, message: string): void {
  log.write(`[device cloud] ${plainLine(message, 500)}\n`);
}

import type { BuildKeys } from "../access/build-keys.ts";
import type { PackageEnd, PackageRunner } from "../execution/package-run.ts";
import type { Executor } from "../executors/catalogue.ts";
import type { BuildRecord } from "../store/records.ts";
import { judgeExecution } from "../workbench/judge-execution.ts";
import type { ResultSet } from "../workbench/result-set.ts";
import { openWorkbench, type Workbench, type WorkbenchParts } from "../workbench/workbench.ts";
import { buildTimeoutMs } from "./build-configuration.ts";
import { buildEnvironment } from "./build-environment.ts";
import type { BuildOutcome, RunBuild } from "./build-queue.ts";

export interface BuildRunParts extends WorkbenchParts {
  readonly runner: PackageRunner;
  readonly buildKeys: BuildKeys;
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
      const owner = { userId: build.userId, buildId: build.id };
      await using bench = await openWorkbench(parts, owner, `build-${build.id}`);
      running.set(build.id, bench.results);
      try {
        return await perform(parts, { build, executor, bench, signal });
      } finally {
        running.delete(build.id);
      }
    },
  };
}

interface Execution {
  readonly build: BuildRecord;
  readonly executor: Executor;
  readonly bench: Workbench;
  readonly signal: AbortSignal;
}

const STATUS = { passed: "SUCCESS", failed: "FAILURE", timeout: "FAILURE", aborted: "ABORTED" } as const;

async function perform(parts: BuildRunParts, execution: Execution): Promise<BuildOutcome> {
  const { build, bench, signal } = execution;
  const pipeline = parts.store.jobs.get(build.jobId)?.pipeline ?? null;
  const timeoutMs = buildTimeoutMs(build.configuration);
  const end = await execute(parts, execution, { pipeline, timeoutMs });
  const { how, message, exitCode } = judgeExecution({
    what: "The build",
    end,
    totals: await bench.keepResults(),
    needsResult: pipeline === null,
    timeoutMs,
    abortedBy: String(signal.reason),
  });
  const status = STATUS[how];
  bench.tell(message === null ? status : `${status}: ${message}`);
  return { status, message, exitCode, timeouted: how === "timeout" };
}

async function execute(
  parts: BuildRunParts,
  { build, executor, bench, signal }: Execution,
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
      workspace: bench.workspace,
      environment: buildEnvironment(build, executor, { cloudUrl, apiKey: apiKey.key }),
      profile: executor.profile,
      secrets: [apiKey.key],
      timeoutMs,
      signal,
      onOutput: (chunk) => bench.print(chunk),
    });
  } finally {
    apiKey.revoke();
  }
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Artifact } from "./artifact-store.ts";
import type { CacheStore } from "./cache-store.ts";
import { expectEvent } from "./cancel.ts";
import {
  artifactEvidence,
  cacheEvidence,
  fileEvidence,
  folderEvidence,
  requestEvidence,
  streamEvidence,
} from "./evidence.ts";
import { type GitHubService, type KnownToken, startGitHubService } from "./github/github-service.ts";
import type { Job } from "./job-handle.ts";
import { type Evidence, findLeaks, type Leak } from "./leak-check.ts";
import type { Network } from "./network/network.ts";
import { type BenchServices, type JobOptions, openJob } from "./open-job.ts";
import type { StepOptions } from "./prepare-step.ts";
import type { RecordedRequest } from "./recording-server.ts";
import { startResultsService } from "./results-service.ts";
import { createFolders, type Folders } from "./runner-context.ts";
import type { StepRun } from "./step-run.ts";

export type { Cancel, CancelMode, CancelWhen } from "./cancel.ts";
export type { Job } from "./job-handle.ts";
export type { JobOptions } from "./open-job.ts";

export interface BenchOptions {
  /** A network that the actions' traffic goes through, whose requests the leak check looks into. */
  readonly network?: Network;
  /** Where the bench's folder is made. Default: the system's temporary folder. */
  readonly parent?: string;
}

export type RunOptions = StepOptions & JobOptions;

/** A runner with its services, for as many jobs as a test likes. */
export interface Bench extends AsyncDisposable {
  /** The checked-out repository: empty until a test fills it. */
  readonly workspace: string;
  readonly folders: Folders;
  /** Every artifact that was finished, newest last. */
  readonly artifacts: readonly Artifact[];
  /** Every request that a service of the bench got. */
  readonly requests: readonly RecordedRequest[];
  readonly github: GitHubService;
  /** The repository's Actions cache, shared by all jobs. */
  readonly cache: CacheStore;
  /** Folders of a fresh runner, for a job of its own. */
  openFolders(): Promise<Folders>;
  /**
   * Runs a job of one step to its end, post step included. With a `jobStatus` other than success the step's `if` is
   * `always()` unless given.
   * @throws where a secret leaked, unless `onLeak` is `record`.
   */
  run(options: RunOptions): Promise<StepRun>;
  /** Begins a job of several steps. */
  startJob(options?: JobOptions): Promise<Job>;
  /** Every place where one of `secrets` showed so far, in any job, before masking and in any encoding. */
  leaks(secrets: readonly string[]): Promise<Leak[]>;
}

/** Starts a bench. Disposing it ends its processes and services, and removes its folder. */
export async function createBench(options: BenchOptions = {}): Promise<Bench> {
  const root = await mkdtemp(join(options.parent ?? tmpdir(), "runner-bench-"));
  const folders = await createFolders(root);
  const jobs = new Set<Job>();
  const tokens: string[] = [];
  const requests: RecordedRequest[] = [];
  const onRequest = (request: RecordedRequest) => {
    requests.push(request);
    for (const { timeline } of jobs) timeline.record({ kind: "request", request });
  };
  const results = await startResultsService({ directory: folders.artifacts, onRequest });
  const known = new Map<string, KnownToken>();
  const github = await startGitHubService({ tokenOf: (token) => known.get(token), onRequest });
  const allFolders = [folders];

  async function* evidence(): AsyncGenerator<Evidence> {
    for (const job of jobs) {
      yield* streamEvidence(job.timeline.events);
      for (const stage of job.stages) yield* fileEvidence(stage);
    }
    for (const request of requests) yield* requestEvidence(request, tokens);
    for (const artifact of results.store.finished) yield* artifactEvidence(artifact);
    for (const entry of results.cache.entries) yield* cacheEvidence(entry);
    for (const { workspace, runnerTemp } of allFolders) {
      yield* folderEvidence(workspace, "workspace");
      yield* folderEvidence(runnerTemp, "runner temp", ["_runner_file_commands", "_github_workflow"]);
    }
    if (options.network) yield* options.network.evidence();
  }

  const services: BenchServices = {
    folders,
    results,
    github,
    admit(token, as) {
      tokens.push(token);
      if (as) known.set(token, as);
    },
    leaks: (secrets) => findLeaks(secrets, evidence()),
  };

  async function startJob(jobOptions: JobOptions = {}): Promise<Job> {
    const job = await openJob(jobOptions, services);
    jobs.add(job);
    return job;
  }

  return {
    workspace: folders.workspace,
    folders,
    artifacts: results.store.finished,
    requests,
    github,
    cache: results.cache,
    async openFolders() {
      const opened = await createFolders(join(root, `runner-${allFolders.length}`));
      allFolders.push(opened);
      return opened;
    },
    startJob,
    leaks: services.leaks,
    async run(runOptions) {
      expectEvent(runOptions.cancel);
      const job = await startJob(runOptions);
      const condition = (runOptions.jobStatus ?? "success") === "success" ? "success()" : "always()";
      await job.step({ if: condition, ...runOptions });
      const { steps } = await job.finish();
      return steps[0] as StepRun;
    },
    async [Symbol.asyncDispose]() {
      for (const job of jobs) await job.abandon();
      await results[Symbol.asyncDispose]();
      await github[Symbol.asyncDispose]();
      await rm(root, { recursive: true, force: true });
    },
  };
}

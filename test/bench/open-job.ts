import { randomUUID } from "node:crypto";
import type { Artifact } from "./artifact-store.ts";
import { assembleStepRun } from "./assemble-step-run.ts";
import { expectEvent, POST_LIMIT_MS } from "./cancel.ts";
import type { GitHubService, TokenProfile } from "./github-service.ts";
import { JobRunner, type StepOptions, type StepProgress } from "./job.ts";
import { type JobState, markStatus } from "./job-state.ts";
import { describeLeaks, type Leak } from "./leak-check.ts";
import { Masker } from "./masker.ts";
import { endOrphans } from "./orphans.ts";
import type { ResultsService } from "./results-service.ts";
import { createGitHubContext, createRunnerContext, type Folders } from "./runner-context.ts";
import { createRuntimeToken } from "./runtime-token.ts";
import type { JobRun, JobStatus, StageRun, StepRun } from "./step-run.ts";
import { Timeline } from "./timeline.ts";

export interface JobOptions {
  /** The job's `env`. */
  readonly jobEnv?: Readonly<Record<string, string>>;
  /** The status that earlier steps left. Default success. */
  readonly jobStatus?: JobStatus;
  /** Replaces or adds properties of the `github` context: `event_name`, `event`, `run_attempt`, `server_url`, … */
  readonly github?: Readonly<Record<string, unknown>>;
  readonly matrix?: Readonly<Record<string, unknown>>;
  readonly strategy?: Readonly<Record<string, unknown>>;
  /** The workflow's secrets: masked from the start and looked for in everything that the job lets out. */
  readonly secrets?: readonly string[];
  /** What happens when one shows. Default `throw`. */
  readonly onLeak?: "throw" | "record";
  /** Step debug logging: `RUNNER_DEBUG=1`, debug lines and echoed commands. */
  readonly debug?: boolean;
  /** False where no artifact service is at hand: its variables are absent. */
  readonly resultsService?: boolean;
  /** What the job's `github.token` may do. Default `read-write`. */
  readonly token?: TokenProfile;
}

/** A job under way. Its steps run one after the other. */
export interface Job {
  readonly timeline: Timeline;
  /** Every stage that has run. */
  readonly stages: readonly StageRun[];
  /** Runs `pre` and `main` of one step. `post` is still to come in `finish`. */
  step(options: StepOptions): Promise<StepRun>;
  /** A user cancels between two steps: later steps are skipped, post steps see `cancelled`. */
  cancel(options?: { readonly scale?: number }): void;
  /** Another step of the job, which the bench does not run, has failed. */
  fail(): void;
  /** Runs the post steps, ends what was left running and checks for leaks. */
  finish(): Promise<JobRun>;
  /** Kills whatever still runs. */
  abandon(): Promise<void>;
}

/** What a job takes from its bench. */
export interface BenchServices {
  readonly folders: Folders;
  readonly results: ResultsService;
  readonly github: GitHubService;
  /** Makes a token of the job's own known: to the leak check, and with a profile to the GitHub stand-in. */
  admit(token: string, profile?: TokenProfile): void;
  leaks(secrets: readonly string[]): Promise<Leak[]>;
}

const SUMMARIES_PER_JOB = 20;

/** Begins a job on a bench. */
export async function openJob(options: JobOptions, services: BenchServices): Promise<Job> {
  const { folders, results } = services;
  const github = await createGitHubContext({
    folders,
    apiUrl: services.github.url,
    overrides: options.github ?? {},
  });
  const runtimeToken = createRuntimeToken(randomUUID());
  services.admit(github.token, options.token ?? "read-write");
  services.admit(runtimeToken);
  const secrets = [...(options.secrets ?? []), github.token, runtimeToken];
  const masker = new Masker();
  for (const secret of secrets) masker.addWithLines(secret);
  const state: JobState = {
    folders,
    masker,
    timeline: new Timeline(),
    github,
    runner: createRunnerContext(folders, { debug: options.debug ?? false }),
    matrix: options.matrix ?? {},
    strategy: options.strategy ?? {},
    trackingId: `github_${randomUUID()}`,
    serviceVariables: options.resultsService === false ? {} : serviceVariables(results.url, runtimeToken),
    env: new Map(Object.entries(options.jobEnv ?? {})),
    paths: [],
    processes: new Set(),
    status: options.jobStatus ?? "success",
    postDeadlineMs: undefined,
    isShutDown: false,
  };
  return jobOf(new JobRunner(state), { secrets, onLeak: options.onLeak ?? "throw", services });
}

function serviceVariables(resultsUrl: string, token: string): Record<string, string> {
  return {
    ACTIONS_RUNTIME_TOKEN: token,
    ACTIONS_RUNTIME_URL: `${resultsUrl}/`,
    ACTIONS_RESULTS_URL: `${resultsUrl}/`,
    ACTIONS_CACHE_URL: `${resultsUrl}/`,
    ACTIONS_CACHE_SERVICE_V2: "True",
  };
}

interface JobContext {
  readonly secrets: readonly string[];
  readonly onLeak: "throw" | "record";
  readonly services: BenchServices;
}

function jobOf(runner: JobRunner, { secrets, onLeak, services }: JobContext): Job {
  const { job } = runner;
  const artifactsOf = new Map<StepProgress, readonly Artifact[]>();
  const assemble = (progress: StepProgress, leaks: readonly Leak[]): StepRun =>
    assembleStepRun(progress, {
      events: job.timeline.events,
      masker: job.masker,
      artifacts: artifactsOf.get(progress) ?? [],
      leaks,
    });
  return {
    timeline: job.timeline,
    get stages() {
      return runner.steps.flatMap(({ stages }) =>
        [stages.pre, stages.main, stages.post].flatMap((run) => run ?? []),
      );
    },
    async step(options) {
      expectEvent(options.cancel);
      const before = new Set(services.results.store.finished);
      const progress = await runner.step(options);
      artifactsOf.set(
        progress,
        services.results.store.finished.filter((artifact) => !before.has(artifact)),
      );
      return assemble(progress, []);
    },
    cancel({ scale = 1 } = {}) {
      runner.cancel(POST_LIMIT_MS * scale);
    },
    fail() {
      markStatus(job, "failure");
    },
    async finish() {
      const orphans = await runner.finish();
      job.timeline.end();
      const leaks = await services.leaks(secrets);
      if (leaks.length > 0 && onLeak === "throw") throw new Error(`Secrets leaked:\n${describeLeaks(leaks)}`);
      const steps = runner.steps.map((progress) => assemble(progress, leaks));
      const summaries = steps.flatMap(({ pre, main, post }) =>
        [pre, main, post].map((run) => run?.summary ?? ""),
      );
      const summary = summaries
        .filter((text) => text !== "")
        .slice(0, SUMMARIES_PER_JOB)
        .join("\n");
      return { status: job.status, steps, summary, events: job.timeline.events, orphans, leaks };
    },
    async abandon() {
      for (const process of job.processes) process.kill("SIGKILL");
      await endOrphans(job.trackingId);
    },
  };
}

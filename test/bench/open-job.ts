import { randomUUID } from "node:crypto";
import { type Contexts, evaluate } from "./expressions.ts";
import type { GitHubServer, GitHubService, KnownToken } from "./github/github-service.ts";
import type { TokenProfile } from "./github/token-profile.ts";
import { JobRunner } from "./job.ts";
import { type Job, jobOf } from "./job-handle.ts";
import { type JobState, stepContexts } from "./job-state.ts";
import type { Leak } from "./leak-check.ts";
import { Masker } from "./masker.ts";
import type { ResultsService } from "./results-service.ts";
import { createGitHubContext, createRunnerContext, type Folders } from "./runner-context.ts";
import { cacheScopesOf, createRuntimeToken } from "./runtime-token.ts";
import type { JobStatus } from "./step-run.ts";
import { Timeline } from "./timeline.ts";

export interface JobOptions {
  /** The job's `env`. Expressions are evaluated. */
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
  /** Which GitHub runs the job. An Enterprise Server has no results service. Default `github.com`. */
  readonly server?: GitHubServer;
  /** The contexts that a workflow brings: `needs`, `inputs`, `vars` and `secrets`. */
  readonly workflow?: Contexts;
  /** Where the job runs. Default: the bench's own folders. */
  readonly folders?: Folders;
}

/** What a job takes from its bench. */
export interface BenchServices {
  readonly folders: Folders;
  readonly results: ResultsService;
  readonly github: GitHubService;
  /** Makes a token of the job's own known: to the leak check, and where it is GitHub's to the GitHub stand-in. */
  admit(token: string, known?: KnownToken): void;
  leaks(secrets: readonly string[]): Promise<Leak[]>;
}

/** Begins a job on a bench. */
export async function openJob(options: JobOptions, services: BenchServices): Promise<Job> {
  const { folders = services.folders, server = "github.com", token = "read-write" } = options;
  const actor = token === "dependabot" ? { actor: DEPENDABOT, triggering_actor: DEPENDABOT } : {};
  const github = await createGitHubContext({
    folders,
    origin: services.github.url,
    server,
    overrides: { ...actor, ...options.github },
  });
  const runtimeToken = createRuntimeToken(randomUUID(), cacheScopesOf(github));
  services.admit(github.token, { profile: token, server });
  services.admit(runtimeToken);
  const secrets = [...(options.secrets ?? []), github.token, runtimeToken];
  const masker = new Masker();
  for (const secret of secrets) masker.addWithLines(secret);
  const known = (options.workflow?.secrets ?? {}) as Readonly<Record<string, string>>;
  const state: JobState = {
    folders,
    masker,
    timeline: new Timeline(),
    github,
    runner: createRunnerContext(folders, { debug: options.debug ?? false }),
    matrix: options.matrix ?? {},
    strategy: options.strategy ?? {},
    workflow: {
      ...NO_WORKFLOW,
      ...options.workflow,
      secrets: { ...known, GITHUB_TOKEN: github.token },
    },
    steps: new Map(),
    trackingId: `github_${randomUUID()}`,
    serviceVariables:
      options.resultsService === false
        ? {}
        : serviceVariables(services.results.url, { token: runtimeToken, server }),
    env: new Map(),
    paths: [],
    processes: new Set(),
    status: options.jobStatus ?? "success",
    postDeadlineMs: undefined,
    isShutDown: false,
  };
  for (const [name, text] of Object.entries(options.jobEnv ?? {})) {
    state.env.set(name, evaluate(text, stepContexts(state)));
  }
  return jobOf(new JobRunner(state), { secrets, onLeak: options.onLeak ?? "throw", services });
}

const DEPENDABOT = "dependabot[bot]";
const NO_WORKFLOW: Contexts = { needs: {}, inputs: {}, vars: {} };

interface ServiceAccess {
  readonly token: string;
  readonly server: GitHubServer;
}

/** An Enterprise Server knows neither the results service nor the second cache service. */
function serviceVariables(resultsUrl: string, { token, server }: ServiceAccess): Record<string, string> {
  const url = `${resultsUrl}/`;
  const shared = { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RUNTIME_URL: url, ACTIONS_CACHE_URL: url };
  return server === "ghes"
    ? shared
    : { ...shared, ACTIONS_RESULTS_URL: url, ACTIONS_CACHE_SERVICE_V2: "True" };
}

import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { arch } from "node:os";
import { join } from "node:path";
import type { GitHubServer } from "./github/github-service.ts";

/** The folders of a runner, all in one temporary folder. */
export interface Folders {
  readonly root: string;
  readonly home: string;
  readonly workspace: string;
  readonly runnerTemp: string;
  readonly toolCache: string;
  readonly artifacts: string;
}

export async function createFolders(root: string): Promise<Folders> {
  const folders = {
    root,
    home: join(root, "home"),
    workspace: join(root, "work", "repository", "repository"),
    runnerTemp: join(root, "work", "_temp"),
    toolCache: join(root, "tool-cache"),
    artifacts: join(root, "artifacts"),
  };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  return folders;
}

/** The `github` context of a job, its token and event included. */
export type GitHubContext = Readonly<Record<string, unknown>> & { readonly token: string };

export interface GitHubContextOptions {
  readonly folders: Folders;
  /** The origin of the GitHub stand-in, and which GitHub it stands for. */
  readonly origin: string;
  readonly server: GitHubServer;
  /** Replaces or adds properties: `event_name`, `event`, `run_attempt`, `server_url`, … */
  readonly overrides: Readonly<Record<string, unknown>>;
}

/** The context of a push to `main`, unless overridden, with a fresh token. */
export function githubContextOf({ folders, origin, server, overrides }: GitHubContextOptions): GitHubContext {
  const sha = "1f6e9c0d2b7a4853c1de90fb6a27b48c5d3e0f91";
  return {
    token: `ghs_${randomBytes(18).toString("hex")}`,
    action: "__self",
    actor: "octo-user",
    actor_id: "1001",
    ...addressesOf(origin, server),
    base_ref: "",
    event: {},
    event_name: "push",
    event_path: join(folders.runnerTemp, "_github_workflow", `event-${randomUUID()}.json`),
    head_ref: "",
    job: "test",
    ref: "refs/heads/main",
    ref_name: "main",
    ref_protected: "false",
    ref_type: "branch",
    repository: "octo-org/octo-repo",
    repository_id: "2002",
    repository_owner: "octo-org",
    repository_owner_id: "3003",
    retention_days: "90",
    run_attempt: "1",
    run_id: "4004",
    run_number: "5",
    sha,
    triggering_actor: "octo-user",
    workflow: "Tests",
    workflow_ref: "octo-org/octo-repo/.github/workflows/tests.yml@refs/heads/main",
    workflow_sha: sha,
    workspace: folders.workspace,
    ...overrides,
  };
}

/** An Enterprise Server has its API on its own host, below a path. */
function addressesOf(origin: string, server: GitHubServer): Record<string, string> {
  return server === "ghes"
    ? { server_url: origin, api_url: `${origin}/api/v3`, graphql_url: `${origin}/api/graphql` }
    : { server_url: "https://github.com", api_url: origin, graphql_url: `${origin}/graphql` };
}

/** A context with its event written to the file it names. */
export async function createGitHubContext(options: GitHubContextOptions): Promise<GitHubContext> {
  const context = githubContextOf(options);
  await mkdir(join(options.folders.runnerTemp, "_github_workflow"), { recursive: true });
  await writeFile(String(context.event_path), JSON.stringify(context.event));
  return context;
}

/** The properties of `github` that actions see as `GITHUB_…`. `action_path` is none for a JavaScript action. */
export function githubVariables(context: GitHubContext): Record<string, string> {
  const hidden = new Set(["token", "event"]);
  return Object.fromEntries(
    Object.entries(context)
      .filter(
        ([name, value]) => !hidden.has(name) && (typeof value === "string" || typeof value === "boolean"),
      )
      .map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value)]),
  );
}

/** The `runner` context. */
export function createRunnerContext(folders: Folders, options: { debug: boolean }): Record<string, string> {
  const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: "macOS", win32: "Windows" };
  return {
    arch: arch().toUpperCase(),
    environment: "self-hosted",
    name: "bench",
    os: systems[process.platform] ?? "Linux",
    temp: folders.runnerTemp,
    tool_cache: folders.toolCache,
    workspace: join(folders.workspace, ".."),
    ...(options.debug ? { debug: "1" } : {}),
  };
}

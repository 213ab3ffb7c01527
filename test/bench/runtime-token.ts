import { randomUUID } from "node:crypto";

/** A ref whose cache entries a job may read, or save to. */
export interface CacheScope {
  readonly ref: string;
  readonly read: boolean;
  readonly write: boolean;
}

/** What a runtime token says: whose it is, and which cache entries it opens. */
export interface RuntimeToken {
  readonly workflowRun: string;
  readonly job: string;
  /** The job's own ref first. */
  readonly cacheScopes: readonly CacheScope[];
}

const READ = 1;
const WRITE = 2;

/** A token as the runner hands it to actions: a JWT of which clients read the `scp` claim, and the cache `ac`. */
export function createRuntimeToken(workflowRun: string, cacheScopes: readonly CacheScope[] = []): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    scp: `Actions.ExampleScope Actions.Results:${workflowRun}:${randomUUID()}`,
    ac: JSON.stringify(
      cacheScopes.map(({ ref, read, write }) => ({
        Scope: ref,
        Permission: (read ? READ : 0) + (write ? WRITE : 0),
      })),
    ),
  };
  return `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.${randomUUID().replaceAll("-", "")}`;
}

/** What an `Authorization` header says, or undefined where it is no runtime token. */
export function runtimeTokenOf(authorization: string | undefined): RuntimeToken | undefined {
  const claims = /^Bearer [\w-]+\.([\w-]+)\.\w+$/.exec(authorization ?? "")?.[1];
  if (claims === undefined) return undefined;
  const { scp, ac } = JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as Claims;
  const [, workflowRun, job] = /(?:^| )Actions\.Results:([\w-]+):([\w-]+)(?: |$)/.exec(scp ?? "") ?? [];
  return workflowRun && job ? { workflowRun, job, cacheScopes: scopesOf(ac) } : undefined;
}

interface Claims {
  readonly scp?: string;
  readonly ac?: string;
}

function scopesOf(ac = "[]"): CacheScope[] {
  const scopes = JSON.parse(ac) as { Scope: string; Permission: number }[];
  return scopes.map(({ Scope, Permission }) => ({
    ref: Scope,
    read: (Permission & READ) > 0,
    write: (Permission & WRITE) > 0,
  }));
}

/**
 * The scopes of a job: it saves to its own ref, and reads what its base branch and the default branch saved. A pull
 * request from a fork has the same, so that it cannot poison what others read.
 */
export function cacheScopesOf(github: Readonly<Record<string, unknown>>): CacheScope[] {
  const { ref, base_ref: base } = github;
  const event = github.event as { repository?: { default_branch?: string } } | undefined;
  const others = [base, event?.repository?.default_branch ?? "main"]
    .filter((branch) => typeof branch === "string" && branch !== "")
    .map((branch) => `refs/heads/${branch}`);
  const readable = [...new Set(others)].filter((other) => other !== ref);
  return [
    { ref: String(ref), read: true, write: true },
    ...readable.map((other) => ({ ref: other, read: true, write: false })),
  ];
}

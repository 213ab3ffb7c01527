import { randomBytes } from "node:crypto";
import {
  type Exchange,
  type RecordedRequest,
  type RecordingServer,
  type Reply,
  startRecordingServer,
} from "../recording-server.ts";
import { checkRunRoutes } from "./check-runs.ts";
import { commentRoutes } from "./comments.ts";
import { notFound, refuse } from "./github-reply.ts";
import { type GitHubRecord, GitHubStore } from "./github-store.ts";
import { pullRoutes } from "./pulls.ts";
import { RateLimit, type Refusal } from "./rate-limit.ts";
import type { Route } from "./route.ts";
import { statusRoutes } from "./statuses.ts";
import { accessTo, suffices, type TokenProfile } from "./token-profile.ts";

/** GitHub's own server, or an Enterprise Server with its API below `/api/v3`. */
export type GitHubServer = "github.com" | "ghes";

/** A token that the stand-in knows. */
export interface KnownToken {
  readonly profile: TokenProfile;
  readonly server: GitHubServer;
}

/** A stand-in for GitHub's REST API: check runs, comments, commit statuses and pull requests, with its limits. */
export interface GitHubService extends AsyncDisposable {
  /** The origin. An Enterprise Server's API lies at `/api/v3` of it. */
  readonly url: string;
  /** What is there, by collection: `check-runs`, `check-runs/1/annotations`, `issues/7/comments`, `statuses/<sha>`, `pulls`. */
  readonly records: ReadonlyMap<string, readonly GitHubRecord[]>;
  /** Puts a record into a collection that somebody else made: another author's comment, a pull request. */
  seed(collection: string, fields: Readonly<Record<string, unknown>>): GitHubRecord;
  /** Refuses the next requests. */
  refuseNext(requests: number, why: Refusal): void;
}

export interface GitHubOptions {
  readonly tokenOf: (token: string) => KnownToken | undefined;
  readonly onRequest: (request: RecordedRequest) => void;
}

const ROUTES: readonly Route[] = [...checkRunRoutes, ...commentRoutes, ...statusRoutes, ...pullRoutes];
const REPOSITORY = /^\/repos\/[^/]+\/[^/]+(\/.*)$/;
const ENTERPRISE_VERSION = "3.17.0";

/** Starts the stand-in. */
export async function startGitHubService(options: GitHubOptions): Promise<GitHubService> {
  const store = new GitHubStore();
  const limit = new RateLimit();
  const server: RecordingServer = await startRecordingServer({
    service: "github",
    onRequest: options.onRequest,
    answer(exchange) {
      const reply = limit.take() ?? answer(exchange, store, options);
      return withHeaders(reply, limit.headers(reply));
    },
  });
  return {
    url: server.url,
    records: store.records,
    seed: (collection, fields) => store.add(collection, fields),
    refuseNext: (requests, why) => limit.refuseNext(requests, why),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function answer(exchange: Exchange, store: GitHubStore, { tokenOf }: GitHubOptions): Reply {
  const { method, url, headers } = exchange;
  if (headers["user-agent"] === undefined) {
    return refuse(403, "Request forbidden by administrative rules. Please give a User-Agent header.");
  }
  const token = tokenOf(/^(?:bearer|token) (.+)$/i.exec(headers.authorization ?? "")?.[1] ?? "");
  if (!token) return refuse(401, "Bad credentials");
  const enterprise: Record<string, string> =
    token.server === "ghes" ? { "x-github-enterprise-version": ENTERPRISE_VERSION } : {};
  const path = REPOSITORY.exec(pathOn(token.server, url.pathname) ?? "")?.[1] ?? "";
  const route = ROUTES.find((candidate) => candidate.method === method && candidate.path.test(path));
  if (!route) return withHeaders(notFound(), enterprise);
  const reply =
    forbidden(route, token.profile) ?? route.answer({ exchange, store, params: caught(route, path) });
  return withHeaders(reply, enterprise);
}

/** The path of the API itself: that of an Enterprise Server begins with `/api/v3`, and no other does. */
function pathOn(server: GitHubServer, pathname: string): string | undefined {
  const behind = /^\/api\/v3(\/.*)$/.exec(pathname)?.[1];
  return server === "ghes" ? behind : pathname;
}

function forbidden({ method, scopes }: Route, profile: TokenProfile): Reply | undefined {
  const needed = method === "GET" ? "read" : "write";
  if (scopes.some((scope) => suffices(accessTo(scope, profile), needed))) return undefined;
  const accepted = scopes.map((scope) => `${scope.replaceAll("-", "_")}=${needed}`).join("; ");
  return withHeaders(refuse(403, "Resource not accessible by integration"), {
    "x-accepted-github-permissions": accepted,
  });
}

function caught({ path }: Route, text: string): string[] {
  return [...(path.exec(text) ?? [])].slice(1);
}

function withHeaders(reply: Reply, headers: Readonly<Record<string, string>>): Reply {
  const id = randomBytes(12).toString("hex").toUpperCase();
  return { ...reply, headers: { "x-github-request-id": id, ...reply.headers, ...headers } };
}

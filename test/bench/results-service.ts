import { artifactRpc } from "./artifact-rpc.ts";
import { ArtifactStore } from "./artifact-store.ts";
import { takeBlob } from "./blob-endpoint.ts";
import { cacheRpc } from "./cache-rpc.ts";
import { CacheStore } from "./cache-store.ts";
import {
  type Exchange,
  json,
  type RecordedRequest,
  type RecordingServer,
  type Reply,
  startRecordingServer,
} from "./recording-server.ts";
import { type RuntimeToken, runtimeTokenOf } from "./runtime-token.ts";

const TWIRP = /^\/twirp\/github\.actions\.results\.api\.v1\.(ArtifactService|CacheService)\/(\w+)$/;

/** The results service: a run's artifacts as `@actions/artifact` 6, a repository's cache as `@actions/cache` 6 speaks to it. */
export interface ResultsService extends AsyncDisposable {
  readonly url: string;
  readonly store: ArtifactStore;
  readonly cache: CacheStore;
}

export interface ResultsOptions {
  /** Where finished artifacts are unpacked. */
  readonly directory: string;
  readonly onRequest: (request: RecordedRequest) => void;
}

interface Stores {
  readonly artifacts: ArtifactStore;
  readonly caches: CacheStore;
}

/** Starts the service. Every job's runtime token of the bench is good for it. */
export async function startResultsService(options: ResultsOptions): Promise<ResultsService> {
  const stores = { artifacts: new ArtifactStore(options.directory), caches: new CacheStore() };
  const holder: { server?: RecordingServer } = {};
  const origin = () => holder.server?.url ?? "";
  const server = await startRecordingServer({
    service: "results",
    onRequest: options.onRequest,
    answer: (exchange) => answer(exchange, stores, origin()),
  });
  holder.server = server;
  return {
    url: server.url,
    store: stores.artifacts,
    cache: stores.caches,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

async function answer(exchange: Exchange, stores: Stores, origin: string): Promise<Reply> {
  const { pathname } = exchange.url;
  if (pathname.startsWith("/blobs/")) return takeBlob(exchange, { ...stores });
  const [, service, method = ""] = TWIRP.exec(pathname) ?? [];
  if (service === undefined) return badRoute(pathname);
  const token = runtimeTokenOf(exchange.headers.authorization);
  if (!token) return json(401, { code: "unauthenticated", msg: "the runtime token is missing or not valid" });
  const request = JSON.parse(exchange.body.toString("utf8")) as Record<string, unknown>;
  if (service === "CacheService") {
    const call = cacheRpc[method];
    return call ? call(request, { cache: stores.caches, origin, token }) : badRoute(pathname);
  }
  const call = artifactRpc[method];
  if (!call) return badRoute(pathname);
  if (isForeign(request, token)) {
    return json(403, { code: "permission_denied", msg: "the token belongs to another job" });
  }
  return await call(request, { store: stores.artifacts, origin });
}

function isForeign(request: Readonly<Record<string, unknown>>, token: RuntimeToken): boolean {
  const { workflow_run_backend_id: workflowRun, workflow_job_run_backend_id: job } = request;
  return workflowRun !== token.workflowRun || job !== token.job;
}

function badRoute(pathname: string): Reply {
  return json(404, { code: "bad_route", msg: `no handler for ${pathname}` });
}

import { artifactRpc, type RpcContext } from "./artifact-rpc.ts";
import { ArtifactStore } from "./artifact-store.ts";
import { takeBlob } from "./blob-endpoint.ts";
import {
  type Exchange,
  json,
  type RecordedRequest,
  type RecordingServer,
  type Reply,
  startRecordingServer,
} from "./recording-server.ts";
import { type RuntimeToken, runtimeTokenOf } from "./runtime-token.ts";

const TWIRP = "/twirp/github.actions.results.api.v1.ArtifactService/";

/** The results service of one workflow run: artifacts, as `@actions/artifact` 6 speaks to it. */
export interface ResultsService extends AsyncDisposable {
  readonly url: string;
  readonly store: ArtifactStore;
}

export interface ResultsOptions {
  /** Where finished artifacts are unpacked. */
  readonly directory: string;
  readonly onRequest: (request: RecordedRequest) => void;
}

/** Starts the service. Every job's runtime token of the bench is good for it. */
export async function startResultsService(options: ResultsOptions): Promise<ResultsService> {
  const store = new ArtifactStore(options.directory);
  const holder: { server?: RecordingServer } = {};
  const origin = () => holder.server?.url ?? "";
  const server = await startRecordingServer({
    service: "results",
    onRequest: options.onRequest,
    answer: (exchange) => answer(exchange, store, origin()),
  });
  holder.server = server;
  return { url: server.url, store, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

async function answer(exchange: Exchange, store: ArtifactStore, origin: string): Promise<Reply> {
  const { pathname } = exchange.url;
  if (pathname.startsWith("/blobs/")) return takeBlob(exchange, store);
  if (!pathname.startsWith(TWIRP)) return json(404, { code: "bad_route", msg: `no handler for ${pathname}` });
  const token = runtimeTokenOf(exchange.headers.authorization);
  if (!token) return json(401, { code: "unauthenticated", msg: "the runtime token is missing or not valid" });
  return await rpc(exchange, { store, origin }, token);
}

async function rpc(exchange: Exchange, context: RpcContext, token: RuntimeToken): Promise<Reply> {
  const method = artifactRpc[exchange.url.pathname.slice(TWIRP.length)];
  if (!method) return json(404, { code: "bad_route", msg: `no handler for ${exchange.url.pathname}` });
  const request = JSON.parse(exchange.body.toString("utf8")) as Record<string, unknown>;
  const foreign =
    request.workflow_run_backend_id !== token.workflowRun ||
    request.workflow_job_run_backend_id !== token.job;
  if (foreign) return json(403, { code: "permission_denied", msg: "the token belongs to another job" });
  return await method(request, context);
}

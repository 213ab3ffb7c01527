import {
  type Exchange,
  json,
  type RecordedRequest,
  type RecordingServer,
  type Reply,
  startRecordingServer,
} from "./recording-server.ts";

/** `read-only` is what a pull request from a fork gets. */
export type TokenProfile = "read-write" | "read-only";

export interface GitHubRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** A stand-in for GitHub's REST API: check runs, issue comments with pages, and commit statuses. */
export interface GitHubService extends AsyncDisposable {
  readonly url: string;
  /** What was created, by collection: `check-runs`, `issues/7/comments`, `statuses/<sha>`. */
  readonly records: ReadonlyMap<string, readonly GitHubRecord[]>;
}

export interface GitHubOptions {
  /** Whether `token` is one of the bench's, and what it may do. */
  readonly profileOf: (token: string) => TokenProfile | undefined;
  readonly onRequest: (request: RecordedRequest) => void;
}

const COLLECTION = /^\/repos\/[^/]+\/[^/]+\/(check-runs|issues\/\d+\/comments|statuses\/[0-9a-f]{40})$/;
const RECORD = /^\/repos\/[^/]+\/[^/]+\/(check-runs|issues\/comments)\/(\d+)$/;

/** Starts the stand-in. */
export async function startGitHubService(options: GitHubOptions): Promise<GitHubService> {
  const records = new Map<string, GitHubRecord[]>();
  const server: RecordingServer = await startRecordingServer({
    service: "github",
    onRequest: options.onRequest,
    answer: (exchange) => authorize(exchange, options) ?? answer(exchange, records),
  });
  return { url: server.url, records, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

function authorize({ method, headers }: Exchange, { profileOf }: GitHubOptions): Reply | undefined {
  const token = /^(?:bearer|token) (.+)$/i.exec(headers.authorization ?? "")?.[1];
  const profile = token === undefined ? undefined : profileOf(token);
  if (!profile) return json(401, { message: "Bad credentials" });
  if (profile === "read-only" && method !== "GET") {
    return json(403, { message: "Resource not accessible by integration" });
  }
  return undefined;
}

function answer(exchange: Exchange, records: Map<string, GitHubRecord[]>): Reply {
  const { method, url } = exchange;
  const collection = COLLECTION.exec(url.pathname)?.[1];
  if (collection && method === "POST") return create(exchange, collection, records);
  if (collection && method === "GET") return list(exchange, records.get(collection) ?? []);
  const [, family, id] = RECORD.exec(url.pathname) ?? [];
  if (family && method === "PATCH") return update(exchange, records, family, Number(id));
  return json(404, { message: "Not Found" });
}

function create(exchange: Exchange, collection: string, records: Map<string, GitHubRecord[]>): Reply {
  const known = [...records.values()].reduce((count, list) => count + list.length, 0);
  const record = {
    user: { login: "github-actions[bot]", type: "Bot" },
    ...fieldsOf(exchange),
    id: known + 1,
  };
  records.set(collection, [...(records.get(collection) ?? []), record]);
  return json(201, record);
}

function list({ url, headers }: Exchange, records: readonly GitHubRecord[]): Reply {
  const page = Number(url.searchParams.get("page") ?? 1);
  const size = Math.min(Number(url.searchParams.get("per_page") ?? 30), 100);
  const shown = records.slice((page - 1) * size, page * size);
  if (page * size >= records.length) return json(200, shown);
  const next = new URL(url);
  next.host = headers.host ?? url.host;
  next.searchParams.set("page", String(page + 1));
  return json(200, shown, { link: `<${next}>; rel="next"` });
}

function update(exchange: Exchange, records: Map<string, GitHubRecord[]>, family: string, id: number): Reply {
  for (const [collection, list] of records) {
    const at = list.findIndex((record) => record.id === id);
    const belongs = family === "check-runs" ? collection === family : collection.endsWith("/comments");
    if (at < 0 || !belongs) continue;
    const record = { ...list[at], ...fieldsOf(exchange), id };
    records.set(collection, list.with(at, record));
    return json(200, record);
  }
  return json(404, { message: "Not Found" });
}

function fieldsOf({ body }: Exchange): Record<string, unknown> {
  return JSON.parse(body.toString("utf8")) as Record<string, unknown>;
}

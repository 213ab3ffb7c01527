import { json, type Reply } from "../recording-server.ts";
import { notFound, page } from "./github-reply.ts";
import type { GitHubRecord } from "./github-store.ts";
import type { Call, Route } from "./route.ts";

const SCOPES = ["pull-requests"];

/** Pull requests, as a test has put them there. */
export const pullRoutes: readonly Route[] = [
  { method: "GET", path: /^\/pulls$/, scopes: SCOPES, answer: list },
  { method: "GET", path: /^\/pulls\/(\d+)$/, scopes: SCOPES, answer: read },
  { method: "GET", path: /^\/pulls\/(\d+)\/files$/, scopes: SCOPES, answer: files },
  { method: "GET", path: /^\/commits\/([0-9a-f]{40})\/pulls$/, scopes: SCOPES, answer: ofCommit },
];

function list({ exchange, store }: Call): Reply {
  const { searchParams } = exchange.url;
  const state = searchParams.get("state") ?? "open";
  const head = searchParams.get("head");
  const found = store.all("pulls").filter((pull) => {
    const { label } = (pull.head ?? {}) as { label?: string };
    return (state === "all" || (pull.state ?? "open") === state) && (head === null || label === head);
  });
  return page(exchange, found);
}

function read({ store, params }: Call): Reply {
  const pull = store.all("pulls").find(({ number }) => number === Number(params[0]));
  return pull ? json(200, pull) : notFound();
}

function files({ exchange, store, params }: Call): Reply {
  return page(exchange, store.all(`pulls/${params[0]}/files`));
}

function ofCommit({ exchange, store, params }: Call): Reply {
  const shaOf = (pull: GitHubRecord) => (pull.head as { sha?: string } | undefined)?.sha;
  return page(
    exchange,
    store.all("pulls").filter((pull) => shaOf(pull) === params[0]),
  );
}

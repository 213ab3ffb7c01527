import { json, type Reply } from "../recording-server.ts";
import { fieldsOf, notFound, page, unprocessable } from "./github-reply.ts";
import type { Call, Route } from "./route.ts";

const BODY_LIMIT = 65_536;
const SCOPES = ["issues", "pull-requests"];
/** Who writes with a job's token. */
const AUTHOR = { login: "github-actions[bot]", id: 41_898_282, type: "Bot" };

/** Comments on issues and pull requests. */
export const commentRoutes: readonly Route[] = [
  { method: "POST", path: /^\/issues\/(\d+)\/comments$/, scopes: SCOPES, answer: create },
  { method: "GET", path: /^\/issues\/(\d+)\/comments$/, scopes: SCOPES, answer: list },
  { method: "GET", path: /^\/issues\/comments\/(\d+)$/, scopes: SCOPES, answer: read },
  { method: "PATCH", path: /^\/issues\/comments\/(\d+)$/, scopes: SCOPES, answer: update },
  { method: "DELETE", path: /^\/issues\/comments\/(\d+)$/, scopes: SCOPES, answer: remove },
];

function create({ exchange, store, params }: Call): Reply {
  const { body } = fieldsOf(exchange);
  const html_url = `https://github.com/octo-org/octo-repo/issues/${params[0]}`;
  const fields = { body, user: AUTHOR, html_url };
  return faultIn(body) ?? json(201, store.add(`issues/${params[0]}/comments`, fields));
}

/** Oldest first, as GitHub has it: a sticky comment may be on any page. */
function list({ exchange, store, params }: Call): Reply {
  return page(exchange, store.all(`issues/${params[0]}/comments`));
}

function read(call: Call): Reply {
  const found = find(call);
  return found ? json(200, found.record) : notFound();
}

function update(call: Call): Reply {
  const found = find(call);
  if (!found) return notFound();
  const { body } = fieldsOf(call.exchange);
  const record = { ...found.record, body, updated_at: new Date().toISOString() };
  const refused = faultIn(body);
  if (refused) return refused;
  call.store.replace(found.collection, record.id, record);
  return json(200, record);
}

function remove(call: Call): Reply {
  const found = find(call);
  if (!found) return notFound();
  call.store.replace(found.collection, found.record.id, undefined);
  return { status: 204 };
}

function find({ store, params }: Call) {
  return store.find(Number(params[0]), (collection) => /^issues\/\d+\/comments$/.test(collection));
}

function faultIn(body: unknown): Reply | undefined {
  if (typeof body !== "string" || body.trim() === "") {
    return unprocessable("IssueComment", "data", "Body can't be blank");
  }
  if (body.length <= BODY_LIMIT) return undefined;
  return unprocessable("IssueComment", "data", `Body is too long (maximum is ${BODY_LIMIT} characters)`);
}

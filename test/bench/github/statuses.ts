import { json, type Reply } from "../recording-server.ts";
import { fieldsOf, invalid, page, unprocessable } from "./github-reply.ts";
import type { GitHubRecord } from "./github-store.ts";
import type { Call, Route } from "./route.ts";

const STATES = ["error", "failure", "pending", "success"];
const DESCRIPTION_LIMIT = 140;

/** Commit statuses. */
export const statusRoutes: readonly Route[] = [
  { method: "POST", path: /^\/statuses\/([0-9a-f]{40})$/, scopes: ["statuses"], answer: create },
  { method: "GET", path: /^\/commits\/([0-9a-f]{40})\/statuses$/, scopes: ["statuses"], answer: list },
  { method: "GET", path: /^\/commits\/([0-9a-f]{40})\/status$/, scopes: ["statuses"], answer: combined },
];

function create({ exchange, store, params }: Call): Reply {
  const { state, context = "default", description = null, target_url = null } = fieldsOf(exchange);
  if (!STATES.includes(String(state)))
    return invalid(`${state} is not a member of ${JSON.stringify(STATES)}.`);
  if (String(description ?? "").length > DESCRIPTION_LIMIT) {
    const message = `description is too long (maximum is ${DESCRIPTION_LIMIT} characters)`;
    return unprocessable("Status", "description", message);
  }
  return json(201, store.add(`statuses/${params[0]}`, { state, context, description, target_url }));
}

function list({ exchange, store, params }: Call): Reply {
  return page(exchange, newestFirst(store.all(`statuses/${params[0]}`)));
}

/** The newest status of each context, and what they add up to. */
function combined({ store, params }: Call): Reply {
  const byContext = new Map<unknown, GitHubRecord>();
  for (const status of store.all(`statuses/${params[0]}`)) byContext.set(status.context, status);
  const statuses = [...byContext.values()];
  const states = statuses.map(({ state }) => state);
  const failed = states.includes("failure") || states.includes("error");
  const done = states.length > 0 && states.every((state) => state === "success");
  const state = failed ? "failure" : done ? "success" : "pending";
  return json(200, { sha: params[0], state, total_count: statuses.length, statuses });
}

function newestFirst(records: readonly GitHubRecord[]): readonly GitHubRecord[] {
  return records.toReversed();
}

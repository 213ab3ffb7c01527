import { changed, created, deleted, listed, ok, operation } from "../operation.ts";
import { choice, text } from "../params.ts";
import { job } from "../resources/jobs.ts";

const fields = {
  filter: ["createtime", "id", "name", "userid"],
  sort: ["createTime", "id", "name", "userId"],
};
/** The newer generation runs what jobs and builds run as test runs (docs/decisions.md: The newer generation). */
const generation = "legacy";
const one = { direct: "/jobs/{jobId}", user: "/users/{userId}/jobs/{jobId}" } as const;

export const list = operation({
  id: "listJobs",
  method: "GET",
  paths: { me: "/me/jobs", user: "/users/{userId}/jobs", direct: "/jobs" },
  fields,
  answer: listed(job),
  says: "Lists jobs.",
  source: "Jobs; Build service and desktop-browser runs",
  generation,
});
export const create = operation({
  id: "createJob",
  method: "POST",
  paths: { me: "/me/jobs", user: "/users/{userId}/jobs" },
  query: { name: text(), content: text("pipeline definition"), type: choice("BUILD", "BROWSER_TESTING") },
  placement: "form",
  answer: created(job),
  says: "Creates a job.",
  source: "Jobs; Build service and desktop-browser runs",
  generation,
});
export const get = operation({
  id: "getJob",
  method: "GET",
  paths: one,
  answer: ok(job),
  says: "One job.",
  source: "Jobs",
  generation,
});
export const update = operation({
  id: "updateJob",
  method: "POST",
  paths: one,
  query: { name: text(), content: text("pipeline definition") },
  answer: changed(job),
  says: "Updates a job.",
  source: "Jobs",
  generation,
});
export const remove = operation({
  id: "deleteJob",
  method: "DELETE",
  paths: one,
  answer: deleted,
  says: "Deletes a job.",
  source: "Jobs",
  generation,
});

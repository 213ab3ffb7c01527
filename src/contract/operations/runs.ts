import { changed, created, deleted, listed, ok, operation } from "../operation.ts";
import { int64s, text } from "../params.ts";
import { dataAvailability } from "../resources/data-availability.ts";
import { runConfiguration, runDraft, runStart } from "../resources/run-configuration.ts";
import { extendedRun, run } from "../resources/runs.ts";
import { newer } from "./newer.ts";
import { runParameters } from "./run-parameters.ts";
import { ofRun, runFields } from "./run-paths.ts";

const source = "Test runs: three path families";
const directQuery = ["projectId"] as const;
const all = {
  project: "/projects/{projectId}/runs",
  user: "/users/{userId}/projects/{projectId}/runs",
} as const;

export const list = operation({
  id: "listRuns",
  method: "GET",
  paths: { ...all, direct: "/runs" },
  fields: runFields,
  answer: listed(run),
  says: "Lists test runs: of a project, or all that the account may see.",
  source,
});
export const listOfUser = operation({
  id: "listRunsOfUser",
  method: "GET",
  paths: { user: "/users/{userId}/runs" },
  fields: runFields,
  answer: listed(run),
  says: "Lists the test runs of a user over all projects.",
  source,
});
export const start = operation({
  id: "startRun",
  method: "POST",
  paths: all,
  query: runParameters,
  answer: created(run),
  says: "Starts a test run with the project's configuration; each parameter overrides one field of it.",
  source: "Starting a run",
  generation: "legacy",
});
export const startConfigured = operation({
  ...newer,
  id: "startConfiguredRun",
  method: "POST",
  paths: { me: "/me/runs", user: "/users/{userId}/runs", direct: "/runs" },
  body: runStart,
  answer: created(run),
  says: "Starts a test run with the configuration in the body.",
});
export const checkConfiguration = operation({
  ...newer,
  id: "checkRunConfiguration",
  method: "POST",
  paths: { me: "/me/runs/config", user: "/users/{userId}/runs/config", direct: "/runs/config" },
  body: runDraft,
  answer: changed(runConfiguration),
  says: "Fills in a run's configuration, without starting it.",
});
export const get = operation({
  id: "getRun",
  method: "GET",
  paths: ofRun(""),
  directQuery,
  answer: ok(run),
  says: "One test run with its state, counts and ratios.",
  source,
});
export const rename = operation({
  id: "renameRun",
  method: "POST",
  paths: ofRun(""),
  directQuery,
  query: { displayName: text("the new name") },
  answer: changed(run),
  says: "Renames a test run.",
  source,
});
export const remove = operation({
  id: "deleteRun",
  method: "DELETE",
  paths: ofRun(""),
  directQuery,
  answer: deleted,
  says: "Deletes a test run.",
  source,
});
export const abort = operation({
  id: "abortRun",
  method: "POST",
  paths: ofRun("/abort"),
  directQuery,
  answer: changed(run),
  says: "Stops a test run and keeps its partial results.",
  source,
});
export const retry = operation({
  id: "retryRun",
  method: "POST",
  paths: ofRun("/retry"),
  directQuery,
  query: { deviceRunIds: int64s("the device runs to retry; without them the whole run") },
  answer: changed(run),
  says: "Retries a test run, or chosen device runs of it; they get new ids.",
  source,
});
export const availability = operation({
  id: "getDataAvailability",
  method: "GET",
  paths: ofRun("/data-availability"),
  directQuery: ["userId", "projectId"],
  answer: ok(dataAvailability),
  says: "What there is to download of a test run, per device run.",
  source,
});
export const listExtended = operation({
  id: "listRunsExtended",
  method: "GET",
  paths: { project: "/projects/{projectId}/runs-extended" },
  fields: runFields,
  answer: listed(extendedRun),
  says: "Lists the test runs of a project with their files and tags.",
  source,
});
export const getExtended = operation({
  id: "getRunExtended",
  method: "GET",
  paths: { project: "/projects/{projectId}/runs-extended/{runId}" },
  answer: ok(extendedRun),
  says: "One test run with its files and tags.",
  source,
});

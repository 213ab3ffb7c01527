import { created, deleted, listed, ok, operation } from "../operation.ts";
import { text } from "../params.ts";
import { tag } from "../resources/tags.ts";
import { ofRun } from "./run-paths.ts";

const source = "Test runs: three path families";
const directQuery = ["projectId"] as const;

export const add = operation({
  id: "addTag",
  method: "POST",
  paths: ofRun("/tags"),
  directQuery,
  query: { name: text("the tag") },
  answer: created(tag),
  says: "Tags a test run.",
  source,
});
export const list = operation({
  id: "listTags",
  method: "GET",
  paths: ofRun("/tags"),
  directQuery,
  fields: { filter: ["id", "name", "testrunid"], sort: ["id", "name", "testRunId"] },
  answer: listed(tag),
  says: "Lists the tags of a test run.",
  source,
});
export const get = operation({
  id: "getTag",
  method: "GET",
  paths: ofRun("/tags/{tagId}"),
  directQuery,
  answer: ok(tag),
  says: "One tag of a test run.",
  source,
});
export const remove = operation({
  id: "deleteTag",
  method: "DELETE",
  paths: ofRun("/tags/{tagId}"),
  directQuery,
  answer: deleted,
  says: "Takes a tag off a test run.",
  source,
});

import { created, ok, operation } from "../operation.ts";
import { text } from "../params.ts";
import { project } from "../resources/account.ts";
import { newer } from "./newer.ts";

export const create = operation({
  ...newer,
  id: "createProject",
  method: "POST",
  paths: { me: "/me/projects" },
  query: { name: text("name of the project"), description: text("what it is for") },
  placement: "form",
  answer: created(project),
  says: "Creates a project.",
});
export const get = operation({
  ...newer,
  id: "getProject",
  method: "GET",
  paths: { me: "/me/projects/{projectId}" },
  answer: ok(project),
  says: "One project.",
});

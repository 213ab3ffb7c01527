import { listed, operation } from "../operation.ts";
import { framework } from "../resources/frameworks.ts";
import { newer } from "./newer.ts";

export const list = operation({
  id: "listFrameworks",
  method: "GET",
  paths: { user: "/users/{userId}/projects/{projectId}/available-frameworks" },
  answer: listed(framework),
  says: "Lists the frameworks that a project can use.",
  source: "Project configuration, sharing, frameworks",
});
export const listAll = operation({
  ...newer,
  id: "listAvailableFrameworks",
  method: "GET",
  paths: { me: "/me/available-frameworks" },
  answer: listed(framework),
  says: "Lists the frameworks that the account can use; a run names one by its id.",
});

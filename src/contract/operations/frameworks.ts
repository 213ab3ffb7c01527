import { listed, operation } from "../operation.ts";
import { framework } from "../resources/frameworks.ts";

export const list = operation({
  id: "listFrameworks",
  method: "GET",
  paths: { user: "/users/{userId}/projects/{projectId}/available-frameworks" },
  answer: listed(framework),
  says: "Lists the frameworks that a project can use.",
  source: "Project configuration, sharing, frameworks",
});

import { listed, ok, operation } from "../operation.ts";
import { account, project } from "../resources/account.ts";

export const getMe = operation({
  id: "getMe",
  method: "GET",
  root: "auth",
  paths: { me: "/api/me" },
  // `/api` is one of the three roots of the API, so the account is found under the others, too.
  alsoAt: ["/api/v2/me", "/cloud/api/v2/me"],
  answer: ok(account),
  says: "The account whose credentials the request carries.",
  source: "Authentication",
});
export const projects = operation({
  id: "listProjects",
  method: "GET",
  paths: { me: "/me/projects" },
  answer: listed(project),
  says: "Lists the projects of the authenticated user.",
  source: "Build service and desktop-browser runs",
});

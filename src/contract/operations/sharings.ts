import { created, listed, operation } from "../operation.ts";
import { text } from "../params.ts";
import { sharing } from "../resources/sharings.ts";

const source = "Project configuration, sharing, frameworks";

export const share = operation({
  id: "shareProject",
  method: "POST",
  paths: { project: "/projects/{projectId}/sharings" },
  query: { email: text("e-mail address of the other user") },
  answer: created(sharing),
  says: "Shares a project with another user.",
  source,
});
export const list = operation({
  id: "listSharings",
  method: "GET",
  paths: { project: "/projects/{projectId}/sharings" },
  answer: listed(sharing),
  says: "Lists with whom a project is shared.",
  source,
});

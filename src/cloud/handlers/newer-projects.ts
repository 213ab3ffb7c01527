import { operations } from "../../contract/operations/index.ts";
import { accessibleProject } from "../access/project-access.ts";
import { asSeenBy } from "../projects/visible-projects.ts";
import { createProject } from "../run-request/project-of-run.ts";
import { type Handler, handle } from "./handler.ts";
import { presentProject } from "./present.ts";

const { create, get } = operations.projects;

/** Projects created and read by one (docs/decisions.md, The newer generation). */
export const newerProjectHandlers: readonly Handler[] = [
  handle(create, ({ caller: { user }, query }, cloud) =>
    presentProject(asSeenBy(cloud.store, createProject(cloud, user, query), user)),
  ),
  handle(get, ({ caller, ids }, { store }) => {
    const project = accessibleProject(store, ids.projectId, caller);
    return presentProject(asSeenBy(store, project, caller.user));
  }),
];

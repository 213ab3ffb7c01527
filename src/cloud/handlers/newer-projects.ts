import { operations } from "../../contract/operations/index.ts";
import { accessibleProject } from "../access/project-access.ts";
import { createProject } from "../run-request/project-of-run.ts";
import { type Handler, handle } from "./handler.ts";
import { presentProject } from "./present.ts";

const { create, get } = operations.projects;

/** Projects created and read by one (docs/decisions.md, The newer generation). */
export const newerProjectHandlers: readonly Handler[] = [
  handle(create, ({ caller, query }, cloud) => presentProject(createProject(cloud, caller.user, query))),
  handle(get, ({ caller, ids }, { store }) =>
    presentProject(accessibleProject(store, ids.projectId, caller)),
  ),
];

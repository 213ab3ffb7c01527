import { operations } from "../../contract/operations/index.ts";
import { accessibleProject } from "../access/project-access.ts";
import { runOrderOf } from "../run-request/run-order-of.ts";
import { type Handler, handle } from "./handler.ts";
import { presentRun } from "./present-run.ts";

/** The start of a run (Starting a run). */
export const startRunHandlers: readonly Handler[] = [
  handle(operations.runs.start, ({ caller, ids, query, origin }, cloud) => {
    const project = accessibleProject(cloud.store, ids.projectId, caller);
    return presentRun(cloud.testRuns.start(runOrderOf({ project, caller, query }, cloud)), cloud, origin);
  }),
];

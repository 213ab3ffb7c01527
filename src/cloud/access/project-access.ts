import { forbidden, notFound } from "../refusals.ts";
import type { ProjectRecord, RunRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { Caller } from "./authenticate.ts";

/**
 * The project with this id, when it is the caller's own or shared with the caller.
 * @throws {DeviceCloudError} `not-found` when it is missing, `forbidden` for everybody else's.
 */
export function accessibleProject(store: Store, projectId: number, caller: Caller): ProjectRecord {
  const project = store.projects.get(projectId);
  if (!project) throw notFound("project", projectId);
  const { id: userId } = caller.user;
  if (project.userId === userId || store.sharings.in({ userId, projectId }).count() > 0) return project;
  throw forbidden(`The project ${projectId} belongs to another account and is not shared with this one.`);
}

/** How a run is addressed: by its id, and what else the path or, in the direct family, the query says of it. */
export interface RunIds {
  readonly runId: number;
  readonly projectId?: number | undefined;
  readonly userId?: number | undefined;
}

/**
 * The run that is addressed, when its project is accessible. What else is said of it must agree: its project, and as
 * its user the caller or the project's owner.
 * @throws {DeviceCloudError} `not-found` when it is missing or of another project, `forbidden` for other accounts'.
 */
export function accessibleRun(store: Store, { runId, projectId, userId }: RunIds, caller: Caller): RunRecord {
  if (projectId !== undefined) accessibleProject(store, projectId, caller);
  const run = store.runs.get(runId);
  if (!run) throw notFound("run", runId);
  if (projectId !== undefined && run.projectId !== projectId)
    throw notFound(`run of project ${projectId} with id`, runId);
  const project = accessibleProject(store, run.projectId, caller);
  if (userId !== undefined && userId !== caller.user.id && userId !== project.userId)
    throw notFound(`run of user ${userId} with id`, runId);
  return run;
}

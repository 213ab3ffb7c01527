import { owned } from "../access/owned.ts";
import { accessibleProject } from "../access/project-access.ts";
import { notFound } from "../refusals.ts";
import type {
  BuildRecord,
  DeviceRunRecord,
  FileRecord,
  JobRecord,
  ProjectRecord,
  RunRecord,
  UserRecord,
} from "../store/records.ts";
import type { Store } from "../store/store.ts";
import type { Visit } from "./visit.ts";

/** What somebody may see on the page is what they may see through the API: their own, and what is shared with them. */

/** The account's own projects, then those that others share with it. */
export function visibleProjects({ store }: { readonly store: Store }, user: UserRecord): ProjectRecord[] {
  const own = store.projects.in({ userId: user.id }).select();
  const shared = store.sharings.in({ userId: user.id }).select();
  return [...own, ...shared.flatMap(({ projectId }) => store.projects.get(projectId) ?? [])];
}

/** The project of the path. @throws {DeviceCloudError} 404 or 403. */
export function visibleProject({ cloud, user, ids }: Visit): ProjectRecord {
  return accessibleProject(cloud.store, ids.projectId ?? 0, { user });
}

/** The run of the path. @throws {DeviceCloudError} 404 or 403. */
export function visibleRun({ cloud, user, ids }: Visit): RunRecord {
  const run = cloud.store.runs.get(ids.runId ?? 0);
  if (!run) throw notFound("run", ids.runId ?? 0);
  accessibleProject(cloud.store, run.projectId, { user });
  return run;
}

/** The device run of the path, with its run. @throws {DeviceCloudError} 404 or 403. */
export function visibleDeviceRun(visit: Visit): { run: RunRecord; deviceRun: DeviceRunRecord } {
  const run = visibleRun(visit);
  const id = visit.ids.deviceRunId ?? 0;
  const deviceRun = visit.cloud.store.deviceRuns.get(id);
  if (deviceRun?.runId !== run.id) throw notFound(`device run of run ${run.id} with id`, id);
  return { run, deviceRun };
}

/** The job of the path. @throws {DeviceCloudError} 404 or 403. */
export function visibleJob({ cloud, user, ids }: Visit): JobRecord {
  return owned(cloud.store.jobs, "job", ids.jobId ?? 0, { user });
}

/** The build of the path. @throws {DeviceCloudError} 404 or 403. */
export function visibleBuild({ cloud, user, ids }: Visit): BuildRecord {
  return owned(cloud.store.builds, "build", ids.buildId ?? 0, { user });
}

/** The file of the path: the account's own, or what a run of a visible project left. @throws {DeviceCloudError} 404 or 403. */
export function visibleFile({ cloud, user, ids }: Visit): FileRecord {
  const { files, deviceRuns, runs } = cloud.store;
  const file = files.get(ids.fileId ?? 0);
  if (!file) throw notFound("file", ids.fileId ?? 0);
  const origin = deviceRuns.get(file.deviceRunId ?? 0) ?? runs.get(file.runId ?? 0);
  if (origin) accessibleProject(cloud.store, origin.projectId, { user });
  else owned(files, "file", file.id, { user });
  return file;
}

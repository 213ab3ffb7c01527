import { accessibleFile } from "../access/accessible-file.ts";
import { owned } from "../access/owned.ts";
import { accessibleProject, accessibleRun } from "../access/project-access.ts";
import type { BrokerSession } from "../broker/broker-session.ts";
import { visibleProjectIds } from "../handlers/visible-projects.ts";
import { notFound } from "../refusals.ts";
import type {
  BuildRecord,
  DeviceRunRecord,
  FileRecord,
  JobRecord,
  ProjectRecord,
  RunRecord,
} from "../store/records.ts";
import type { SqlPart } from "../store/selection.ts";
import type { Visit } from "./visit.ts";

/** What somebody may see on the page is what they may see through the API: their own, and what is shared with them. */

/** The projects that somebody may see: their own, and those that others share with them. */
export function visibleProjects({ cloud, user }: Visit): {
  readonly ids: readonly number[];
  /** As a condition on projects. */
  readonly where: readonly SqlPart[];
} {
  const ids = visibleProjectIds(cloud.store, { user });
  return { ids, where: [{ sql: `id IN (${ids.map(() => "?").join(", ")})`, values: ids }] };
}

/** The project of the path. @throws {DeviceCloudError} 404 or 403. */
export function visibleProject({ cloud, user, ids }: Visit): ProjectRecord {
  return accessibleProject(cloud.store, ids.projectId ?? 0, { user });
}

/** The run of the path. @throws {DeviceCloudError} 404 or 403. */
export function visibleRun({ cloud, user, ids }: Visit): RunRecord {
  return accessibleRun(cloud.store, { runId: ids.runId ?? 0 }, { user });
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
  return accessibleFile(cloud.store, ids.fileId ?? 0, { user });
}

/** The sessions under way that the account's own clients opened, whoever else sees their runs. */
export function ownSessions({ cloud, user }: Visit): readonly BrokerSession[] {
  return cloud.broker.sessions.filter(({ parts, hasEnded }) => parts.holder.userId === user.id && !hasEnded);
}

import { plainLine } from "../../base/untrusted-text.ts";
import { operations } from "../../contract/operations/index.ts";
import { owned } from "../access/owned.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { badRequest } from "../refusals.ts";
import type { JobRecord } from "../store/records.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { presentJob } from "./present.ts";

const { list, create, get, update, remove } = operations.jobs;

/** Jobs: what builds are started of (Jobs; Build service). */
export const jobHandlers: readonly Handler[] = [
  handle(list, ({ caller, selection }, { store }) =>
    listing(store.jobs.in({ userId: caller.user.id }), selection, presentJob),
  ),
  handle(create, ({ caller, query }, { store, clock }) => {
    const { name, content = null, type = "BUILD" } = query;
    return presentJob(
      store.jobs.insert({
        userId: caller.user.id,
        name: jobName(name),
        type,
        pipeline: content,
        createTime: clock.now(),
      }),
    );
  }),
  handle(get, ({ caller, ids }, { store }) => presentJob(owned(store.jobs, "job", ids.jobId, caller))),
  handle(update, ({ caller, ids, query }, { store }) => {
    const job = owned(store.jobs, "job", ids.jobId, caller);
    const change = {
      ...(query.name === undefined ? {} : { name: jobName(query.name) }),
      ...(query.content === undefined ? {} : { pipeline: query.content }),
    };
    return presentJob(store.jobs.update(job.id, change) ?? job);
  }),
  handle(remove, async ({ caller, ids }, cloud) => {
    const { jobs } = cloud.store;
    if (jobs.get(ids.jobId)) await removeJob(owned(jobs, "job", ids.jobId, caller), cloud);
    return undefined;
  }),
];

function jobName(name: string | undefined): string {
  const plain = plainLine(name ?? "", 200);
  if (plain === "") throw badRequest("name is missing.", "Give the job a name.");
  return plain;
}

/** A job goes with its builds and their results. It goes first, so that no other build of it can start. */
async function removeJob(job: JobRecord, { store, queue }: CloudParts): Promise<void> {
  store.jobs.delete(job.id);
  const builds = store.builds.in({ parentId: job.id }).select();
  await Promise.all(builds.map((build) => queue.abort(build, "The job was deleted.")));
  for (const { id } of builds) {
    for (const file of store.files.in({ parentId: id }).select()) await store.removeFile(file);
    store.builds.delete(id);
  }
}

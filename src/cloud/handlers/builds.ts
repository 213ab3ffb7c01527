import { operations } from "../../contract/operations/index.ts";
import type { Caller } from "../access/authenticate.ts";
import { owned } from "../access/owned.ts";
import { buildTimeoutMs } from "../builds/build-configuration.ts";
import type { CloudParts } from "../cloud-parts.ts";
import { badRequest, notFound } from "../refusals.ts";
import type { BuildRecord, JobRecord } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { filePresenter, presentBuild } from "./present.ts";

const { start, listAll, outputFiles, outputZip, abort, complete, input, putOutput } = operations.builds;

/** Builds of jobs, and their file sets (Build service and desktop-browser runs). */
export const buildHandlers: readonly Handler[] = [
  handle(start, ({ caller, ids, query, body }, cloud) => {
    const { store, clock, queue } = cloud;
    const job = owned(store.jobs, "job", ids.jobId, caller);
    const fileId = body?.fileId ?? query.fileId;
    if (fileId === undefined) throw badRequest("fileId is missing.", "Give the id of an uploaded file.");
    const file = owned(store.files, "file", fileId, caller);
    if (file.state !== "READY") throw badRequest(`fileId: the file ${fileId} is still ${file.state}.`);
    const executor = chosenExecutor(job, body?.executorId ?? null, cloud);
    const configuration = body?.configuration ?? null;
    buildTimeoutMs(configuration);
    const build = store.builds.insert({
      jobId: job.id,
      userId: caller.user.id,
      number: store.builds.in({ parentId: job.id }).count() + 1,
      fileId,
      executorId: executor?.id ?? null,
      executorName: executor?.name ?? null,
      state: "CREATED",
      status: "UNDEFINED",
      message: null,
      exitCode: null,
      timeouted: false,
      createTime: clock.now(),
      startTime: null,
      finishTime: null,
      configuration,
      resultsConfig: body?.resultsConfig ?? [],
      notifyTime: null,
    });
    queue.add(build);
    return presentBuild(store.builds.get(build.id) ?? build);
  }),
  handle(listAll, ({ caller, selection }, { store }) =>
    listing(store.builds.in({ userId: caller.user.id }), selection, presentBuild),
  ),
  handle(outputFiles, ({ caller, ids, selection, origin }, { store, signer }) => {
    const build = ownedBuild(store, ids, caller);
    return listing(store.files.in({ parentId: build.id }), selection, filePresenter(signer, origin));
  }),
  handle(outputZip, ({ caller, ids }, { store }) => {
    const build = ownedBuild(store, ids, caller);
    const files = store.files.in({ parentId: build.id }).select();
    return { name: `build-${build.id}.zip`, files };
  }),
  handle(abort, async ({ caller, ids }, { store, queue }) =>
    presentBuild(await queue.abort(ownedBuild(store, ids, caller), `Aborted by ${caller.user.name}.`)),
  ),
  handle(complete, ({ caller, ids, query }, { store, clock }) => {
    const build = ownedBuild(store, ids, caller);
    const { buildNumber = build.number } = query;
    if (buildNumber !== build.number) {
      throw badRequest(`buildNumber is ${buildNumber}; the build ${build.id} has number ${build.number}.`);
    }
    return presentBuild(store.builds.update(build.id, { notifyTime: clock.now() }) ?? build);
  }),
  handle(input, ({ caller, ids }, { store }) => ({
    file: owned(store.files, "file", ownedBuild(store, ids, caller).fileId, caller),
  })),
  handle(putOutput, async (call, { store, buildRuns, signer }) => {
    const build = ownedBuild(store, call.ids, call.caller);
    const results = buildRuns.resultsOf(build.id);
    if (!results) throw badRequest(`The build ${build.id} is not running; its results are closed.`);
    const file = await results.send(call.query.name, async (maxBytes, signal) => {
      return (await call.receiveFile(maxBytes, signal)).blob;
    });
    return filePresenter(signer, call.origin)(file);
  }),
];

interface BuildIds {
  readonly jobId: number;
  readonly buildId: number;
}

/** The build the path addresses: it must be the caller's, and of the job that the path names. */
function ownedBuild(store: Store, ids: BuildIds, caller: Caller): BuildRecord {
  const job = owned(store.jobs, "job", ids.jobId, caller);
  const build = owned(store.builds, "build", ids.buildId, caller);
  if (build.jobId !== job.id) throw notFound(`build of job ${job.id} with id`, build.id);
  return build;
}

/** The executor of a build; a job of type BUILD may leave it open and takes the first that is free. */
function chosenExecutor(job: JobRecord, executorId: number | null, { executors }: CloudParts) {
  if (executorId === null && job.type === "BUILD") return null;
  const chosen = executors.find(({ id }) => id === executorId);
  if (chosen) return chosen;
  const remedy = `Choose from: ${executors.map(({ id, name }) => `${id} (${name})`).join(", ")}.`;
  if (executorId === null) throw badRequest("executorId is missing: a browser run needs one.", remedy);
  throw badRequest(`executorId: there is no executor ${executorId}.`, remedy);
}

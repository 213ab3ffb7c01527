import { plainLine } from "../../base/untrusted-text.ts";
import { operations } from "../../contract/operations/index.ts";
import { accessibleProject, accessibleRun } from "../access/project-access.ts";
import { badRequest } from "../refusals.ts";
import { chosenDeviceRuns } from "./chosen-device-runs.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { orGone } from "./or-gone.ts";
import { extendedRunPresenter, presentRun, runPresenter } from "./present-run.ts";
import { visibleProjectIds } from "./visible-projects.ts";

const runs = operations.runs;

/** Test runs under their three path families (Test runs: three path families). */
export const runHandlers: readonly Handler[] = [
  handle(runs.list, ({ caller, ids, selection, origin }, cloud) => {
    const { projectId } = ids;
    const projectIds =
      projectId === undefined
        ? visibleProjectIds(cloud.store, caller)
        : [accessibleProject(cloud.store, projectId, caller).id];
    return listing(cloud.store.runs.in({ projectId: projectIds }), selection, runPresenter(cloud, origin));
  }),
  handle(runs.listOfUser, ({ caller, selection, origin }, cloud) => {
    const { id: userId } = caller.user;
    const own = { sql: ownedOrStarted, values: [userId, userId] };
    const where = [own, ...(selection.where ?? [])];
    const source = cloud.store.runs.in({ projectId: visibleProjectIds(cloud.store, caller) });
    return listing(source, { ...selection, where }, runPresenter(cloud, origin));
  }),
  handle(runs.get, ({ caller, ids, origin }, cloud) =>
    presentRun(accessibleRun(cloud.store, ids, caller), cloud, origin),
  ),
  handle(runs.rename, ({ caller, ids, query, origin }, cloud) => {
    const run = accessibleRun(cloud.store, ids, caller);
    const displayName = plainLine(query.displayName ?? "", 200);
    if (displayName === "") throw badRequest("displayName is missing.", "Give the run's new name.");
    return presentRun(cloud.store.runs.update(run.id, { displayName }) ?? run, cloud, origin);
  }),
  handle(runs.remove, async ({ caller, ids }, { store, testRuns }) => {
    const run = orGone(() => accessibleRun(store, ids, caller));
    if (run) await testRuns.remove(run);
    return undefined;
  }),
  handle(runs.abort, async ({ caller, ids, origin }, cloud) => {
    const run = accessibleRun(cloud.store, ids, caller);
    return presentRun(await cloud.testRuns.abort(run, `Aborted by ${caller.user.name}.`), cloud, origin);
  }),
  handle(runs.retry, ({ caller, ids, query, origin }, cloud) => {
    const run = accessibleRun(cloud.store, ids, caller);
    const chosen = chosenDeviceRuns(cloud.store, run, query.deviceRunIds);
    return presentRun(cloud.testRuns.retry(run, chosen?.map(({ id }) => id) ?? null), cloud, origin);
  }),
  handle(runs.listExtended, ({ caller, ids, selection, origin }, cloud) => {
    const project = accessibleProject(cloud.store, ids.projectId, caller);
    const { data, total } = listing(cloud.store.runs.in({ projectId: project.id }), selection, (run) => run);
    return { data: data.map(extendedRunPresenter(data, cloud, origin)), total };
  }),
  handle(runs.getExtended, ({ caller, ids, origin }, cloud) => {
    const run = accessibleRun(cloud.store, ids, caller);
    return extendedRunPresenter([run], cloud, origin)(run);
  }),
];

/** The runs of a user: of the user's own projects, and those started by the user in others. */
const ownedOrStarted = "json_extract(doc, '$.userId') = ? OR json_extract(doc, '$.startedById') = ?";

import { badRequest } from "../../refusals.ts";
import type { DeviceRunRecord, RunRecord } from "../../store/records.ts";
import { projectAddress, runAddress } from "../addresses.ts";
import { visibleRun } from "../visible-records.ts";
import type { FormRoute, Visit } from "../visit.ts";

/** The end states of a device run that its run page offers to retry. */
export const RETRIABLE: readonly DeviceRunRecord["state"][] = ["FAILED", "TIMEOUT", "ABORTED"];

/** What the page can do with a run: the same as the API. */
export const runForms: readonly FormRoute[] = [
  {
    path: "/runs/:runId/abort",
    async submit(visit) {
      const run = visibleRun(visit);
      await visit.cloud.testRuns.abort(run, `Aborted by ${visit.user.name}.`);
      return runAddress(run.id);
    },
  },
  {
    path: "/runs/:runId/retry",
    submit(visit, form) {
      const run = visibleRun(visit);
      visit.cloud.testRuns.retry(run, chosenDeviceRuns(run, form, visit));
      return runAddress(run.id);
    },
  },
  {
    path: "/runs/:runId/delete",
    async submit(visit) {
      const run = visibleRun(visit);
      await visit.cloud.testRuns.remove(run);
      return projectAddress(run.projectId);
    },
  },
];

/** One device run, those that failed, or null for all. */
function chosenDeviceRuns(run: RunRecord, form: URLSearchParams, { cloud }: Visit): readonly number[] | null {
  const one = form.get("deviceRunId");
  if (one !== null) {
    if (/^\d{1,15}$/.test(one)) return [Number(one)];
    throw badRequest("deviceRunId takes a whole number.");
  }
  if (form.get("which") !== "failed") return null;
  const deviceRuns = cloud.store.deviceRuns.in({ parentId: run.id }).select();
  const failed = deviceRuns.filter(({ state }) => RETRIABLE.includes(state)).map(({ id }) => id);
  // To the engine, none would mean all.
  if (failed.length === 0) throw badRequest(`No device run of run ${run.id} has failed.`);
  return failed;
}

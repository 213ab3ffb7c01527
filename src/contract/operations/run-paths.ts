import type { ListFields } from "../operation.ts";

/** The three path families of what belongs to a run (Test runs: three path families: P, U, R). */
export function ofRun<const S extends "" | `/${string}`>(suffix: S) {
  return {
    project: `/projects/{projectId}/runs/{runId}${suffix}`,
    user: `/users/{userId}/projects/{projectId}/runs/{runId}${suffix}`,
    direct: `/runs/{runId}${suffix}`,
  } as const;
}

/** Filterable and sortable fields by resource: Run. */
export const runFields: ListFields = {
  filter: ["createtime", "displayname", "frameworkid", "frameworkname", "id", "successratio"],
  sort: [
    "createTime",
    "deviceCount",
    "displayName",
    "executionRatio",
    "files.app.originalName",
    "files.test.originalName",
    "frameworkId",
    "frameworkName",
    "id",
    "state",
    "successRatio",
  ],
};

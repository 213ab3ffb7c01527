import type { Store } from "../store/store.ts";

/** The number of a project's next run: the highest + 1 (docs/decisions.md, Starting test runs). */
export function nextRunNumber(store: Store, projectId: number): number {
  const newest = { sql: "json_extract(doc, '$.number') DESC", values: [] };
  const last = store.runs.in({ projectId }).select({ orderBy: [newest], limit: 1 })[0];
  return (last?.number ?? 0) + 1;
}

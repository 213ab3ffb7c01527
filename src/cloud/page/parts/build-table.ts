import type { BuildRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { buildAddress } from "../addresses.ts";
import { type Html, html } from "../html.ts";
import { duration, time } from "./figures.ts";
import { badge, outcomeOfBuild } from "./outcome.ts";
import { table } from "./table.ts";

export interface BuildTable {
  readonly caption: string;
  readonly builds: readonly BuildRecord[];
  readonly store: Store;
  readonly nowMs: number;
  readonly empty: Html | string;
}

/** Builds in rows: of which job, how each stands and where it runs. */
export function buildTable({ caption, builds, store, nowMs, empty }: BuildTable): Html {
  return table({
    caption,
    records: builds,
    empty,
    columns: [
      {
        title: "Build",
        heads: true,
        cell: (build) => html`<a href="${buildAddress(build.id)}">${jobNameOf(build, store)}</a>
<span class="number">#${build.number}</span>`,
      },
      { title: "Outcome", cell: (build) => badge(outcomeOfBuild(build)) },
      { title: "Executor", cell: ({ executorName }) => executorName ?? "any" },
      { title: "Took", numeric: true, cell: (build) => duration(build, nowMs) },
      { title: "Started", cell: ({ createTime }) => time(createTime, nowMs) },
    ],
  });
}

export function jobNameOf({ jobId }: BuildRecord, { jobs }: Store): string {
  return jobs.get(jobId)?.name ?? `Job ${jobId}`;
}

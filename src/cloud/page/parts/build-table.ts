import type { BuildRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import { buildAddress, jobAddress } from "../addresses.ts";
import { type Html, html } from "../html.ts";
import { duration, time } from "./figures.ts";
import { badge, outcomeOfBuild } from "./outcome.ts";
import { type Column, table } from "./table.ts";

export interface BuildTable {
  readonly caption: string;
  readonly builds: readonly BuildRecord[];
  readonly store: Store;
  readonly nowMs: number;
  readonly empty: Html | string;
  /** Whether the rows are of different jobs. */
  readonly withJob: boolean;
}

/** Builds in rows: of which job, how each stands and where it runs. */
export function buildTable({ caption, builds, store, nowMs, empty, withJob }: BuildTable): Html {
  const job: Column<BuildRecord> = {
    title: "Job",
    cell: ({ jobId }) => html`<a href="${jobAddress(jobId)}">${store.jobs.get(jobId)?.name ?? `Job ${jobId}`}</a>`,
  };
  return table({
    caption,
    records: builds,
    empty,
    columns: [
      { title: "Build", heads: true, cell: ({ id, number }) => html`<a href="${buildAddress(id)}">#${number}</a>` },
      ...(withJob ? [job] : []),
      { title: "Outcome", cell: (build) => badge(outcomeOfBuild(build)) },
      { title: "Executor", cell: ({ executorName }) => executorName ?? "any" },
      { title: "Took", numeric: true, cell: (build) => duration(build, nowMs) },
      { title: "Started", cell: ({ createTime }) => time(createTime, nowMs) },
    ],
  });
}

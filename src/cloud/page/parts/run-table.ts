import type { RunRecord } from "../../store/records.ts";
import { runAddress } from "../addresses.ts";
import { type Html, html } from "../html.ts";
import { deviceBar } from "./device-bar.ts";
import { duration, percentage, time } from "./figures.ts";
import { markedBadge, outcomeOfRun } from "./outcome.ts";
import { table } from "./table.ts";

export interface RunTable {
  readonly caption: string;
  readonly runs: readonly RunRecord[];
  readonly nowMs: number;
  readonly empty: Html | string;
}

/** Runs in rows: what each is, how it stands, on how many devices and with how many tests. */
export function runTable({ caption, runs, nowMs, empty }: RunTable): Html {
  return table({
    caption,
    records: runs,
    empty,
    columns: [
      { title: "Run", heads: true, cell: nameOf },
      { title: "Outcome", cell: (run) => markedBadge(outcomeOfRun(run), run) },
      {
        title: "Devices",
        cell: (run) =>
          html`<span class="progress">${deviceBar(run)}<small>${run.finishedDeviceCount} of ${run.totalDeviceCount}</small></span>`,
      },
      { title: "Tests", numeric: true, cell: testsOf },
      { title: "Took", numeric: true, cell: (run) => duration(run, nowMs) },
      { title: "Started", cell: (run) => time(run.createTime, nowMs) },
    ],
  });
}

function nameOf({ id, number, displayName }: RunRecord): Html {
  return html`<a href="${runAddress(id)}">${displayName}</a> <span class="number">#${number}</span>`;
}

/** Passed of all; nothing where there are none, so that no zero looks like a result. */
export function testsOf(run: RunRecord): Html | string {
  if (run.testCaseCount === 0) return "–";
  const { successfulTestCaseCount, testCaseCount, successRatio } = run;
  return html`<span title="${percentage(successRatio)} passed">${successfulTestCaseCount} of ${testCaseCount}</span>`;
}

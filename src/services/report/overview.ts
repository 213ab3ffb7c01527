import { formatDuration } from "../../base/duration.ts";
import { type Column, code, link, tableHead, tableRow } from "./markdown.ts";
import { outcomeOf } from "./outcome.ts";
import type { Report, ReportedExecution } from "./report.ts";

const LISTED_FILES = 3;

/** The table of executions as its head and its rows, those that are not green first, the totals last. */
export function overview({ subject, executions, decision }: Report): { head: string; rows: string[] } {
  const columns: Column[] = [
    { heading: subject, align: "left" },
    { heading: "Result", align: "left" },
    { heading: "Passed", align: "right" },
    { heading: "Failed", align: "right" },
    { heading: "Skipped", align: "right" },
    { heading: "Duration", align: "right" },
    { heading: "Files", align: "left" },
  ];
  const rows = worstFirst(executions).map(executionRow);
  const { passed, failed, skipped } = decision.totals;
  if (executions.length > 1) {
    rows.push(
      tableRow([`**All ${executions.length}**`, "", ...[passed, failed, skipped].map(String), "", ""]),
    );
  }
  return { head: tableHead(columns), rows };
}

/** Those that are not green first, else in their order. */
export function worstFirst(executions: readonly ReportedExecution[]): ReportedExecution[] {
  return executions.toSorted((a, b) => Number(outcomeOf(a).isGreen) - Number(outcomeOf(b).isGreen));
}

function executionRow(execution: ReportedExecution): string {
  const { name, url, tests, pool, durationMs } = execution;
  const { icon, word } = outcomeOf(execution);
  const isOwn = tests !== null && tests !== "unreadable" && pool === undefined;
  const counts = isOwn ? tests : undefined;
  return tableRow([
    link(name, url),
    `${icon} ${word}`,
    ...[counts?.passed, counts?.failed, counts?.skipped].map((count) => String(count ?? "–")),
    durationMs === undefined ? "–" : formatDuration(durationMs),
    files(execution.files),
  ]);
}

function files(names: readonly string[]): string {
  const shown = names.slice(0, LISTED_FILES).map((name) => code(name, 80));
  if (names.length > LISTED_FILES) shown.push(`and ${names.length - LISTED_FILES} more`);
  return shown.join(", ") || "–";
}

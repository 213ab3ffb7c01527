import { formatDuration } from "../../base/duration.ts";
import { fullName } from "./failures.ts";
import { collapsed, escapeMarkdown, table } from "./markdown.ts";
import type { Report } from "./report.ts";

const SHOWN = 10;

/** The slowest tests of all executions, collapsed; undefined when no test tells its duration. */
export function slowestTests({ executions, subject }: Report): string | undefined {
  const timed = executions.flatMap(({ name, cases }) =>
    cases.flatMap((test) => (test.durationMs ? [{ on: name, test, durationMs: test.durationMs }] : [])),
  );
  if (timed.length === 0) return undefined;
  const slowest = timed.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, SHOWN);
  const rows = slowest.map(({ on, test, durationMs }) => [
    fullName(test),
    escapeMarkdown(on),
    formatDuration(durationMs),
  ]);
  const columns = [
    { heading: "Test", align: "left" },
    { heading: subject, align: "left" },
    { heading: "Duration", align: "right" },
  ] as const;
  return collapsed("Slowest tests", table(columns, rows));
}

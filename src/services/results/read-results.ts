import { createReadStream } from "node:fs";
import { readJunitStream } from "../../contract/results/junit.ts";
import type { TestCase } from "../../contract/results/junit-report.ts";
import { kindOfResult } from "../../contract/results/layout.ts";
import { type JunitTotals, mergeJunit, type NamedReport } from "../../contract/results/merge-junit.ts";
import type { CollectedFiles } from "./collect-files.ts";

/** What the JUnit files among collected results say. */
export interface ReadResults {
  readonly cases: readonly TestCase[];
  readonly totals: JunitTotals;
  /** How many JUnit files there are. */
  readonly reports: number;
  /** Why results are missing or cannot be read, a sentence each. */
  readonly problems: readonly string[];
}

/** Reads every JUnit file among the collected ones; a suite's aggregate counts once (docs/decisions.md, Counting). */
export async function readResults(collected: CollectedFiles, signal: AbortSignal): Promise<ReadResults> {
  const reports: NamedReport[] = [];
  for (const { name, path } of collected.files) {
    if (kindOfResult(name) !== "junit") continue;
    reports.push({ name, report: await readJunitStream(createReadStream(path), { signal }) });
  }
  const { cases, totals, problems } = mergeJunit(reports);
  return { cases, totals, reports: reports.length, problems: [...collected.problems, ...problems] };
}

import { createReadStream } from "node:fs";
import { plainLine } from "../../base/untrusted-text.ts";
import { readJunitStream } from "../../contract/results/junit.ts";
import { kindOfResult } from "../../contract/results/layout.ts";
import { type JunitTotals, mergeJunit, type NamedReport } from "../../contract/results/merge-junit.ts";
import { findResults } from "./find-results.ts";
import { mimetypeOf } from "./mimetype-of.ts";
import { ResultNames } from "./result-names.ts";

export interface ResultFile {
  /** Relative, with `/`, safe to write down on any system; no two differ in case only. */
  readonly name: string;
  /** Where it lies now. */
  readonly path: string;
  readonly mimetype: string;
  readonly sizeBytes: number;
}

export interface ResultLimits {
  readonly maxFiles: number;
  /** All files together, in bytes. */
  readonly maxBytes: number;
}

export interface CollectedResults {
  readonly files: ResultFile[];
  /** Counted over all JUnit files, as `mergeJunit` tells them apart. */
  readonly totals: JunitTotals;
  /** Whether there is a JUnit file, and every one could be read to its end. */
  readonly readable: boolean;
  /** What was left out or could not be read, a line each. */
  readonly problems: string[];
}

/**
 * What a suite left behind in its working folder: JUnit files, screenshots, also those in `pictureFolder`, and output
 * files (wire facts: Desktop-browser and server-side packages). Regular files only, no link is followed, and names are made plain.
 * To be called when every process of the suite is gone.
 */
export async function collectResults(
  workspace: string,
  limits: ResultLimits,
  pictureFolder?: string,
): Promise<CollectedResults> {
  const found = await findResults(workspace, pictureFolder);
  const problems = [...found.problems];
  const names = new ResultNames();
  const files: ResultFile[] = [];
  let leftBytes = limits.maxBytes;
  for (const { name, path, sizeBytes } of found.files) {
    if (files.length >= limits.maxFiles || sizeBytes > leftBytes) {
      problems.push(
        `${plainLine(name)} was left out: more than ${limits.maxFiles} files or ${limits.maxBytes} bytes.`,
      );
      continue;
    }
    leftBytes -= sizeBytes;
    files.push({ name: names.take(name), path, mimetype: mimetypeOf(name), sizeBytes });
  }
  const junit = await readReports(files);
  const merged = mergeJunit(junit);
  const readable = junit.length > 0 && merged.problems.length === 0;
  return { files, totals: merged.totals, readable, problems: [...problems, ...merged.problems] };
}

async function readReports(files: readonly ResultFile[]): Promise<NamedReport[]> {
  const reports: NamedReport[] = [];
  for (const { name, path } of files) {
    if (kindOfResult(name) !== "junit") continue;
    reports.push({ name, report: await readJunitStream(createReadStream(path)) });
  }
  return reports;
}

import type { Problem } from "./problem.ts";
import { type ReadEntry, readAhead } from "./read-ahead.ts";
import { isScript, scriptProblems } from "./script-check.ts";
import { secretProblem } from "./secret-check.ts";
import type { SuiteEntry } from "./suite-entry.ts";
import { unreadable } from "./walk-suite.ts";
import type { ZipEntry } from "./write-zip.ts";

export interface Checks {
  /** What is known already; grows while the files are read. */
  readonly problems: Problem[];
  /** What to do about a file that looks like a secret; null when such files may be sent. */
  readonly secretRemedy: string | null;
  readonly signal: AbortSignal;
}

/**
 * Reads the suite's entries, checks each and yields it for the package. From the first problem on nothing is yielded,
 * but everything is still checked.
 */
export async function* checkedEntries(
  entries: readonly SuiteEntry[],
  checks: Checks,
): AsyncGenerator<ZipEntry> {
  const { problems, secretRemedy, signal } = checks;
  for await (const reading of readAhead(entries, signal)) {
    if ("failure" in reading) {
      problems.push(unreadable(reading.entry.name, reading.failure));
      continue;
    }
    problems.push(...contentProblems(reading, secretRemedy));
    if (problems.length === 0) yield zipEntry(reading);
  }
}

function contentProblems({ entry, head }: ReadEntry, secretRemedy: string | null): Problem[] {
  const problems = isScript(entry.name) ? scriptProblems(entry.name, head) : [];
  const secret = secretRemedy === null ? undefined : secretProblem({ ...entry, content: head }, secretRemedy);
  return secret ? [...problems, secret] : problems;
}

function zipEntry({ entry, content }: ReadEntry): ZipEntry {
  const executable = entry.executable || isScript(entry.name);
  return { name: entry.name, executable, source: content ?? { path: entry.path } };
}

export type CaseStatus = "passed" | "failed" | "skipped";

/** One test case. All texts come from the suite: hostile until neutralised. */
export interface TestCase {
  /** The nearest named suite, or an empty text. */
  readonly suite: string;
  readonly className: string;
  readonly name: string;
  readonly status: CaseStatus;
  /** In one line, why it failed or was skipped. */
  readonly message?: string;
  /** The failure's text: a stack trace, usually. */
  readonly details?: string;
  readonly durationMs?: number;
}

export interface JunitReport {
  readonly cases: readonly TestCase[];
  /** Why the file could not be read to its end, and where. Then `cases` holds what came before. */
  readonly problems: readonly string[];
}

/** What a report may cost. Longer texts are cut; a file beyond the other limits is read up to there. */
export interface JunitLimits {
  readonly maxCases: number;
  readonly maxDepth: number;
  /** Characters of a name or a message. */
  readonly maxLine: number;
  /** Characters of a failure's details. */
  readonly maxDetails: number;
  /** Characters of all names and messages together, and again of all details; details beyond are left out. */
  readonly maxTotal: number;
}

export const defaultJunitLimits: JunitLimits = {
  maxCases: 200_000,
  maxDepth: 64,
  maxLine: 2_000,
  maxDetails: 32_768,
  maxTotal: 64 * 1024 * 1024,
};

import type { TestCase } from "../../contract/results/junit-report.ts";
import type { Decision } from "../verdict/decision.ts";
import type { ExecutionState, TestCounts } from "../verdict/observed.ts";
import type { FlakyDevice } from "./flaky.ts";

/** One build or device run as the report shows it. Every text may be hostile. */
export interface ReportedExecution {
  readonly name: string;
  readonly id?: number | undefined;
  /** The test run that it is a part of. */
  readonly runId?: number | undefined;
  readonly state: ExecutionState;
  /** Its page in the service, for people. Shown without account and query. */
  readonly url?: string | undefined;
  readonly durationMs?: number | undefined;
  readonly tests: TestCounts | "unreadable" | null;
  /** Where `tests` are counted together with those of others: what these have in common. */
  readonly pool?: string | undefined;
  /** All its test cases, or at least the failing and the slowest ones. */
  readonly cases: readonly TestCase[];
  /** Names of the result files. */
  readonly files: readonly string[];
  /** What the service, or we, have to say about its end. */
  readonly message?: string | undefined;
}

/** Where something lies: an artifact's link, or a folder's path. */
export interface Place {
  readonly label: string;
  readonly url?: string | undefined;
  readonly path?: string | undefined;
}

/** What a report is made of, whichever CI system shows it. */
export interface Report {
  readonly title: string;
  /** What an execution runs on. */
  readonly subject: "Executor" | "Device";
  readonly decision: Decision;
  readonly executions: readonly ReportedExecution[];
  /** What failed at first and passed in the end. */
  readonly flaky?: readonly FlakyDevice[] | undefined;
  /** What was run, a line each, where that is not plain from the rest. */
  readonly notes?: readonly string[] | undefined;
  /** Where the results are. */
  readonly places: readonly Place[];
}

import type { JunitReport, TestCase } from "./junit-report.ts";
import { AGGREGATE_JUNIT } from "./layout.ts";

/** A report with the name under which the suite left it. */
export interface NamedReport {
  readonly name: string;
  readonly report: JunitReport;
}

export interface JunitTotals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed and failed: skipped cases were not executed. */
  readonly executed: number;
}

export interface MergedJunit extends JunitReport {
  readonly totals: JunitTotals;
}

/**
 * One report from all that a suite left behind. `TEST-all.xml` is the aggregate: the other files add only the cases
 * that it lacks, told apart by class and name, as often as they occur. Without it, all files count.
 */
export function mergeJunit(files: readonly NamedReport[]): MergedJunit {
  const aggregate = files.filter(isAggregate).sort((a, b) => depthOf(a) - depthOf(b))[0];
  const known = countByKey(aggregate?.report.cases ?? []);
  const added = files.filter((file) => file !== aggregate).flatMap(({ report }) => report.cases);
  const cases = [
    ...(aggregate?.report.cases ?? []),
    ...added.filter((testCase) => !takeOne(known, testCase)),
  ];
  const problems = files.flatMap(({ name, report }) =>
    report.problems.map((problem) => `${name}, ${problem}`),
  );
  return { cases, problems, totals: totalsOf(cases) };
}

export function totalsOf(cases: readonly TestCase[]): JunitTotals {
  const count = (status: TestCase["status"]) => cases.filter((testCase) => testCase.status === status).length;
  const [passed, failed, skipped] = [count("passed"), count("failed"), count("skipped")];
  return { passed, failed, skipped, executed: passed + failed };
}

const segmentsOf = ({ name }: NamedReport) => name.split(/[/\\]+/);
const isAggregate = (file: NamedReport) => segmentsOf(file).at(-1) === AGGREGATE_JUNIT;
const depthOf = (file: NamedReport) => segmentsOf(file).length;
const keyOf = ({ className, name }: TestCase) => JSON.stringify([className, name]);

function countByKey(cases: readonly TestCase[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const testCase of cases) counts.set(keyOf(testCase), (counts.get(keyOf(testCase)) ?? 0) + 1);
  return counts;
}

/** Whether the aggregate has this case; then one occurrence of it is used up. */
function takeOne(counts: Map<string, number>, testCase: TestCase): boolean {
  const left = counts.get(keyOf(testCase)) ?? 0;
  if (left > 0) counts.set(keyOf(testCase), left - 1);
  return left > 0;
}

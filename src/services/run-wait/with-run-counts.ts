import type { Execution, TestCounts } from "../verdict/observed.ts";
import type { DeviceRunEnd } from "./device-run-end.ts";
import { runTests } from "./run-counts.ts";
import type { RunSnapshot } from "./run-snapshot.ts";

/** A device run's end, with what it shares its counts with (`Execution`). */
export interface CountedEnd extends DeviceRunEnd {
  readonly pool?: string | undefined;
}

/** The states in which a device run executed its tests. */
const EXECUTED: readonly Execution["state"][] = ["succeeded", "failed", "warning"];

/**
 * Device runs of a service that does not list them, with the tests that it counts for the whole run: all of them where none
 * left JUnit, else those that were planned and never executed (docs/decisions.md, The verdict).
 */
export function withRunCounts(
  ends: readonly DeviceRunEnd[],
  { run, sessions }: RunSnapshot,
): readonly CountedEnd[] {
  const counts = runTests(run);
  if (sessions !== null || counts === null) return ends;
  const executing = ends.filter(({ state }) => EXECUTED.includes(state));
  const pool = `test run ${run.id}`;
  if (executing.every(({ tests }) => tests === null)) return pooled(ends, executing, counts, pool);
  const first = ends.findIndex(({ tests }) => tests !== null && tests !== "unreadable");
  return ends.map((end, index) => (index === first ? withPlanned(end, counts.notAvailable) : end));
}

/** Each device run with the counts of all; those for which the counts do not suffice are left with nothing to show. */
function pooled(
  ends: readonly DeviceRunEnd[],
  executing: readonly DeviceRunEnd[],
  counts: TestCounts,
  pool: string,
): CountedEnd[] {
  const failed = executing.filter(({ state }) => state === "failed");
  const others = executing.filter(({ state }) => state !== "failed");
  // More failed device runs than failed tests: something else ended some of them.
  const unexplained = failed.slice(counts.failed);
  const idle = others.slice(Math.max(0, counts.passed + counts.failed - failed.length));
  return ends.map((end) => {
    if (!executing.includes(end) || unexplained.includes(end)) return end;
    return idle.includes(end) ? { ...end, tests: NONE } : { ...end, tests: counts, pool };
  });
}

const NONE: TestCounts = { passed: 0, failed: 0, skipped: 0, notAvailable: 0 };

function withPlanned(end: DeviceRunEnd, notAvailable: number): DeviceRunEnd {
  const { tests } = end;
  return tests === null || tests === "unreadable" ? end : { ...end, tests: { ...tests, notAvailable } };
}

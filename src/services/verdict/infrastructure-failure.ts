import type { Case } from "./case.ts";
import type { Execution, TestCounts } from "./observed.ts";
import { allOf, listed } from "./reason.ts";

/**
 * Why the run cannot be judged by its tests: the service failed, an execution's end is not known, one failed although no
 * test did, or one left nothing readable. A failure that failing tests explain is left to the success ratio.
 */
export function infrastructureFailure({ observed }: Case): string | undefined {
  if (observed.serviceFailure !== undefined) return observed.serviceFailure;
  const flaws = observed.executions.flatMap((execution) => {
    const flaw = flawOf(execution);
    return flaw === undefined ? [] : [`${execution.name}: ${flaw}`];
  });
  return flaws.length > 0 ? listed(flaws) : undefined;
}

function flawOf({ state, tests, explanation }: Execution): string | undefined {
  if (state === "unknown") return explanation ?? "how it ended is not known";
  if (state === "not-started") return explanation ?? "it never started";
  if (state === "excluded") return undefined;
  const says = explanation ?? (state === "failed" ? "the service says that it failed" : "it ended");
  if (tests === null) return `${says}, and left no result`;
  if (tests === "unreadable") return `${says}, and its results cannot be read`;
  return state === "failed" && tests.failed === 0 ? `${says} although ${greenness(tests)}` : undefined;
}

function greenness({ passed, skipped, notAvailable }: TestCounts): string {
  if (passed === 0) return "it executed no test";
  return skipped + notAvailable === 0 ? `${allOf(passed)} passed` : "no test failed";
}

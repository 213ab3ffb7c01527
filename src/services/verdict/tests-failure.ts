import { counted } from "../../base/counted.ts";
import { ratioReaches } from "../../base/decimal.ts";
import type { Case } from "./case.ts";
import type { Execution } from "./observed.ts";
import { listed } from "./reason.ts";

/** Why the tests do not pass the gate. Nothing executed passes no gate, whatever it asks for. */
export function testsFailure({ observed, gate, totals }: Case): string | undefined {
  const { passed, executed } = totals;
  if (executed === 0) return "no test was executed";
  const idle = observed.executions.filter(executedNothing).map(({ name }) => name);
  if (idle.length > 0) return `no test was executed on ${listed(idle)}`;
  if (executed < gate.minTests) {
    return `${counted(executed, "test")} executed, fewer than min-tests ${gate.minTests}`;
  }
  if (ratioReaches(passed, executed, gate.minSuccessRatio)) return undefined;
  const failing = observed.executions.flatMap(({ name, failingTests }) =>
    (failingTests ?? []).map((test) => `${name}: ${test}`),
  );
  const short = `success ratio ${passed}/${executed} is below min-success-ratio ${gate.minSuccessRatio.text}`;
  return failing.length > 0 ? `${short}: ${listed(failing)}` : short;
}

function executedNothing({ state, tests }: Execution): boolean {
  if (state === "excluded" || tests === null || tests === "unreadable") return false;
  return tests.passed + tests.failed === 0;
}

import { type Decimal, parseDecimal } from "../../../src/base/decimal.ts";
import { decide } from "../../../src/services/verdict/decide.ts";
import type { Decision } from "../../../src/services/verdict/decision.ts";
import { defaultGate, type Gate } from "../../../src/services/verdict/gate.ts";
import type { Execution, Observed, TestCounts } from "../../../src/services/verdict/observed.ts";

/** A gate's fields with the ratios as they are written. */
type GateChange = { readonly [K in keyof Gate]?: Gate[K] extends Decimal ? string : Gate[K] };

export function tests(passed: number, failed = 0, skipped = 0, notAvailable = 0): TestCounts {
  return { passed, failed, skipped, notAvailable };
}

export function ran(
  state: Execution["state"],
  counts: Execution["tests"],
  more: Partial<Execution> = {},
): Execution {
  return { name: "chromium-desktop", state, tests: counts, ...more };
}

/** The verdict over one green execution, unless `observed` says otherwise, by the default gate with `change`. */
export function judge(observed: Partial<Observed>, change: GateChange = {}): Decision {
  const fields = Object.entries(change).map(([key, value]) => [
    key,
    typeof value === "string" ? parseDecimal(value) : value,
  ]);
  const gate: Gate = { ...defaultGate, ...Object.fromEntries(fields) };
  return decide({ executions: [ran("succeeded", tests(12))], ...observed }, gate);
}

export function judgeOne(
  state: Execution["state"],
  counts: Execution["tests"],
  change: GateChange = {},
): Decision {
  return judge({ executions: [ran(state, counts)] }, change);
}

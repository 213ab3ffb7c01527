import { counted } from "../../base/counted.ts";
import { ratioReaches } from "../../base/decimal.ts";
import type { Case } from "./case.ts";
import { listed, named } from "./reason.ts";

/** Why too few devices did their part: excluded, ended with a warning, or left planned tests unexecuted. */
export function devicesFailure({ observed, gate, totals }: Case): string | undefined {
  const excluded = observed.executions.filter(({ state }) => state === "excluded");
  if (excluded.length > gate.maxExcludedDevices) {
    const limit = `more than max-excluded-devices ${gate.maxExcludedDevices}`;
    return `${counted(excluded.length, "device")} excluded, ${limit}: ${listed(excluded.map(named))}`;
  }
  const warned = observed.executions.filter(({ state }) => state === "warning");
  if (warned.length > gate.maxWarningDevices) {
    const limit = `more than max-warning-devices ${gate.maxWarningDevices}`;
    return `${counted(warned.length, "device")} with a warning, ${limit}: ${listed(warned.map(named))}`;
  }
  const planned = totals.executed + totals.notAvailable;
  // Without a planned test there is no ratio to be short: that nothing was executed is the next rule's.
  if (planned === 0 || ratioReaches(totals.executed, planned, gate.minExecutionRatio)) return undefined;
  return `execution ratio ${totals.executed}/${planned} is below min-execution-ratio ${gate.minExecutionRatio.text}`;
}

import type { ConfigurationValues, DeviceRunRecord } from "../store/records.ts";

export interface Moves {
  readonly start: readonly DeviceRunRecord[];
  /** Left out with reason SINGLE_MODE. */
  readonly exclude: readonly DeviceRunRecord[];
}

/**
 * What a run may do next. PARALLEL starts all that can, SERIAL the first when none is running, SINGLE the first whose
 * device is free and leaves the others out. `claim` takes the device and the browser of a device run that is to start,
 * or answers false when either is taken.
 */
export function nextMoves(
  scheduler: ConfigurationValues["scheduler"],
  run: { readonly waiting: readonly DeviceRunRecord[]; readonly isRunning: boolean },
  claim: (deviceRun: DeviceRunRecord) => boolean,
): Moves {
  const { waiting, isRunning } = run;
  switch (scheduler) {
    case "PARALLEL":
      return { start: waiting.filter(claim), exclude: [] };
    case "SERIAL":
      return { start: isRunning ? [] : waiting.slice(0, 1).filter(claim), exclude: [] };
    case "SINGLE": {
      const chosen = waiting.find(claim);
      if (!chosen) return { start: [], exclude: [] };
      return { start: [chosen], exclude: waiting.filter((one) => one !== chosen) };
    }
  }
}

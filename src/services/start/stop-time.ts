import type { LookOut } from "./look-out.ts";

/** The runner kills a cancelled step 10 s after its first signal, and there may be no post step to go on. */
const CANCELLED_WITHIN_MS = 9_000;
const CANCELLED_LOOK_OUT_MS = 7_500;
const PATIENTLY_WITHIN_MS = 90_000;

/** How long a step may take to stop what it started: as long as the runner lets a cancelled one live, else patiently. */
export function stopTime(isCancelled: boolean): { readonly lookOut: LookOut; readonly signal: AbortSignal } {
  return isCancelled
    ? { lookOut: { ms: CANCELLED_LOOK_OUT_MS }, signal: AbortSignal.timeout(CANCELLED_WITHIN_MS) }
    : { lookOut: "until-settled", signal: AbortSignal.timeout(PATIENTLY_WITHIN_MS) };
}

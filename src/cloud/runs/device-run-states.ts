/** The states in which a device run has ended (wire facts, States and results). */
export const END_STATES = ["SUCCEEDED", "FAILED", "WARNING", "ABORTED", "TIMEOUT", "EXCLUDED"] as const;
export type EndState = (typeof END_STATES)[number];

/** Why a device run was left out. */
export const EXCLUDE_REASONS = [
  "NO_DEVICE",
  "API_LEVEL",
  "SINGLE_MODE",
  "FRAMEWORK_NOT_SUPPORTED",
  "CONCURRENCY_LIMIT",
  "ADMIN",
] as const;
export type ExcludeReason = (typeof EXCLUDE_REASONS)[number];

export function isEnd(state: string): state is EndState {
  return (END_STATES as readonly string[]).includes(state);
}

/**
 * The state of a run with device runs in these states. `hasBegun`: whether any of them was started since the run's
 * start or last retry. A state that a scenario made up shows on the run, too: the older API has no other place for it.
 */
export function runStateOf(states: readonly string[], hasBegun: boolean): string {
  const unknown = states.find((state) => state !== "WAITING" && state !== "RUNNING" && !isEnd(state));
  if (unknown !== undefined) return unknown;
  if (states.every(isEnd)) return "FINISHED";
  return hasBegun || states.includes("RUNNING") ? "RUNNING" : "WAITING";
}

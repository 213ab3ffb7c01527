import type { Random } from "../../base/clock.ts";

const SHORTEST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * How long to wait before asking again, in milliseconds: quick at first, when a wrong start shows, then a fortieth of
 * the time passed. Jittered by a fifth, so that many jobs do not ask in step.
 */
export function pollDelayMs(elapsedMs: number, random: Random): number {
  const steady = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, elapsedMs / 40));
  return Math.round(steady * (0.8 + 0.4 * random()));
}

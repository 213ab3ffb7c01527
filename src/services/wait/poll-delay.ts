import type { Random } from "../../base/clock.ts";

const SHORTEST_MS = 1_000;
const LONGEST_MS = 15_000;

/**
 * How long to wait before asking again, in milliseconds: quick at first, when a wrong start shows, then a fortieth of
 * the time passed; around the expected end quick again, with a tenth of the time to it or since. Jittered by a fifth, so
 * that many jobs do not ask in step.
 */
export function pollDelayMs(elapsedMs: number, random: Random, toExpectedEndMs?: number): number {
  const steady = clamped(elapsedMs / 40);
  const nearEnd = toExpectedEndMs === undefined ? steady : clamped(Math.abs(toExpectedEndMs) / 10);
  return Math.round(Math.min(steady, nearEnd) * (0.8 + 0.4 * random()));
}

function clamped(ms: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, ms));
}

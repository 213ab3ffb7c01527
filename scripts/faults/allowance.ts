import type { ProxyLogEntry } from "../../test/bench/fault-proxy.ts";

/** Faults that leave a request with its answer. */
const HARMLESS: readonly string[] = ["delay", "trickle", "clock"];
/** So many attempts does one operation get. */
const ATTEMPTS = 6;
/** A stalled request costs a minute; a post step gives up after two and a half, and asks so often at least until then. */
const STALLS = 2;
const ATTEMPTS_IN_A_POST_STEP = 24;
/** Failed attempts that fit into the 10 s of a shutdown, with the pauses between them. */
const ATTEMPTS_IN_10_S = 2;

/** What the faults that a stretch of requests met allow an action not to do. */
export interface Allowance {
  /** Some request failed more often than it is repeated, or got a page that nobody asks for again. */
  readonly exhausted: boolean;
  /** The service did not answer within the time of a post step. */
  readonly unanswered: boolean;
  /** The service did not answer within the 10 s of a shutdown. */
  readonly unansweredIn10S: boolean;
}

export function allowanceOf(entries: readonly ProxyLogEntry[]): Allowance {
  const failed = entries.filter(hasFailed);
  const stalls = failed.filter(({ fault }) => fault?.startsWith("stall"));
  const limited = failed.filter(({ fault }) => fault === "429");
  const streak = longestStreak(entries);
  const exhausted = streak >= ATTEMPTS || failed.some(({ fault }) => fault === "html 200");
  return {
    exhausted,
    unanswered: streak >= ATTEMPTS_IN_A_POST_STEP || stalls.length >= STALLS,
    unansweredIn10S: failed.length >= ATTEMPTS_IN_10_S || stalls.length > 0 || limited.length > 0,
  };
}

function hasFailed({ fault }: ProxyLogEntry): boolean {
  return fault !== undefined && !HARMLESS.includes(fault);
}

/** How often in a row one and the same operation failed. */
function longestStreak(entries: readonly ProxyLogEntry[]): number {
  const streaks = new Map<string, number>();
  let longest = 0;
  for (const entry of entries) {
    const operation = `${entry.method} ${entry.path.split("?", 1)[0]}`;
    const streak = hasFailed(entry) ? (streaks.get(operation) ?? 0) + 1 : 0;
    streaks.set(operation, streak);
    longest = Math.max(longest, streak);
  }
  return longest;
}

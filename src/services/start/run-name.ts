import type { Random } from "../../base/clock.ts";
import { plainLine } from "../../base/untrusted-text.ts";

const TITLE_LENGTH = 100;
const NONCE_LENGTH = 12;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Which attempt of a step a run belongs to. */
export interface Attempt {
  /** What the step's runs have in common in every attempt (`attemptKey`). */
  readonly key: string;
  /** From 1. */
  readonly number: number;
}

/**
 * A name that no other run has, by which a run is found again: `title` with a mark of 12 random characters, which the
 * attempt stands before: `Nightly 4f8k2m9xqa-1-r3t5y7u9i1o3`. The title lacks what separates conditions and values
 * of a filter, and wildcards.
 */
export function uniqueRunName(title: string, random: Random, attempt?: Attempt): string {
  const nonce = Array.from({ length: NONCE_LENGTH }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]);
  const mark = [...(attempt ? [attempt.key, attempt.number] : []), nonce.join("")].join("-");
  return `${titleOf(title)} ${mark}`;
}

/** The part of a unique name that no other name holds, whatever a service makes of the title. */
export function markOf(runName: string): string {
  return runName.slice(runName.lastIndexOf(" ") + 1);
}

/** `title` as it stands in the names of runs. */
export function titleOf(title: string): string {
  const plain = plainLine(title.toWellFormed().replace(/[;|%*]+/g, "-"), Number.POSITIVE_INFINITY);
  return [...plain].slice(0, TITLE_LENGTH).join("").trim() || "Test run";
}

/** The attempt that a name given by `uniqueRunName` for this key tells; undefined for any other name. */
export function attemptIn(name: string, key: string): number | undefined {
  const match = new RegExp(`(?:^|\\s)${key}-([1-9]\\d{0,5})-[a-z0-9]{${NONCE_LENGTH}}$`).exec(name);
  return match ? Number(match[1]) : undefined;
}

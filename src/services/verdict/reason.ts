import { plainLine } from "../../base/untrusted-text.ts";
import type { Execution } from "./observed.ts";

const LISTED = 3;
const ITEM_LENGTH = 160;

/** The first three, and how many more there are. */
export function listed(items: readonly string[]): string {
  const shown = items
    .slice(0, LISTED)
    .map((item) => plainLine(item, ITEM_LENGTH))
    .join(", ");
  return items.length > LISTED ? `${shown} and ${items.length - LISTED} more` : shown;
}

/** An execution's name with the service's explanation, where there is one. */
export function named({ name, explanation }: Execution): string {
  return explanation ? `${name} (${explanation})` : name;
}

/** `all 12 tests`, or `the only test`. */
export function allOf(tests: number): string {
  return tests === 1 ? "the only test" : `all ${tests} tests`;
}

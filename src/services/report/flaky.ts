import { counted } from "../../base/counted.ts";
import { escapeMarkdown } from "./markdown.ts";

/** A device on which something failed in an earlier attempt and passed in the last one. */
export interface FlakyDevice {
  readonly device: string;
  /** Of the last attempt. */
  readonly id: number | undefined;
  readonly attempts: number;
  /** Whether the whole device run passed in the end. */
  readonly passed: boolean;
  /** The tests that did, each with its class or suite. */
  readonly tests: readonly string[];
}

const LISTED_TESTS = 20;

/** One line of Markdown per flaky device. What the service and the suites wrote is escaped. */
export function flakyLines(flaky: readonly FlakyDevice[]): string[] {
  return flaky.map(({ device, attempts, passed, tests }) => {
    const shown = tests.slice(0, LISTED_TESTS).map((name) => escapeMarkdown(name));
    if (tests.length > LISTED_TESTS) shown.push(`and ${tests.length - LISTED_TESTS} more`);
    const end = passed ? `passed after ${counted(attempts, "attempt")}` : "still fails otherwise";
    return `- ${escapeMarkdown(device)}: ${end}${shown.length > 0 ? `; ${shown.join(", ")}` : ""}`;
  });
}

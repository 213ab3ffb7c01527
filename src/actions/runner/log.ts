import * as core from "@actions/core";
import type { Logger } from "../../base/logger.ts";
import { plainText } from "../../base/untrusted-text.ts";

const MAX_LINE = 2_000;

/** Progress in the step's log. Whatever a message quotes, no line of it acts as a runner command. */
export const actionLogger: Logger = {
  debug: (message) => core.debug(inert(message)),
  info: (message) => core.info(inert(message)),
  notice: (message) => core.notice(inert(message)),
  warning: (message) => core.warning(inert(message)),
};

/**
 * Prints lines of a foreign log, each behind a visible prefix, so that none begins with `::command::`; `##[command]`, which
 * counts anywhere, is broken up.
 */
export function printForeignLines(prefix: string, lines: readonly string[]): void {
  const printable = lines.flatMap((line) => plainText(line).trimEnd().split("\n"));
  if (printable.length > 0) {
    core.info(printable.map((line) => inert(`${prefix} │ ${line.slice(0, MAX_LINE)}`)).join("\n"));
  }
}

/** Text none of whose lines is a command in either syntax. */
export function inert(text: string): string {
  return plainText(text)
    .replaceAll("##[", "# #[")
    .replace(/^(\s*)::/gm, "$1: :");
}

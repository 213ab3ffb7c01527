import { randomUUID } from "node:crypto";
import * as core from "@actions/core";
import type { Logger } from "../../base/logger.ts";
import { plainText } from "../../base/untrusted-text.ts";

/** Progress in the step's log. Whatever a message quotes, no line of it acts as a runner command. */
export const actionLogger: Logger = {
  debug: (message) => core.debug(inert(message)),
  info: (message) => core.info(inert(message)),
  notice: (message) => core.notice(inert(message)),
  warning: (message) => core.warning(inert(message)),
};

const MAX_LINE = 2_000;

/**
 * Prints lines of a foreign log, each behind a visible prefix, with workflow commands stopped meanwhile: the prefix
 * keeps `::command::` from standing at a line's start, and `##[command]`, which counts anywhere, is broken up.
 */
export function printForeignLines(prefix: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const token = randomUUID();
  const printable = lines.flatMap((line) => plainText(line).trimEnd().split("\n"));
  const marked = printable.map((line) => inert(`${prefix} │ ${line.slice(0, MAX_LINE)}`));
  core.info([`::stop-commands::${token}`, ...marked, `::${token}::`].join("\n"));
}

/** Text none of whose lines is a command in either syntax. */
export function inert(text: string): string {
  return plainText(text)
    .replaceAll("##[", "# #[")
    .replace(/^(\s*)::/gm, "$1: :");
}

import { formatDuration } from "../../base/duration.ts";
import type { TestCase } from "../../contract/results/junit-report.ts";
import type { Detail } from "./detail.ts";
import { collapsed, escapeMarkdown, preformatted } from "./markdown.ts";
import { outcomeOf } from "./outcome.ts";
import type { ReportedExecution } from "./report.ts";
import { fullTestName } from "./test-name.ts";

/** The failures of one execution, one block each, under a heading; nothing for one that is green. */
export function failureBlocks(execution: ReportedExecution, detail: Detail): string[] {
  const failing = execution.cases.filter(({ status }) => status === "failed");
  const { icon, word, isGreen } = outcomeOf(execution);
  if (isGreen && failing.length === 0) return [];
  const says = execution.message ? `: ${escapeMarkdown(execution.message, 1_000)}` : "";
  const id = execution.id === undefined ? "" : ` (${execution.id})`;
  const blocks = [`### ${escapeMarkdown(execution.name)}${id}\n\n${icon} ${word}${says}`];
  blocks.push(...failing.slice(0, detail.failures).map((test) => failureBlock(test, detail)));
  if (failing.length > detail.failures)
    blocks.push(`… and ${failing.length - detail.failures} more failing tests.`);
  return blocks;
}

function failureBlock(test: TestCase, { detailsLength }: Detail): string {
  const duration = test.durationMs === undefined ? "" : ` (${formatDuration(test.durationMs)})`;
  const message = test.message ? `: ${escapeMarkdown(test.message, 500)}` : "";
  const line = `❌ **${fullName(test)}**${duration}${message}`;
  if (!test.details || detailsLength === 0) return line;
  return `${line}\n\n${collapsed("Details", preformatted(test.details, detailsLength))}`;
}

/** A test's name with the class or suite it stands in, escaped. */
export function fullName(test: TestCase): string {
  return escapeMarkdown(fullTestName(test));
}

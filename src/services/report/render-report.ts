import type { Decision } from "../verdict/decision.ts";
import { DETAILS, type Detail } from "./detail.ts";
import { failureBlocks } from "./failures.ts";
import { flakyLines } from "./flaky.ts";
import { code, escapeMarkdown, link } from "./markdown.ts";
import { overview, worstFirst } from "./overview.ts";
import type { Place, Report } from "./report.ts";
import { slowestTests } from "./slowest.ts";

/** A job summary above 1 MiB is dropped whole, with an error. */
export const SUMMARY_BYTES = 900 * 1024;
const NOTE_BYTES = 200;
const ICONS: Readonly<Record<Decision["verdict"], string>> = { passed: "✅", failed: "❌", skipped: "➖" };

/**
 * The report as GitHub-flavoured Markdown: verdict, a table of executions, where the results are, failures, slowest tests.
 * What the service and the suites wrote is escaped. At most `maxBytes` of UTF-8: first the failures get shorter, then the
 * text ends after a whole row, saying how many are missing.
 */
export function renderReport(report: Report, maxBytes = SUMMARY_BYTES): string {
  let blocks: readonly Block[] = [];
  for (const detail of DETAILS) {
    blocks = blocksOf(report, detail);
    const text = joined(blocks);
    if (Buffer.byteLength(text) <= maxBytes) return text;
  }
  return cut(blocks, maxBytes);
}

/** A part of the text that is shown whole or not at all, with the line breaks before it. */
interface Block {
  readonly text: string;
  readonly before: "" | "\n" | "\n\n";
}

function blocksOf(report: Report, detail: Detail): Block[] {
  const { decision } = report;
  const kind = decision.failureKind ? ` (${decision.failureKind})` : "";
  const { head, rows } = overview(report);
  const failures = worstFirst(report.executions).flatMap((execution) => failureBlocks(execution, detail));
  const slowest = slowestTests(report);
  return [
    { text: `## ${escapeMarkdown(report.title)}`, before: "" },
    paragraph(
      `${ICONS[decision.verdict]} **${decision.verdict}**${kind}: ${escapeMarkdown(decision.reason, 1_000)}`,
    ),
    ...(rows.length > 0 ? [paragraph(head), ...rows.map((text) => ({ text, before: "\n" }) as const)] : []),
    ...listBlocks([...(report.notes ?? []).map(noteLine), ...report.places.map(placeLine)]),
    ...flakyBlocks(report),
    ...failures.map(paragraph),
    ...(slowest === undefined ? [] : [paragraph(slowest)]),
  ];
}

function listBlocks(lines: readonly string[]): Block[] {
  return lines.length > 0 ? [paragraph(lines.join("\n"))] : [];
}

function flakyBlocks({ flaky = [] }: Report): Block[] {
  const lines = flakyLines(flaky).map((text) => ({ text, before: "\n" }) as const);
  return lines.length === 0 ? [] : [paragraph("### Flaky\n"), ...lines];
}

function paragraph(text: string): Block {
  return { text, before: "\n\n" };
}

function noteLine(note: string): string {
  return `- ${escapeMarkdown(note, 300)}`;
}

function placeLine({ label, url, path }: Place): string {
  const where = path === undefined ? "" : `: ${code(path)}`;
  return `- ${link(label, url)}${where}`;
}

function cut(blocks: readonly Block[], maxBytes: number): string {
  let size = NOTE_BYTES;
  const end = blocks.findIndex((block) => {
    size += sizeOf(block);
    return size > maxBytes;
  });
  const missing = blocks.length - end;
  const note = `… ${missing} rows are left out, for a summary holds at most ${Math.floor(maxBytes / 1024)} KiB.`;
  return joined([...blocks.slice(0, end), paragraph(note)]);
}

function sizeOf({ text, before }: Block): number {
  return before.length + Buffer.byteLength(text);
}

function joined(blocks: readonly Block[]): string {
  return `${blocks.map(({ text, before }) => before + text).join("")}\n`;
}

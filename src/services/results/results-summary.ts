import { formatBytes } from "../../base/byte-size.ts";
import { code, escapeMarkdown, link, table } from "../report/markdown.ts";
import type { Place } from "../report/report.ts";
import type { DownloadedArchive, ResultsOutcome } from "./results-order.ts";

const MAX_ROWS = 500;
const MAX_PROBLEMS = 100;
const COLUMNS = [
  { heading: "", align: "left" },
  { heading: "Archive", align: "left" },
  { heading: "Run", align: "right" },
  { heading: "Device run", align: "left" },
  { heading: "Files", align: "right" },
  { heading: "Downloaded", align: "right" },
] as const;

/** What was fetched and where it is, as Markdown in which names of the service are only text. */
export function resultsSummary({ archives, failure }: ResultsOutcome, places: readonly Place[]): string {
  const whole = archives.filter(({ state, problems }) => state !== "missing" && problems.length === 0);
  const icon = failure === undefined ? "✅" : "❌";
  const rows = archives.slice(0, MAX_ROWS).map(rowOf);
  const hidden = archives.length - rows.length;
  return [
    "## Results",
    `${icon} ${whole.length} of ${archives.length} archives fetched.`,
    ...(rows.length > 0 ? [table(COLUMNS, rows)] : []),
    ...(hidden > 0 ? [`… and ${hidden} more archives.`] : []),
    ...problemList(failure === undefined ? [] : failure.explanation.split("\n")),
    places.map(placeLine).join("\n"),
  ].join("\n\n");
}

function rowOf({
  kind,
  runId,
  deviceRunId,
  device,
  state,
  problems,
  fileCount,
  sizeBytes,
}: DownloadedArchive) {
  const isWhole = state !== "missing" && problems.length === 0;
  const deviceRun =
    deviceRunId === null ? "all" : `${escapeMarkdown(device ?? "device run", 80)} (${deviceRunId})`;
  const cells = [code(kind), String(runId), deviceRun, String(fileCount), formatBytes(sizeBytes)];
  return [isWhole ? "✅" : "❌", ...cells];
}

function problemList(problems: readonly string[]): string[] {
  if (problems.length === 0) return [];
  const items = problems
    .slice(0, MAX_PROBLEMS)
    .map((problem) => `- ${escapeMarkdown(problem.replace(/^- /, ""), 1_000)}`);
  return [items.join("\n")];
}

function placeLine({ label, url, path }: Place): string {
  const where = path === undefined ? "" : `: ${code(path)}`;
  return `- ${link(label, url)}${where}`;
}

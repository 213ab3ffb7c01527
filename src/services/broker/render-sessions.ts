import { formatDuration } from "../../base/duration.ts";
import type { BrokerSession } from "../../contract/resources/broker.ts";
import { type Column, code, escapeMarkdown, link, table } from "../report/markdown.ts";
import type { CollectedSession } from "./collect-sessions.ts";

const COLUMNS: readonly Column[] = [
  { heading: "Device", align: "left" },
  { heading: "Session", align: "left" },
  { heading: "End", align: "left" },
  { heading: "Duration", align: "right" },
  { heading: "Files", align: "left" },
];
const ICONS: Readonly<Record<string, string>> = { SUCCEEDED: "✅", WARNING: "⚠️" };
const LISTED_FILES = 3;
const MAX_ROWS = 500;

/** The sessions of a suite as GitHub-flavoured Markdown; what the service wrote is escaped. */
export function renderSessions(
  sessions: readonly CollectedSession[],
  place: { readonly label: string; readonly url: string } | null,
): string {
  const rows = sessions.slice(0, MAX_ROWS).map(rowOf);
  const missing = sessions.length - rows.length;
  const problems = sessions.flatMap((one) => one.problems).slice(0, LISTED_FILES);
  return [
    "## Sessions of the automation broker",
    sessions.length === 0 ? "The suite opened no session." : table(COLUMNS, rows),
    ...(missing > 0 ? [`… and ${missing} more.`] : []),
    ...problems.map((problem) => `- ⚠️ ${escapeMarkdown(problem)}`),
    ...(place ? [`- ${link(place.label, place.url)}`] : []),
  ].join("\n\n");
}

function rowOf({ session, files }: CollectedSession): string[] {
  const { state, message, device, id, uiLink } = session;
  const word = `${ICONS[state ?? ""] ?? "❌"} ${escapeMarkdown((state ?? "unknown").toLowerCase(), 40)}`;
  const names = files.slice(0, LISTED_FILES).map((name) => code(name, 80));
  if (files.length > LISTED_FILES) names.push(`and ${files.length - LISTED_FILES} more`);
  return [
    escapeMarkdown(device?.displayName ?? "–", 80),
    link(String(id), uiLink ?? undefined),
    message ? `${word}: ${escapeMarkdown(message, 200)}` : word,
    durationOf(session),
    names.join(", ") || "–",
  ];
}

function durationOf({ startTime, endTime }: BrokerSession): string {
  if (!startTime || !endTime) return "–";
  return formatDuration(Math.max(0, endTime.getTime() - startTime.getTime()));
}

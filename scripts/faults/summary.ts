import type { FaultsReport } from "./rounds.ts";

/** The counts in one line, and how they came about in another. */
export function summaryOf(report: FaultsReport, seconds: number): string {
  const { rounds, problems, cancels, faults, excused, failedRounds } = report;
  const counts = Object.entries(problems).map(([kind, count]) => `${count} ${kind}s`);
  const lines = [
    `${rounds} rounds in ${seconds.toFixed(0)} s: ${faults} faults, ${cancels} cancels, ${excused} outside the promises`,
    ...(failedRounds.length > 0 ? [`rounds that failed: ${failedRounds.join(", ")}`] : []),
    counts.join(", "),
  ];
  return lines.join("\n");
}

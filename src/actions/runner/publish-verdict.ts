import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as core from "@actions/core";
import { executionRecords } from "../../services/report/execution-records.ts";
import { renderReport } from "../../services/report/render-report.ts";
import type { Place, Report } from "../../services/report/report.ts";
import type { Decision } from "../../services/verdict/decision.ts";
import { actionLogger } from "./log.ts";
import { type PublishedArtifact, publishArtifact } from "./publish-artifact.ts";
import type { ResultsValues } from "./results-inputs.ts";
import { fail } from "./run-action.ts";
import { writeSummary } from "./write-summary.ts";

/** The results of a step: the folder with them, and what becomes of it. */
export interface ResultsToPublish {
  readonly folder: string;
  readonly inputs: Omit<ResultsValues, "results-path">;
}

/**
 * The verdict first, then everything that may take time or fail: the artifact, the summary, the one error. Where the results
 * are stands in the summary behind the report's own places.
 */
export async function publishVerdict(report: Report, results: ResultsToPublish): Promise<void> {
  const { decision, title } = report;
  setVerdict(decision);
  core.setOutput("executions", JSON.stringify(executionRecords(report.executions)));
  const artifact = decision.failureKind === "cancelled" ? null : await keep(report, results);
  const places = [...report.places, placeOf(artifact, results)];
  await writeSummary(renderReport({ ...report, places }));
  if (decision.verdict === "failed") fail(`${title} failed (${decision.failureKind}): ${decision.reason}`);
  else actionLogger.info(`${title} ${decision.verdict}: ${decision.reason}`);
}

function placeOf(artifact: PublishedArtifact | null, { folder }: ResultsToPublish): Place {
  return artifact ? { label: artifact.name, url: artifact.url } : { label: "Results", path: folder };
}

function setVerdict({ verdict, failureKind, reason, successRatio, executionRatio, totals }: Decision): void {
  core.setOutput("verdict", verdict);
  core.setOutput("failure-kind", failureKind ?? "");
  core.setOutput("reason", reason);
  core.setOutput("success-ratio", successRatio);
  core.setOutput("execution-ratio", executionRatio);
  core.setOutput("tests-total", totals.executed);
  core.setOutput("tests-passed", totals.passed);
  core.setOutput("tests-failed", totals.failed);
  core.setOutput("tests-skipped", totals.skipped);
}

async function keep(report: Report, { folder, inputs }: ResultsToPublish): Promise<PublishedArtifact | null> {
  await writeFile(join(folder, "summary.md"), renderReport(report));
  if (!inputs["publish-artifact"]) return null;
  const artifact = await publishArtifact({
    name: inputs["artifact-name"],
    folder,
    retentionDays: inputs["artifact-retention-days"],
  });
  if (!artifact) return null;
  core.setOutput("artifact-id", artifact.id);
  core.setOutput("artifact-name", artifact.name);
  core.setOutput("artifact-url", artifact.url);
  return artifact;
}

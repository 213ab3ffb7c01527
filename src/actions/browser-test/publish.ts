import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as core from "@actions/core";
import type { BrowserTestOutcome } from "../../services/browser-run/browser-test.ts";
import { executionRecords } from "../../services/report/execution-records.ts";
import { renderReport } from "../../services/report/render-report.ts";
import type { Report } from "../../services/report/report.ts";
import type { Decision } from "../../services/verdict/decision.ts";
import { actionLogger } from "../runner/log.ts";
import { type PublishedArtifact, publishArtifact } from "../runner/publish-artifact.ts";
import { fail } from "../runner/run-action.ts";
import { writeSummary } from "../runner/write-summary.ts";
import type { BrowserTestInputs } from "./inputs.ts";

/** The verdict first, then everything that may take time or fail: the artifact, the summary, the one error. */
export async function publish(
  { decision, executions }: BrowserTestOutcome,
  inputs: BrowserTestInputs,
  resultsFolder: string,
): Promise<void> {
  setVerdict(decision);
  core.setOutput("executions", JSON.stringify(executionRecords(executions)));
  const report: Report = { title: "Browser test", subject: "Executor", decision, executions, places: [] };
  const artifact = decision.failureKind === "cancelled" ? null : await keep(report, inputs, resultsFolder);
  const place = artifact
    ? { label: artifact.name, url: artifact.url }
    : { label: "Results", path: resultsFolder };
  await writeSummary(renderReport({ ...report, places: [place] }));
  if (decision.verdict === "failed")
    fail(`Browser test failed (${decision.failureKind}): ${decision.reason}`);
  else actionLogger.info(`Browser test ${decision.verdict}: ${decision.reason}`);
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

async function keep(
  report: Report,
  inputs: BrowserTestInputs,
  folder: string,
): Promise<PublishedArtifact | null> {
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

import * as core from "@actions/core";
import { plainLine } from "../../base/untrusted-text.ts";
import type { StartOutcome } from "../../services/start/start-run.ts";

/** Outputs as soon as they are known: a step that fails later still has them. */
export function tellRun(outcome: StartOutcome): void {
  core.setOutput("run-id", outcome.runId);
  core.setOutput("run-name", plainLine(outcome.name));
  core.setOutput("run-url", outcome.url ?? "");
  core.setOutput("project-id", outcome.projectId);
  core.setOutput("user-id", outcome.userId);
  core.setOutput("reattached", outcome.reattached);
  core.setOutput("retried", outcome.retried);
  core.setOutput("earlier-results-path", outcome.earlierResults ?? "");
}

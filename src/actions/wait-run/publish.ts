import * as core from "@actions/core";
import type { Report, ReportedExecution } from "../../services/report/report.ts";
import type { WaitOutcome } from "../../services/run-wait/wait-for-runs.ts";
import { publishVerdict, type ResultsToPublish } from "../runner/publish-verdict.ts";

/** The states that have an output of their own, `devices-<name>`. */
const COUNTED = {
  succeeded: "succeeded",
  failed: "failed",
  warning: "warning",
  excluded: "excluded",
  aborted: "aborted",
  timeout: "timed-out",
} as const;

/** What became of the runs: the outputs of their own, then those that every verdict has. */
export async function publish(
  { pages, flaky, attempts, ...outcome }: WaitOutcome & Pick<Report, "notes">,
  inputs: ResultsToPublish["inputs"],
  folder: string,
): Promise<void> {
  setDeviceCounts(outcome.executions);
  core.setOutput("attempts", attempts);
  core.setOutput("flaky", JSON.stringify(flaky));
  const title = pages.length > 1 ? "Test runs" : "Test run";
  await publishVerdict({ title, subject: "Device", ...outcome, flaky, places: pages }, { folder, inputs });
}

function setDeviceCounts(executions: readonly ReportedExecution[]): void {
  core.setOutput("devices-total", executions.length);
  for (const [state, name] of Object.entries(COUNTED)) {
    core.setOutput(`devices-${name}`, executions.filter((one) => one.state === state).length);
  }
}

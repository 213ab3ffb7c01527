import type { BuildRecord, DeviceRunRecord, RunRecord } from "../../store/records.ts";
import { type Html, html } from "../html.ts";

/** How something stands or ended. Each has a colour and, because colours are not for everybody, its words. */
export type Tone =
  | "passed"
  | "failed"
  | "warning"
  | "timeout"
  | "aborted"
  | "excluded"
  | "running"
  | "waiting"
  | "unknown";

export interface Outcome {
  readonly tone: Tone;
  readonly label: string;
}

/**
 * A run that has ended is judged by its counts: the worst that happened on a device names it. A state that nobody
 * knows is shown as it is, and never as a success.
 */
export function outcomeOfRun(run: RunRecord): Outcome {
  if (run.state === "WAITING") return { tone: "waiting", label: "Waiting" };
  if (run.state === "RUNNING") return { tone: "running", label: "Running" };
  if (run.state !== "FINISHED") return { tone: "unknown", label: run.state };
  if (run.errorsDeviceCount > 0 || run.failedTestCaseCount > 0) return { tone: "failed", label: "Failed" };
  if (run.timeoutedDeviceCount > 0) return { tone: "timeout", label: "Timed out" };
  if (run.abortedDeviceCount > 0) return { tone: "aborted", label: "Aborted" };
  if (run.executedTestCaseCount === 0) return { tone: "excluded", label: "Nothing executed" };
  if (run.warningDeviceCount > 0) return { tone: "warning", label: "Warnings" };
  return { tone: "passed", label: "Passed" };
}

const DEVICE_RUN_STATES: Readonly<Record<string, Outcome>> = {
  WAITING: { tone: "waiting", label: "Waiting" },
  RUNNING: { tone: "running", label: "Running" },
  FINISHING: { tone: "running", label: "Finishing" },
  SUCCEEDED: { tone: "passed", label: "Succeeded" },
  FAILED: { tone: "failed", label: "Failed" },
  WARNING: { tone: "warning", label: "Warning" },
  ABORTED: { tone: "aborted", label: "Aborted" },
  TIMEOUT: { tone: "timeout", label: "Timed out" },
  EXCLUDED: { tone: "excluded", label: "Excluded" },
};

export function outcomeOfDeviceRun({ state }: DeviceRunRecord): Outcome {
  return DEVICE_RUN_STATES[state] ?? { tone: "unknown", label: state };
}

export function outcomeOfBuild({ state, status }: BuildRecord): Outcome {
  if (state === "CREATED") return { tone: "waiting", label: "Waiting" };
  if (state === "BUILDING") return { tone: "running", label: "Running" };
  if (status === "SUCCESS") return { tone: "passed", label: "Success" };
  if (status === "FAILURE") return { tone: "failed", label: "Failure" };
  if (status === "ABORTED") return { tone: "aborted", label: "Aborted" };
  return { tone: "unknown", label: status };
}

/** The outcome as a mark with its word. */
export function badge({ tone, label }: Outcome): Html {
  return html`<span class="badge ${tone}">${label}</span>`;
}

/** The outcome of what may have been simulated, in one piece. */
export function markedBadge(outcome: Outcome, record: { readonly simulated: boolean }): Html {
  return html`<span class="outcome">${badge(outcome)} ${simulatedMark(record)}</span>`;
}

/** Marks what a scenario played: nothing was tested. */
export function simulatedMark({ simulated }: { readonly simulated: boolean }): Html | false {
  return (
    simulated && html`<span class="mark" title="A scenario played it: no test was run.">simulated</span>`
  );
}

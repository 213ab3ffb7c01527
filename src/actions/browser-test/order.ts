import type { BrowserTestOrder } from "../../services/browser-run/browser-test.ts";
import { gateOf } from "../runner/gate-inputs.ts";
import type { BrowserTestInputs } from "./inputs.ts";

interface Folders {
  readonly resultsFolder: string;
  readonly scratchFolder: string;
}

/** The inputs as the order they stand for. */
export function orderOf(inputs: BrowserTestInputs, folders: Folders): BrowserTestOrder {
  const jobId = inputs["job-id"];
  const projectId = inputs["project-id"];
  const projectName = inputs["project-name"] ?? inputs["job-name"];
  return {
    ...folders,
    suitePath: inputs["suite-path"],
    allowSecretFiles: inputs["allow-secret-files"],
    generation: inputs["api-generation"],
    job: jobId === undefined ? { name: inputs["job-name"] ?? "" } : { id: jobId },
    project: projectId === undefined ? { name: projectName ?? "" } : { id: projectId },
    frameworkId: inputs["framework-id"],
    executors: inputs.executors,
    configuration: inputs.configuration ?? null,
    resultsConfig: (inputs["results-config"] as unknown[] | undefined) ?? [],
    timeoutMs: inputs.timeout,
    queueTimeoutMs: inputs["queue-timeout"],
    onTimeout: inputs["on-timeout"],
    onCancel: inputs["abort-on-cancel"] ? "abort" : "leave",
    liveLog: inputs["live-log"],
    gate: gateOf(inputs),
  };
}

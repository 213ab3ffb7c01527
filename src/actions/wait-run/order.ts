import type { WaitOrder } from "../../services/run-wait/wait-for-runs.ts";
import { gateOf } from "../runner/gate-inputs.ts";
import type { WaitRunInputs } from "./inputs.ts";

/** The inputs as the order they stand for; the runs come in or are started first. */
export function orderOf(
  inputs: Omit<WaitRunInputs, "project-id" | "run-id" | "earlier-results-path">,
  resultsFolder: string,
): Omit<WaitOrder, "runs" | "earlierFailures"> {
  return {
    generation: inputs["api-generation"],
    gate: gateOf(inputs),
    timeoutMs: inputs.timeout,
    queueTimeoutMs: inputs["queue-timeout"],
    onTimeout: inputs["on-timeout"],
    onCancel: inputs["abort-on-cancel"] ? "abort" : "leave",
    retryFailed: inputs["retry-failed"],
    resultsFolder,
  };
}

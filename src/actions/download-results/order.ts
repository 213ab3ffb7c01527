import type { ResultsOrder } from "../../services/results/results-order.ts";
import { runAddressesOf } from "../runner/run-inputs.ts";
import type { DownloadResultsInputs } from "./inputs.ts";

/** The inputs as the order they stand for. */
export function orderOf(inputs: DownloadResultsInputs, folder: string): ResultsOrder {
  return {
    folder,
    runs: runAddressesOf(inputs),
    archives: inputs.archives,
    by: inputs.by,
    deviceRunIds: inputs["device-run-ids"],
    extract: inputs.extract,
    unfinished: inputs.unfinished === "partial" ? "partial" : "refuse",
    concurrency: inputs.concurrency,
    prepareMs: inputs["prepare-timeout"],
  };
}

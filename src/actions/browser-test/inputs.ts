import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import { testGateInputs } from "../runner/gate-inputs.ts";
import {
  boolean,
  choice,
  defaulted,
  durationMs,
  json,
  list,
  required,
  text,
  wholeNumber,
} from "../runner/input-kinds.ts";
import type { InputRule } from "../runner/read-inputs.ts";
import { resultsInputs } from "../runner/results-inputs.ts";

/** The inputs of `actions/browser-test/action.yml`, where their defaults and prose are. */
export const browserTestInputs = z.object({
  ...connectionInputs,
  "suite-path": required(text, "Name the folder that has run-tests.sh at its root."),
  "allow-secret-files": defaulted(boolean),
  "api-generation": defaulted(choice("auto", "legacy", "current")),
  "job-id": wholeNumber(0),
  "job-name": text,
  "project-id": wholeNumber(0),
  "project-name": text,
  "framework-id": wholeNumber(0),
  executors: required(list, "Name one or more executors, or * for every one the service lists."),
  configuration: json,
  "results-config": json.refine(
    (value) => value === undefined || Array.isArray(value),
    "is not a JSON array.",
  ),
  timeout: defaulted(durationMs),
  "queue-timeout": durationMs,
  "on-timeout": defaulted(choice("abort", "leave")),
  "abort-on-cancel": defaulted(boolean),
  "live-log": defaulted(boolean),
  ...testGateInputs,
  ...resultsInputs,
});
export type BrowserTestInputs = z.output<typeof browserTestInputs>;

const jobIsNamed: InputRule = (given) =>
  given["job-id"] || given["job-name"] ? undefined : "job-name: is missing. Give job-name, or job-id.";

export const browserTestRules: readonly InputRule[] = [...connectionRules, jobIsNamed];

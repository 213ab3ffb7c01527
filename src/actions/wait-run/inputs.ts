import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import { gateInputs } from "../runner/gate-inputs.ts";
import { boolean, choice, defaulted, durationMs, text, wholeNumber } from "../runner/input-kinds.ts";
import type { InputRule } from "../runner/read-inputs.ts";
import { resultsInputs } from "../runner/results-inputs.ts";
import { runsInputs, runsRules } from "../runner/run-inputs.ts";

/** The inputs of `actions/wait-run/action.yml`, where their defaults and prose are. */
export const waitRunInputs = z.object({
  ...connectionInputs,
  "api-generation": defaulted(choice("auto", "legacy", "current")),
  ...runsInputs,
  timeout: defaulted(durationMs),
  "queue-timeout": durationMs,
  "on-timeout": defaulted(choice("abort", "leave")),
  "abort-on-cancel": defaulted(boolean),
  "retry-failed": defaulted(wholeNumber(0)),
  "earlier-results-path": text,
  ...gateInputs,
  ...resultsInputs,
});
export type WaitRunInputs = z.output<typeof waitRunInputs>;

export const waitRunRules: readonly InputRule[] = [...connectionRules, ...runsRules];

import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import { boolean, defaulted, idList, text } from "../runner/input-kinds.ts";
import type { InputRule } from "../runner/read-inputs.ts";
import { runInputs } from "../runner/run-inputs.ts";

/** The inputs of `actions/retry-run/action.yml`, where their defaults and prose are. */
export const retryRunInputs = z.object({
  ...connectionInputs,
  ...runInputs,
  "device-run-ids": idList,
  "only-failed": defaulted(boolean),
  "abort-on-cancel": defaulted(boolean),
  "job-status": text,
});

const idsOrFailed: InputRule = (given) =>
  given["device-run-ids"] && /^(?:true|yes|on)$/i.test(given["only-failed"] ?? "")
    ? "only-failed: says which device runs to retry, and device-run-ids does so, too. Give one of them."
    : undefined;

export const retryRunRules: readonly InputRule[] = [...connectionRules, idsOrFailed];

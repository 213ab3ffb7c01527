import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import type { InputRule } from "../runner/read-inputs.ts";
import { runsInputs, runsRules } from "../runner/run-inputs.ts";

/** The inputs of `actions/abort-run/action.yml`, where their defaults and prose are. */
export const abortRunInputs = z.object({ ...connectionInputs, ...runsInputs });

export const abortRunRules: readonly InputRule[] = [...connectionRules, ...runsRules];

import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import { deviceInputs, deviceRules } from "../runner/device-inputs.ts";
import type { InputRule } from "../runner/read-inputs.ts";

/** The inputs of `actions/devices/action.yml`, where their defaults and prose are. */
export const devicesInputs = z.object({ ...connectionInputs, ...deviceInputs });

export const devicesRules: readonly InputRule[] = [...connectionRules, ...deviceRules];

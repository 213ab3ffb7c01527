import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import { boolean, choice, defaulted, durationMs, json, text, wholeNumber } from "../runner/input-kinds.ts";
import type { InputRule } from "../runner/read-inputs.ts";

/** The inputs of `actions/broker/action.yml`, where their defaults and prose are. */
export const brokerInputs = z.object({
  ...connectionInputs,
  "broker-url": text,
  "browser-name": defaulted(text),
  device: text,
  "device-group": text,
  "os-type": choice("android", "ios", "desktop"),
  "os-version": text,
  "project-name": text,
  "session-name": text,
  "multi-session-wait": durationMs,
  capabilities: json.refine(
    (value) => value === undefined || (typeof value === "object" && value !== null && !Array.isArray(value)),
    "is not a JSON object.",
  ),
  "wait-for-device": durationMs,
  "ticket-lifetime": defaulted(durationMs),
  "end-sessions": defaulted(boolean),
  "publish-artifact": defaulted(boolean),
  "artifact-name": defaulted(text),
  "artifact-retention-days": wholeNumber(1),
});
export type BrokerInputs = z.output<typeof brokerInputs>;

export const brokerRules: readonly InputRule[] = connectionRules;

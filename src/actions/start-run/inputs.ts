import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import { deviceInputs, deviceRules } from "../runner/device-inputs.ts";
import { eventTagKinds } from "../runner/event-tags.ts";
import { boolean, choice, defaulted, list, text, wholeNumber } from "../runner/input-kinds.ts";
import { runParameters } from "./parameter-input.ts";
import { settingInputs, word } from "./setting-inputs.ts";
import { startRules } from "./start-rules.ts";

/** The inputs of `actions/start-run/action.yml`, where their defaults and prose are. */
export const startRunInputs = z.object({
  ...connectionInputs,
  "api-generation": defaulted(choice("auto", "legacy", "current")),
  "project-id": wholeNumber(0),
  "project-name": text,
  name: text,
  "app-file-id": wholeNumber(0),
  "test-file-id": wholeNumber(0),
  "data-file-id": wholeNumber(0),
  ...deviceInputs,
  "framework-id": wholeNumber(0),
  "os-type": word("ANDROID", "IOS", "DESKTOP", "UNDEFINED"),
  parameters: runParameters,
  ...settingInputs,
  tags: list,
  "event-tags": eventTagKinds,
  "dry-run": defaulted(boolean),
  "on-rerun": defaulted(choice("continue", "fresh")),
  "abort-on-cancel": defaulted(boolean),
  "matrix-index": text,
  "job-status": text,
});
export type StartRunInputs = z.output<typeof startRunInputs>;

export const startRunRules = [...connectionRules, ...deviceRules, ...startRules];

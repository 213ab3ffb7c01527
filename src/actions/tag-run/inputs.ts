import * as z from "zod";
import { connectionInputs, connectionRules } from "../runner/connection-inputs.ts";
import { eventTagKinds } from "../runner/event-tags.ts";
import { list } from "../runner/input-kinds.ts";
import type { InputRule } from "../runner/read-inputs.ts";
import { runsInputs, runsRules } from "../runner/run-inputs.ts";

/** The inputs of `actions/tag-run/action.yml`, where their defaults and prose are. */
export const tagRunInputs = z.object({
  ...connectionInputs,
  ...runsInputs,
  tags: list,
  "event-tags": eventTagKinds,
});

const tagsAreGiven: InputRule = (given) =>
  given.tags || given["event-tags"] ? undefined : "tags: is missing. Give tags, or event-tags.";

export const tagRunRules: readonly InputRule[] = [...connectionRules, ...runsRules, tagsAreGiven];

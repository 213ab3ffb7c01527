import * as core from "@actions/core";
import { systemClock } from "../../base/clock.ts";
import { tagRuns } from "../../services/runs/tag-runs.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { eventTags } from "../runner/event-tags.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { pass, runAction, skip } from "../runner/run-action.ts";
import { runAddressesOf } from "../runner/run-inputs.ts";
import { tagRunInputs, tagRunRules } from "./inputs.ts";

/** `actions/tag-run`: says on a run what it has tested. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("tag-run", tagRunInputs, tagRunRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const { "event-tags": kinds = [], tags: given = [] } = inputs;
    const tags = [...new Set([...given, ...(await eventTags(kinds, process.env))])];
    const tools = { client, logger: actionLogger, clock: systemClock, random: Math.random };
    await tagRuns(runAddressesOf(inputs), tags, { ...tools, signal: cancel.signal });
    core.setOutput("tags", tags.join("\n"));
    pass(tags.length === 0 ? "the event has none of these facts" : `${tags.length} tags set`);
  });
}

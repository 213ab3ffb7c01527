import * as core from "@actions/core";
import { systemClock } from "../../base/clock.ts";
import { abortRuns } from "../../services/runs/abort-runs.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { pass, runAction, skip } from "../runner/run-action.ts";
import { runAddressesOf } from "../runner/run-inputs.ts";
import { abortRunInputs, abortRunRules } from "./inputs.ts";

/** `actions/abort-run`: stops runs that another step started. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("abort-run", abortRunInputs, abortRunRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const tools = { client, logger: actionLogger, clock: systemClock, random: Math.random };
    const runs = runAddressesOf(inputs);
    const hadEnded = new Map<number, boolean>();
    const idsWhere = (ended: boolean) =>
      runs.flatMap(({ runId }) => (hadEnded.get(runId) === ended ? runId : []));
    await abortRuns(runs, { ...tools, signal: cancel.signal }, (aborted) => {
      hadEnded.set(aborted.runId, aborted.hadEnded);
      core.setOutput("aborted-run-ids", idsWhere(false).join(","));
      core.setOutput("ended-run-ids", idsWhere(true).join(","));
    });
    pass(`${idsWhere(false).length} runs aborted, ${idsWhere(true).length} had ended already`);
  });
}

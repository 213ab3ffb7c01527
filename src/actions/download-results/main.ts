import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import { systemClock } from "../../base/clock.ts";
import { downloadResults } from "../../services/results/download-results.ts";
import { openResultsFolder } from "../../services/results/results-folder.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAction, skip } from "../runner/run-action.ts";
import { downloadResultsInputs, downloadResultsRules } from "./inputs.ts";
import { orderOf } from "./order.ts";
import { publish } from "./publish.ts";

/** `actions/download-results`: runs that have ended in, their archives out. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("download-results", downloadResultsInputs, downloadResultsRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const resultsFolder = await openResultsFolder(inputs["results-path"] ?? (await freshFolder()));
    core.setOutput("results-path", resultsFolder);
    const tools = { client, logger: actionLogger, clock: systemClock, signal: cancel.signal };
    const outcome = await downloadResults(orderOf(inputs, resultsFolder), tools);
    await publish(outcome, inputs, resultsFolder);
  });
}

async function freshFolder(): Promise<string> {
  return join(await mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), "download-results-")), "results");
}

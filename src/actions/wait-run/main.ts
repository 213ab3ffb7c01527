import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import { systemClock } from "../../base/clock.ts";
import { openResultsFolder } from "../../services/results/results-folder.ts";
import { waitForRuns } from "../../services/run-wait/wait-for-runs.ts";
import { readEarlierFailures } from "../../services/start/earlier-failures.ts";
import { keepCheckpoint } from "../runner/checkpoint-state.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAction, skip } from "../runner/run-action.ts";
import { runAddressesOf } from "../runner/run-inputs.ts";
import { waitRunInputs, waitRunRules } from "./inputs.ts";
import { orderOf } from "./order.ts";
import { publish } from "./publish.ts";

/** `actions/wait-run`: runs that were started in, a verdict out. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("wait-run", waitRunInputs, waitRunRules);
    const { "earlier-results-path": earlier } = inputs;
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const fresh = () => mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), "wait-run-"));
    const resultsFolder = await openResultsFolder(inputs["results-path"] ?? (await fresh()));
    core.setOutput("results-path", resultsFolder);
    const tools = { client, logger: actionLogger, clock: systemClock, random: Math.random };
    const listener = { checkpoint: keepCheckpoint };
    const order = {
      ...orderOf(inputs, resultsFolder),
      runs: runAddressesOf(inputs),
      earlierFailures: earlier === undefined ? [] : await readEarlierFailures(earlier),
    };
    const outcome = await waitForRuns(order, { ...tools, signal: cancel.signal }, listener);
    await publish(outcome, inputs, resultsFolder);
  });
}

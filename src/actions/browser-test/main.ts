import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import { systemClock } from "../../base/clock.ts";
import type { Home } from "../../services/browser-run/backend.ts";
import { browserTest } from "../../services/browser-run/browser-test.ts";
import { openResultsFolder } from "../../services/results/results-folder.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger, printForeignLines } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAction, skip } from "../runner/run-action.ts";
import { keepCheckpoint } from "./checkpoint-state.ts";
import { browserTestInputs, browserTestRules } from "./inputs.ts";
import { orderOf } from "./order.ts";
import { publish } from "./publish.ts";

/** `actions/browser-test`: a suite in, a verdict out. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("browser-test", browserTestInputs, browserTestRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const scratch = await mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), "browser-test-"));
    const resultsFolder = await openResultsFolder(inputs["results-path"] ?? join(scratch, "results"));
    core.setOutput("results-path", resultsFolder);
    const tools = {
      client,
      logger: actionLogger,
      clock: systemClock,
      random: Math.random,
      signal: cancel.signal,
    };
    const order = orderOf(inputs, { resultsFolder, scratchFolder: join(scratch, "package") });
    const outcome = await browserTest(order, tools, {
      prepared: tellIds,
      checkpoint: keepCheckpoint,
      started({ ids, ...home }) {
        tellIds(home);
        core.setOutput("build-ids", ids.join(","));
      },
      printed: (target, lines) => printForeignLines(target.name, lines),
    });
    await rm(order.scratchFolder, { recursive: true, force: true });
    await publish(outcome, inputs, resultsFolder);
  });
}

/** Ids are outputs as soon as they are known: a step that fails later still has them. */
function tellIds(ids: Home & { readonly fileId?: number }): void {
  const outputs = {
    "job-id": ids.jobId,
    "project-id": ids.projectId,
    "run-id": ids.runId,
    "file-id": ids.fileId,
  };
  for (const [name, id] of Object.entries(outputs)) if (id !== undefined) core.setOutput(name, id);
}

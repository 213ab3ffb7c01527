import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as core from "@actions/core";
import { systemClock } from "../../base/clock.ts";
import type { Client } from "../../client/client.ts";
import type { Home } from "../../services/browser-run/backend.ts";
import { browserTest } from "../../services/browser-run/browser-test.ts";
import { openResultsFolder } from "../../services/results/results-folder.ts";
import { keepCheckpoint } from "../runner/checkpoint-state.ts";
import { actionLogger, printForeignLines } from "../runner/log.ts";
import { publishVerdict } from "../runner/publish-verdict.ts";
import type { BrowserTestInputs } from "./inputs.ts";
import { orderOf } from "./order.ts";

/** Runs a suite on browsers and publishes what became of it. */
export async function runSuite(
  inputs: BrowserTestInputs,
  client: Client,
  signal: AbortSignal,
): Promise<void> {
  const scratch = await mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), "browser-test-"));
  const resultsFolder = await openResultsFolder(inputs["results-path"] ?? join(scratch, "results"));
  core.setOutput("results-path", resultsFolder);
  const tools = { client, logger: actionLogger, clock: systemClock, random: Math.random, signal };
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
  const report = { title: "Browser test", subject: "Executor", places: [], ...outcome } as const;
  await publishVerdict(report, { folder: resultsFolder, inputs });
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

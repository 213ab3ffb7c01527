import * as core from "@actions/core";
import type { RunTools } from "../../services/runs/run-tools.ts";
import { dryRunMarkdown } from "../../services/start/dry-run-markdown.ts";
import { dryRunText } from "../../services/start/dry-run-text.ts";
import { effectiveRun } from "../../services/start/effective-run.ts";
import type { RunOrder } from "../../services/start/run-order.ts";
import { actionLogger } from "../runner/log.ts";
import { writeSummary } from "../runner/write-summary.ts";

/** Says what would be started, in the log and the job summary. There is no run, and so no verdict. */
export async function tellDryRun(order: RunOrder, tools: RunTools): Promise<void> {
  core.setOutput("dry-run", true);
  const run = await effectiveRun(order, tools);
  actionLogger.info(dryRunText(run));
  await writeSummary(dryRunMarkdown(run));
  core.setOutput("device-ids", (run.devices.devices ?? []).map(({ id }) => id).join(","));
}

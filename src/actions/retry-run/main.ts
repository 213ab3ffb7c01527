import * as core from "@actions/core";
import { systemClock } from "../../base/clock.ts";
import { type RetryOrder, retryRun } from "../../services/runs/retry-run.ts";
import type { RunCheckpoint } from "../../services/start/run-checkpoint.ts";
import { keepCheckpoint } from "../runner/checkpoint-state.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { pass, runAction, skip } from "../runner/run-action.ts";
import { runAddressOf } from "../runner/run-inputs.ts";
import { retryRunInputs, retryRunRules } from "./inputs.ts";

/** `actions/retry-run`: runs again what a run did on its devices, or on some of them. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("retry-run", retryRunInputs, retryRunRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const tools = { client, logger: actionLogger, clock: systemClock, random: Math.random };
    let last: RunCheckpoint | undefined;
    const order: RetryOrder = {
      run: runAddressOf(inputs),
      which: inputs["device-run-ids"] ?? (inputs["only-failed"] ? "failed" : "all"),
      onCancel: inputs["abort-on-cancel"] ? "abort" : "leave",
      checkpoint(checkpoint) {
        last = checkpoint;
        keepCheckpoint(checkpoint);
      },
    };
    const retried = await retryRun(order, { ...tools, signal: cancel.signal });
    // From here on only a cancelled job stops the run: later steps have it.
    if (last) keepCheckpoint({ ...last, handedOver: true } satisfies RunCheckpoint);
    core.setOutput("retried-count", retried.length);
    pass(`${retried.length} device runs retried`);
  });
}

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { systemClock } from "../../base/clock.ts";
import type { RunCheckpoint } from "../../services/start/run-checkpoint.ts";
import { startRun } from "../../services/start/start-run.ts";
import { keepCheckpoint } from "../runner/checkpoint-state.ts";
import { connect } from "../runner/connect.ts";
import { hasNoCredentials } from "../runner/connection-inputs.ts";
import { interruption } from "../runner/interruption.ts";
import { actionLogger } from "../runner/log.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { runAction, skip } from "../runner/run-action.ts";
import { tellDryRun } from "./dry-run.ts";
import { startRunInputs, startRunRules } from "./inputs.ts";
import { orderOf } from "./order.ts";
import { tellRun } from "./tell-run.ts";

/** `actions/start-run`: starts one run, and leaves it to later steps. */
export async function main(): Promise<void> {
  await runAction(async () => {
    using cancel = interruption();
    const inputs = readInputs("start-run", startRunInputs, startRunRules);
    if (hasNoCredentials(inputs)) return skip();
    await using client = await connect(inputs);
    const scratch = await mkdtemp(join(process.env.RUNNER_TEMP ?? tmpdir(), "start-run-"));
    const order = await orderOf(inputs, { scratch, env: process.env });
    const tools = { client, logger: actionLogger, clock: systemClock, random: Math.random };
    if (inputs["dry-run"]) return await tellDryRun(order, { ...tools, signal: cancel.signal });
    let last: RunCheckpoint | undefined;
    const outcome = await startRun(
      order,
      { ...tools, signal: cancel.signal },
      {
        checkpoint(checkpoint) {
          last = checkpoint;
          keepCheckpoint(checkpoint);
        },
        started: tellRun,
      },
    );
    // From here on only a cancelled job stops the run: later steps have it.
    if (last) keepCheckpoint({ ...last, handedOver: true } satisfies RunCheckpoint);
    actionLogger.info(
      outcome.url ? `The run's page: ${outcome.url}` : "The service tells no page of the run.",
    );
  });
}

import { type Clock, systemClock } from "../../base/clock.ts";
import { asDeviceCloudError } from "../../base/errors.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import { type ConnectionValues, connect } from "./connect.ts";
import { hasNoCredentials } from "./connection-inputs.ts";
import { actionLogger } from "./log.ts";

export interface StopTools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

interface PostStep<I> {
  readonly read: () => I;
  /** Whether there is anything to stop, now that the inputs are known; without it, there is. */
  isNeeded?(inputs: I): boolean;
  stop(tools: StopTools, inputs: I): Promise<unknown>;
  /** What the log warns of when this fails, as a clause. */
  readonly atRisk: string;
}

/** An action without `abort-on-cancel` always stops what it left. */
type PostValues = ConnectionValues & { readonly "abort-on-cancel"?: boolean };

/** Post steps have five minutes in all; the others need some of them. */
const WITHIN_MS = 150_000;

/** Stops what a main step left behind, unless `abort-on-cancel` says to leave it. Never fails the job. */
export async function stopInPost<I extends PostValues>(step: PostStep<I>): Promise<void> {
  try {
    const inputs = step.read();
    if (inputs["abort-on-cancel"] === false || hasNoCredentials(inputs)) return;
    if (step.isNeeded && !step.isNeeded(inputs)) return;
    await using client = await connect(inputs);
    const signal = AbortSignal.timeout(WITHIN_MS);
    await step.stop({ client, logger: actionLogger, clock: systemClock, signal }, inputs);
  } catch (error) {
    actionLogger.warning(`${step.atRisk}: ${asDeviceCloudError(error).explanation}`);
  }
}

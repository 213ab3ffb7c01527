import type { Clock } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import type { Client } from "../../client/client.ts";
import { stopRun } from "../start/stop-run.ts";
import { stopBuilds } from "./builds/stop-builds.ts";
import type { Checkpoint } from "./checkpoint.ts";

interface Tools {
  readonly client: Client;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Stops what a step that came to no end may have left behind. Never throws: what goes on is warned about. */
export async function stopLeftOver(checkpoint: Checkpoint, tools: Tools): Promise<void> {
  const patient = { ...tools, lookOut: "until-settled" } as const;
  if (checkpoint.kind === "builds") await stopBuilds(checkpoint, patient);
  else await stopRun(checkpoint, patient);
}

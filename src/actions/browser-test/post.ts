import { type Checkpoint, hasUnsettled } from "../../services/browser-run/checkpoint.ts";
import { stopLeftOver } from "../../services/browser-run/stop-left-over.ts";
import { keptCheckpoint } from "../runner/checkpoint-state.ts";
import { readInputs } from "../runner/read-inputs.ts";
import { stopInPost } from "../runner/stop-in-post.ts";
import { browserTestInputs, browserTestRules } from "./inputs.ts";

/** Stops what a main step started that was interrupted before its end. Never fails the job. */
export async function main(): Promise<void> {
  const checkpoint = keptCheckpoint<Checkpoint>();
  if (!checkpoint || !hasUnsettled(checkpoint)) return;
  await stopInPost({
    read: () => readInputs("browser-test", browserTestInputs, browserTestRules),
    stop: (tools) => stopLeftOver(checkpoint, tools),
    atRisk: "Builds may still be running",
  });
}

import { isToBeStopped, type RunCheckpoint } from "../../services/start/run-checkpoint.ts";
import { stopRun } from "../../services/start/stop-run.ts";
import { keptCheckpoint } from "./checkpoint-state.ts";
import type { ConnectionValues } from "./connect.ts";
import { stopInPost } from "./stop-in-post.ts";

interface PostValues extends ConnectionValues {
  readonly "abort-on-cancel": boolean;
  readonly "job-status"?: string | undefined;
}

/**
 * Stops the run whose checkpoint the main step kept: when the job was cancelled, or the main step did not come to its end. A
 * run left to later steps goes on after a successful and a failed job. Never fails the job.
 */
export async function stopRunInPost(read: () => PostValues): Promise<void> {
  const checkpoint = keptCheckpoint<RunCheckpoint>();
  if (!checkpoint) return;
  await stopInPost({
    read,
    isNeeded: (inputs) => isToBeStopped(checkpoint, inputs["job-status"] === "cancelled"),
    stop: (tools) => stopRun(checkpoint, { ...tools, lookOut: "until-settled" }),
    atRisk: "A test run may still be under way",
  });
}

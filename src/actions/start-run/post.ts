import { readInputs } from "../runner/read-inputs.ts";
import { stopRunInPost } from "../runner/stop-run-in-post.ts";
import { startRunInputs, startRunRules } from "./inputs.ts";

/** Stops the run when the job was cancelled, or the main step was interrupted before its end. */
export async function main(): Promise<void> {
  await stopRunInPost(() => readInputs("start-run", startRunInputs, startRunRules));
}

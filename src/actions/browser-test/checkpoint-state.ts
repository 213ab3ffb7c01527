import * as core from "@actions/core";
import type { Checkpoint } from "../../services/browser-run/checkpoint.ts";

const NAME = "checkpoint";

/** Keeps what the post step needs to stop the builds, should this step not come to its end. */
export function keepCheckpoint(checkpoint: Checkpoint): void {
  core.saveState(NAME, JSON.stringify(checkpoint));
}

/** What the main step kept last; undefined when it came not so far. */
export function keptCheckpoint(): Checkpoint | undefined {
  const kept = core.getState(NAME);
  return kept === "" ? undefined : (JSON.parse(kept) as Checkpoint);
}

import * as core from "@actions/core";

const NAME = "checkpoint";

/** Keeps what the post step needs to stop what this step starts, should it not come to its end. */
export function keepCheckpoint(checkpoint: object): void {
  core.saveState(NAME, JSON.stringify(checkpoint));
}

/** What the main step kept last; undefined when it came not so far. */
export function keptCheckpoint<C extends object>(): C | undefined {
  const kept = core.getState(NAME);
  return kept === "" ? undefined : (JSON.parse(kept) as C);
}

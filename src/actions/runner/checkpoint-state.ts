import * as core from "@actions/core";

const NAME = "checkpoint";
const ENDED = "ended";

/** Keeps what the post step needs to stop what this step starts, should it not come to its end. */
export function keepCheckpoint(checkpoint: object): void {
  core.saveState(NAME, JSON.stringify(checkpoint));
}

/** What the main step kept last; undefined when it came not so far. */
export function keptCheckpoint<C extends object>(): C | undefined {
  const kept = core.getState(NAME);
  return kept === "" ? undefined : (JSON.parse(kept) as C);
}

/** Keeps that the main step came to its own end, whichever it was. */
export function keepEnd(): void {
  core.saveState(ENDED, "true");
}

/** Whether the main step came to its own end. It may be killed before it has kept anything. */
export function cameToItsEnd(): boolean {
  return core.getState(ENDED) === "true";
}

import * as core from "@actions/core";

const NAME = "ticket-id";

/** Keeps the ticket's id, which is no secret, for the post step. */
export function keepTicket(id: number): void {
  core.saveState(NAME, String(id));
}

/** Undefined when the main step issued no ticket. */
export function keptTicket(): number | undefined {
  const kept = core.getState(NAME);
  return kept === "" ? undefined : Number(kept);
}

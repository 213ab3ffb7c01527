import type { Clock } from "../../../base/clock.ts";
import { owned } from "../../access/owned.ts";
import type { Sessions } from "../../access/sessions.ts";
import { badRequest } from "../../refusals.ts";
import type { TokenRecord, UserRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import type { Broker } from "../broker.ts";

/** How long a ticket opens sessions, in seconds (docs/decisions.md, The automation broker). */
export const TICKET_SECONDS = { usual: 3_600, most: 86_400 } as const;

/**
 * A new ticket of an account, for so many seconds. Its token is a secret that nobody is told again.
 * @throws {DeviceCloudError} `refused` with status 400 for a time that no ticket has.
 */
export function issueTicket(
  sessions: Sessions,
  user: UserRecord,
  seconds: number = TICKET_SECONDS.usual,
): { readonly token: string; readonly record: TokenRecord } {
  if (seconds >= 1 && seconds <= TICKET_SECONDS.most) return sessions.issueTicket(user, seconds);
  throw badRequest(`seconds is ${seconds}; it takes 1 to ${TICKET_SECONDS.most}.`);
}

/** The tickets of an account that still open sessions, the newest first. */
export function ticketsOf(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  user: UserRecord,
): readonly TokenRecord[] {
  return store.tokens.in({}).select({
    where: [
      { sql: "json_extract(doc, '$.userId') = ?", values: [user.id] },
      { sql: "json_extract(doc, '$.use') = 'ticket'", values: [] },
      { sql: "json_extract(doc, '$.expireTime') > ?", values: [clock.now()] },
    ],
    orderBy: [{ sql: "id DESC", values: [] }],
  });
}

/**
 * Takes a ticket back and ends the sessions that it opened. One that is gone already is no fault.
 * @throws {DeviceCloudError} `forbidden` for another account's.
 */
export async function revokeTicket(
  { store, broker }: { readonly store: Store; readonly broker: Broker },
  user: UserRecord,
  ticketId: number,
): Promise<void> {
  if (store.tokens.get(ticketId)?.use !== "ticket") return;
  owned(store.tokens, "ticket", ticketId, { user });
  store.tokens.delete(ticketId);
  await broker.endTicket(ticketId, `Ended by ${user.name}, with its ticket.`);
}

import { BROKER_ROOTS } from "../../contract/broker.ts";
import { operations } from "../../contract/operations/index.ts";
import { owned } from "../access/owned.ts";
import { splitCapabilities } from "../broker/capabilities/session-wish.ts";
import { WebDriverError } from "../broker/webdriver-error.ts";
import { badRequest } from "../refusals.ts";
import type { RunRecord } from "../store/records.ts";
import { inlineRecords } from "../store/selection.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { deviceSessionOf, presentDeviceSession } from "./present-device-session.ts";

const { issueTicket, revokeTicket, sessions, availability } = operations.broker;

const DEFAULT_TICKET_SECONDS = 3_600;
const MAX_TICKET_SECONDS = 86_400;
const DRIVEN_BY = "json_extract(doc, '$.session.userId') = ?";

/** Tickets and sessions of the automation broker (docs/decisions.md, The automation broker). */
export const brokerHandlers: readonly Handler[] = [
  handle(issueTicket, ({ caller, query, origin }, { sessions: tokens }) => {
    const { seconds = DEFAULT_TICKET_SECONDS } = query;
    if (seconds < 1 || seconds > MAX_TICKET_SECONDS) {
      throw badRequest(`seconds is ${seconds}; it takes 1 to ${MAX_TICKET_SECONDS}.`);
    }
    const { token, record } = tokens.issueTicket(caller.user, seconds);
    const expireTime = new Date(record.expireTime);
    return { id: record.id, ticket: token, expireTime, expiresIn: seconds, brokerUrl: brokerUrl(origin) };
  }),
  handle(revokeTicket, async ({ caller, ids: { ticketId } }, { store, broker }) => {
    const ticket = store.tokens.get(ticketId);
    if (ticket?.use !== "ticket") return undefined;
    owned(store.tokens, "ticket", ticketId, caller);
    store.tokens.delete(ticketId);
    await broker.endTicket(ticketId, `Ended by ${caller.user.name}, with its ticket.`);
    return undefined;
  }),
  handle(sessions, ({ caller, selection, origin }, { store, devices }) => {
    const own = [{ sql: DRIVEN_BY, values: [caller.user.id] }];
    const runs = new Map<number, RunRecord | undefined>();
    const records = store.deviceRuns
      .in({})
      .select({ where: own })
      .flatMap((deviceRun) => {
        const run = runs.get(deviceRun.runId) ?? store.runs.get(deviceRun.runId);
        runs.set(deviceRun.runId, run);
        const ticketId = deviceRun.session?.ticketId ?? null;
        return run ? [{ ...deviceSessionOf(deviceRun, run), ticketId }] : [];
      });
    return listing(inlineRecords(store.database, records), selection, ({ ticketId, ...session }) => ({
      ...presentDeviceSession(session, { devices, origin }),
      ticketId,
    }));
  }),
  handle(availability, ({ caller, query, origin }, { broker }) => {
    const named = Object.entries(query).map(([name, value]) => [`cloud:${name}`, value]);
    return told(() => {
      const asked = splitCapabilities(Object.fromEntries(named));
      return { ...broker.availability(asked, caller.user), brokerUrl: brokerUrl(origin) };
    });
  }),
];

/** What the broker refuses in its own words, in those of the API. */
function told<T>(ask: () => T): T {
  try {
    return ask();
  } catch (error) {
    throw error instanceof WebDriverError ? badRequest(error.message) : error;
  }
}

function brokerUrl(origin: string): string {
  return origin + BROKER_ROOTS[0];
}

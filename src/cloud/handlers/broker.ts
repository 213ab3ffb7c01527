import { operations } from "../../contract/operations/index.ts";
import { issueTicket as issue, revokeTicket as revoke } from "../broker/access/tickets.ts";
import { brokerAddress } from "../broker/broker-address.ts";
import { splitCapabilities } from "../broker/capabilities/session-wish.ts";
import { WebDriverError } from "../broker/webdriver-error.ts";
import { badRequest } from "../refusals.ts";
import type { RunRecord } from "../store/records.ts";
import { inlineRecords } from "../store/selection.ts";
import { type Handler, handle, listing } from "./handler.ts";
import { deviceSessionOf, presentDeviceSession } from "./present-device-session.ts";

const { issueTicket, revokeTicket, sessions, availability } = operations.broker;

const DRIVEN_BY = "json_extract(doc, '$.session.userId') = ?";

/** Tickets and sessions of the automation broker (docs/decisions.md, The automation broker). */
export const brokerHandlers: readonly Handler[] = [
  handle(issueTicket, ({ caller, query, origin }, { sessions: tokens, clock }) => {
    const { token, record } = issue(tokens, caller.user, query.seconds);
    const expireTime = new Date(record.expireTime);
    const expiresIn = Math.round((record.expireTime - clock.now()) / 1_000);
    return { id: record.id, ticket: token, expireTime, expiresIn, brokerUrl: brokerAddress(origin) };
  }),
  handle(revokeTicket, async ({ caller, ids: { ticketId } }, cloud) => {
    await revoke(cloud, caller.user, ticketId);
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
      return { ...broker.availability(asked, caller.user), brokerUrl: brokerAddress(origin) };
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

import { created, deleted, listed, ok, operation } from "../operation.ts";
import { int32, text } from "../params.ts";
import { brokerAvailability, brokerSession, brokerTicket } from "../resources/broker.ts";

/** The sessions themselves speak W3C WebDriver, at addresses of their own: `src/contract/broker.ts`. */
const extension = { source: "docs/decisions.md: The automation broker", extension: true } as const;

export const issueTicket = operation({
  ...extension,
  id: "issueBrokerTicket",
  method: "POST",
  paths: { me: "/me/broker/tickets" },
  query: { seconds: int32("how long it opens sessions: 3,600 by default, 86,400 at most") },
  answer: created(brokerTicket),
  says: "Issues a ticket, which opens sessions of the automation broker and nothing else.",
});
export const revokeTicket = operation({
  ...extension,
  id: "revokeBrokerTicket",
  method: "DELETE",
  paths: { me: "/me/broker/tickets/{ticketId}" },
  answer: deleted,
  says: "Revokes a ticket and ends the sessions that it opened. What they left stays.",
});
export const sessions = operation({
  ...extension,
  id: "listBrokerSessions",
  method: "GET",
  paths: { me: "/me/broker/sessions" },
  answer: listed(brokerSession),
  says: "Lists the sessions that the user's clients opened, those under way and those that have ended.",
});
export const availability = operation({
  ...extension,
  id: "getBrokerAvailability",
  method: "GET",
  paths: { me: "/me/broker/availability" },
  query: {
    device: text("a device by its name or id, as `cloud:device`"),
    osType: text("ANDROID, IOS or DESKTOP, as `cloud:osType`"),
    version: text("of the operating system, as `cloud:version`"),
    group: text("a device group by its name or id, as `cloud:group`"),
  },
  answer: ok(brokerAvailability),
  says: "How many devices fit what a session would ask for, and how many of them are free.",
});

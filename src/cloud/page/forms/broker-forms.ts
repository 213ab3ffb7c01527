import { issueTicket, revokeTicket } from "../../broker/access/tickets.ts";
import { badRequest } from "../../refusals.ts";
import { issuedTicketView } from "../pages/issued-ticket.ts";
import { TICKET_MINUTES } from "../parts/ticket-parts.ts";
import type { FormRoute } from "../visit.ts";

/** What the page can do with the automation broker: the same as the API. */
export const brokerForms: readonly FormRoute[] = [
  {
    path: "/broker",
    submit(visit, form) {
      const { cloud, user } = visit;
      const seconds = minutesIn(form) * 60;
      const deviceId = form.get("device") ?? "";
      const device = deviceId === "" ? undefined : cloud.devices.usable(idOf(deviceId), user);
      return issuedTicketView({ ...issueTicket(cloud.sessions, user, seconds), device }, visit);
    },
  },
  {
    path: "/broker/tickets/:ticketId/revoke",
    async submit({ cloud, user, ids: { ticketId = 0 } }) {
      await revokeTicket(cloud, user, ticketId);
      return "/broker";
    },
  },
];

function minutesIn(form: URLSearchParams): number {
  const text = form.get("minutes") ?? "";
  const minutes = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (minutes >= 1 && minutes <= TICKET_MINUTES.most) return minutes;
  throw badRequest(`minutes takes a whole number from 1 to ${TICKET_MINUTES.most}.`);
}

function idOf(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw badRequest("device takes the id of a device.");
}

import { counted } from "../../../base/counted.ts";
import { TICKET_SECONDS } from "../../broker/access/tickets.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import type { TokenRecord } from "../../store/records.ts";
import { type Html, html } from "../html.ts";
import type { Visit } from "../visit.ts";
import { timeToCome } from "./figures.ts";
import { formButton, hiddenToken } from "./form-button.ts";
import { table } from "./table.ts";

/** How long a ticket of the page may last, in minutes. */
export const TICKET_MINUTES = { usual: TICKET_SECONDS.usual / 60, most: TICKET_SECONDS.most / 60 } as const;

/** Asks how long a new ticket is to last, and for which device its capabilities are to be written. */
export function ticketForm(devices: readonly CatalogueDevice[], { session }: Visit): Html {
  return html`<form class="fields" method="post" action="/broker">${hiddenToken(session)}
<div><label for="minutes">Minutes</label>
<input id="minutes" name="minutes" type="number" min="1" max="${TICKET_MINUTES.most}" value="${TICKET_MINUTES.usual}" required></div>
<div class="wide"><label for="device">Capabilities for</label>
<select id="device" name="device"><option value="">Any desktop</option>
${devices.map(({ id, displayName }) => html`<option value="${id}">${displayName}</option>\n`)}</select></div>
<button class="primary">Issue a ticket</button></form>`;
}

/** The tickets that still open sessions. `sessionsOf`: how many of them are under way by a ticket. */
export function ticketTable(
  tickets: readonly TokenRecord[],
  sessionsOf: (ticketId: number) => number,
  { session, nowMs }: Visit,
): Html {
  return table({
    caption: "Tickets",
    records: tickets,
    empty: "No ticket is valid now.",
    slim: true,
    columns: [
      {
        title: "Ticket",
        heads: true,
        cell: ({ id }) => html`Ticket ${id} <small class="under quiet">${told(sessionsOf(id))}</small>`,
      },
      { title: "Expires", cell: ({ expireTime }) => timeToCome(expireTime, nowMs) },
      {
        title: "Revoke",
        cell: ({ id }) =>
          formButton({ session, action: `/broker/tickets/${id}/revoke`, label: "Revoke", style: "danger" }),
      },
    ],
  });
}

function told(sessions: number): string {
  return sessions === 0 ? "no session" : counted(sessions, "session");
}

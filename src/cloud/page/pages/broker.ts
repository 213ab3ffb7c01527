import { ticketsOf } from "../../broker/access/tickets.ts";
import { brokerAddress } from "../../broker/broker-address.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import { html, when } from "../html.ts";
import { facts } from "../parts/facts.ts";
import { deviceLink, sessionTable } from "../parts/session-table.ts";
import { ticketForm, ticketTable } from "../parts/ticket-parts.ts";
import { ownSessions } from "../visible-records.ts";
import type { PageRoute, Visit } from "../visit.ts";

/** The automation broker: where it is, what the account's clients do there, and the tickets that open sessions. */
export const broker: PageRoute = {
  path: "/broker",
  show(visit) {
    const { cloud, user, origin } = visit;
    const sessions = ownSessions(visit);
    const kept = cloud.broker.holds.of(user.id);
    const tickets = ticketsOf(cloud, user);
    const devices = usableDevices(visit);
    const free = devices.filter(({ id }) => !cloud.broker.parts.locks.isTaken(id));
    const underWay = (ticketId: number) =>
      sessions.filter(({ parts: { holder } }) => holder.ticketId === ticketId).length;
    return {
      title: "Automation broker",
      live: true,
      body: html`<section id="broker"><h1>Automation broker</h1>
<p class="quiet">WebDriver clients drive the devices of this cloud here, with the API key or a ticket.</p>
${facts([
  ["Address", html`<code>${brokerAddress(origin)}</code>`],
  ["Devices free", `${free.length} of ${devices.length}`],
  ["Requests that wait", cloud.broker.queue.length],
])}</section>
<section id="sessions" class="panel"><h2>Sessions <span class="count">${sessions.length}</span></h2>
${sessionTable(sessions, visit)}
${when(
  kept.length > 0,
  () => html`<p class="quiet">Kept for the next session of a client that has quit:
${kept.map((device, index) => [index > 0 && ", ", deviceLink(device)])}.</p>`,
)}</section>
<section id="new-ticket" class="panel"><h2>New ticket</h2>
<p class="quiet">It opens sessions and nothing else, until it expires or is revoked. It is shown once.</p>
${ticketForm(devices, visit)}</section>
<section id="tickets" class="panel"><h2>Tickets <span class="count">${tickets.length}</span></h2>
${ticketTable(tickets, underWay, visit)}</section>`,
    };
  },
};

/** The devices that sessions of the account can run on, busy or not. */
function usableDevices({ cloud, user }: Visit): readonly CatalogueDevice[] {
  return cloud.devices
    .visibleTo(user, { withDedicated: true })
    .filter(({ online, locked }) => online && !locked);
}

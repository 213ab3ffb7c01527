import type { BrokerSession, SessionHolder } from "../../broker/broker-session.ts";
import { deviceAddress, deviceRunAddress, runAddress } from "../addresses.ts";
import { type Html, html } from "../html.ts";
import type { Visit } from "../visit.ts";
import { time } from "./figures.ts";
import { formButton } from "./form-button.ts";
import { table } from "./table.ts";

/** Sessions of clients that are under way: what each is, on which device, and what opened it. */
export function sessionTable(sessions: readonly BrokerSession[], { session, nowMs }: Visit): Html {
  return table({
    caption: "Sessions under way",
    records: sessions,
    empty: "No client of yours has a session now.",
    slim: true,
    columns: [
      {
        title: "Session",
        heads: true,
        cell: (one) =>
          html`${sessionLink(one)} <small class="under">${deviceLink(one.parts.claim.device)}</small>`,
      },
      {
        title: "Opened",
        cell: ({ parts: { record, holder } }) =>
          html`${time(record.run.createTime, nowMs)} <small class="under quiet">${openedWith(holder)}</small>`,
      },
      {
        title: "End",
        cell: ({ parts: { record } }) =>
          formButton({
            session,
            action: `${runAddress(record.run.id)}/abort`,
            label: "End",
            style: "danger",
          }),
      },
    ],
  });
}

/** A session by its name, with a link to what it leaves. */
export function sessionLink({ parts: { record } }: BrokerSession): Html {
  const { run, deviceRun } = record;
  return html`<a href="${deviceRunAddress(run.id, deviceRun.id)}">${run.displayName}</a>`;
}

/** A device of the catalogue by its name. */
export function deviceLink({ id, displayName }: { readonly id: number; readonly displayName: string }): Html {
  return html`<a href="${deviceAddress(id)}">${displayName}</a>`;
}

function openedWith({ ticketId }: SessionHolder): string {
  return ticketId === null ? "with the API key" : `with ticket ${ticketId}`;
}

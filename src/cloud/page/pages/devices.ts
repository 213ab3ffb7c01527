import { counted } from "../../../base/counted.ts";
import { brokerAddress } from "../../broker/broker-address.ts";
import type { BrokerSession } from "../../broker/broker-session.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import { type Content, html, when } from "../html.ts";
import { badge, type Outcome } from "../parts/outcome.ts";
import { sessionLink } from "../parts/session-table.ts";
import { table } from "../parts/table.ts";
import { ownSessions } from "../visible-records.ts";
import type { PageRoute, Visit } from "../visit.ts";

const SYSTEMS: Readonly<Record<CatalogueDevice["osType"], string>> = {
  ANDROID: "Android",
  IOS: "iOS",
  DESKTOP: "Desktop",
};

/** The catalogue of devices, and which of them can take a run now. */
export const devices: PageRoute = {
  path: "/devices",
  show(visit) {
    const { cloud, user, origin } = visit;
    const busy = busyDevices(visit);
    const sessions = new Map(ownSessions(visit).map((session) => [session.parts.claim.device.id, session]));
    const { length: waiting } = cloud.broker.queue;
    const visible = cloud.devices.visibleTo(user, { withDisabled: true, withDedicated: true });
    return {
      title: "Devices",
      live: true,
      body: html`<section id="devices" class="panel"><h1>Devices <span class="count">${visible.length}</span></h1>
<p class="quiet">A browser set up as the device stands in for it: its screen, scale, touch and user agent.
WebDriver clients drive it through the <a href="/broker">broker</a> at <code>${brokerAddress(origin)}</code>.
${when(waiting > 0, () => `${counted(waiting, "request")} for a session ${waiting === 1 ? "waits" : "wait"} there.`)}</p>
${table({
  caption: "Devices",
  records: visible,
  empty: "The catalogue has no device that you may use.",
  columns: [
    {
      title: "Device",
      heads: true,
      cell: ({ id, displayName }) => html`<span id="device-${id}">${displayName}</span>`,
    },
    {
      title: "System",
      cell: ({ osType, softwareVersion }) => `${SYSTEMS[osType]} ${softwareVersion.releaseVersion}`,
    },
    { title: "State", cell: (device) => stateCell(device, busy.has(device.id), sessions.get(device.id)) },
    { title: "Screen", numeric: true, cell: ({ profile }) => `${profile.width} × ${profile.height}` },
    { title: "Scale", numeric: true, cell: ({ profile }) => profile.scale },
    {
      title: "Credits",
      numeric: true,
      cell: ({ creditsPrice }) => (creditsPrice === 0 ? "free" : creditsPrice),
    },
    { title: "Marks", cell: ({ marks }) => marks.join(", ") },
    { title: "Id", numeric: true, cell: ({ id }) => id },
  ],
})}</section>`,
    };
  },
};

/** The devices that somebody has: a device run, or a client with its session or between two. */
function busyDevices({ cloud: { store, broker, devices: catalogue } }: Visit): ReadonlySet<number> {
  const running = { sql: "json_extract(doc, '$.state') = 'RUNNING'", values: [] };
  const ran = store.deviceRuns
    .in({})
    .select({ where: [running] })
    .map(({ deviceId }) => deviceId);
  const taken = catalogue.all.map(({ id }) => id).filter((id) => broker.parts.locks.isTaken(id));
  return new Set([...ran, ...taken]);
}

/** How a device stands; whose session it is in is shown to that account alone. */
function stateCell(device: CatalogueDevice, busy: boolean, session: BrokerSession | undefined): Content {
  if (!session) return badge(stateOf(device, busy));
  return html`${badge({ tone: "running", label: "In session" })} <small class="under">${sessionLink(session)}</small>`;
}

function stateOf({ enabled, online, locked }: CatalogueDevice, busy: boolean): Outcome {
  if (busy) return { tone: "running", label: "Busy" };
  if (!enabled) return { tone: "excluded", label: "Disabled" };
  if (!online) return { tone: "failed", label: "Offline" };
  return locked ? { tone: "warning", label: "Locked" } : { tone: "passed", label: "Online" };
}

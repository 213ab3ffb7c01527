import type { CatalogueDevice } from "../../devices/device.ts";
import { html } from "../html.ts";
import { badge, type Outcome } from "../parts/outcome.ts";
import { table } from "../parts/table.ts";
import type { PageRoute } from "../visit.ts";

const SYSTEMS: Readonly<Record<CatalogueDevice["osType"], string>> = {
  ANDROID: "Android",
  IOS: "iOS",
  DESKTOP: "Desktop",
};

/** The catalogue of devices, and which of them can take a run now. */
export const devices: PageRoute = {
  path: "/devices",
  show({ cloud, user }) {
    const running = { sql: "json_extract(doc, '$.state') = 'RUNNING'", values: [] };
    const busy = new Set(
      cloud.store.deviceRuns
        .in({})
        .select({ where: [running] })
        .map(({ deviceId }) => deviceId),
    );
    const visible = cloud.devices.visibleTo(user, { withDisabled: true, withDedicated: true });
    return {
      title: "Devices",
      live: true,
      body: html`<section id="devices" class="panel"><h1>Devices <span class="count">${visible.length}</span></h1>
<p class="quiet">A browser set up as the device stands in for it: its screen, scale, touch and user agent.</p>
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
    { title: "State", cell: (device) => badge(stateOf(device, busy.has(device.id))) },
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

function stateOf({ enabled, online, locked }: CatalogueDevice, busy: boolean): Outcome {
  if (busy) return { tone: "running", label: "Busy" };
  if (!enabled) return { tone: "excluded", label: "Disabled" };
  if (!online) return { tone: "failed", label: "Offline" };
  return locked ? { tone: "warning", label: "Locked" } : { tone: "passed", label: "Online" };
}

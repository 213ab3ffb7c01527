import { type Column, escapeMarkdown, table } from "../report/markdown.ts";
import { type SelectedDevice, unavailability } from "./selected-device.ts";

const MAX_ROWS = 300;
const COLUMNS: readonly Column[] = [
  { heading: "Device", align: "left" },
  { heading: "Id", align: "right" },
  { heading: "System", align: "left" },
  { heading: "State", align: "left" },
  { heading: "Waiting", align: "right" },
  { heading: "Credits", align: "right" },
];
const CHOSEN: Column = { heading: "Chosen", align: "left" };

/**
 * Devices as a Markdown table, with their state and price; with `chosen`, a last column tells which these are. What lies
 * beyond 300 rows is counted.
 */
export function deviceTable(devices: readonly SelectedDevice[], chosen?: readonly SelectedDevice[]): string {
  const ids = chosen && new Set(chosen.map(({ id }) => id));
  const rows = devices
    .slice(0, MAX_ROWS)
    .map((device) => [...cellsOf(device), ...(ids ? [ids.has(device.id) ? "✅" : "–"] : [])]);
  const shown = table(ids ? [...COLUMNS, CHOSEN] : COLUMNS, rows);
  return devices.length > MAX_ROWS ? `${shown}\n\n… and ${devices.length - MAX_ROWS} more devices.` : shown;
}

function cellsOf(device: SelectedDevice): string[] {
  const { id, name, osType, osVersion, waiting, creditsPrice } = device;
  return [
    escapeMarkdown(name),
    String(id),
    escapeMarkdown(`${osType} ${osVersion}`),
    unavailability(device) ?? "available",
    String(waiting ?? "–"),
    String(creditsPrice ?? "–"),
  ];
}

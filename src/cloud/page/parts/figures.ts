import { formatDuration } from "../../../base/duration.ts";
import { type Html, html } from "../html.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const UNITS = ["B", "KiB", "MiB", "GiB", "TiB"];

/** A time as people say it: how long ago within a day, else the date. The exact time is in its title. */
export function time(ms: number, nowMs: number): Html {
  return exactly(ms, ago(ms, nowMs));
}

/** A time to come, by how long it is until then, to the minute: `in 1 h 5 min`. */
export function timeToCome(ms: number, nowMs: number): Html {
  const minutes = Math.floor((ms - nowMs) / MINUTE_MS);
  if (minutes < 1) return exactly(ms, "in less than a minute");
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])];
  return exactly(ms, `in ${parts.join(" ")}`);
}

function exactly(ms: number, says: string): Html {
  const date = new Date(ms);
  const exact = `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;
  return html`<time datetime="${date.toISOString()}" title="${exact}">${says}</time>`;
}

function ago(ms: number, nowMs: number): string {
  const pastMs = nowMs - ms;
  if (pastMs < MINUTE_MS) return "just now";
  if (pastMs < HOUR_MS) return `${Math.floor(pastMs / MINUTE_MS)} min ago`;
  if (pastMs < DAY_MS) return `${Math.floor(pastMs / HOUR_MS)} h ago`;
  const date = new Date(ms);
  const month = date.toLocaleString("en-GB", { month: "short", timeZone: "UTC" });
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** How long something took, or has taken so far; a dash before it starts. */
export function duration(
  { startTime, finishTime }: { readonly startTime: number | null; readonly finishTime: number | null },
  nowMs: number,
): string {
  if (startTime === null) return "–";
  return formatDuration(Math.max(0, (finishTime ?? nowMs) - startTime));
}

/** A size in bytes as `0 B`, `12.3 KiB`, `4.0 GiB`. */
export function size(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${UNITS[power]}`;
}

/** A ratio of 0 to 1 in per cent. Only a whole is 100 %: 199 of 200 is 99.5 %. */
export function percentage(ratio: number): string {
  const rounded = Math.floor(ratio * 1_000) / 10;
  return `${Number.isInteger(rounded) ? rounded : rounded.toFixed(1)} %`;
}

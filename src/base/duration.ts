import { DeviceCloudError } from "./errors.ts";

const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
type Unit = keyof typeof UNITS_MS;
const PART = /(\d+(?:\.\d+)?)(ms|s|m|h|d)/g;
const WHOLE = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;

/**
 * Milliseconds of a duration such as `30m`, `1h30m`, `90s` or `500ms`.
 * @throws {DeviceCloudError} `input` for anything else, a bare number included: its unit would be a guess.
 */
export function parseDurationMs(text: string): number {
  const compact = text.trim().toLowerCase().replaceAll(" ", "");
  if (!WHOLE.test(compact)) {
    throw new DeviceCloudError("input", `"${text}" is not a duration.`, {
      remedy: "Write a number with its unit, such as 90s, 30m or 1h30m.",
    });
  }
  let totalMs = 0;
  for (const [, amount, unit] of compact.matchAll(PART)) totalMs += Number(amount) * UNITS_MS[unit as Unit];
  return Math.round(totalMs);
}

/** A duration as a person says it: `0.4 s`, `12.3 s`, `4 min 5 s`, `2 h 3 min`. */
export function formatDuration(ms: number): string {
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const UNITS = ["B", "KiB", "MiB", "GiB", "TiB"] as const;

/** A number of bytes as a person says it: `812 B`, `12.3 MiB`, `2.0 GiB`. */
export function formatBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // From 1023.95 on, one decimal would round up to 1024.0.
  while (amount >= 1_023.95 && unit < UNITS.length - 1) {
    amount /= 1_024;
    unit += 1;
  }
  return `${unit === 0 ? amount.toFixed(0) : amount.toFixed(1)} ${UNITS[unit]}`;
}

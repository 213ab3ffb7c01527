const PLACES = 4;

/** `part` / `total` as a decimal with up to four places, rounded down, so that less than all never shows as 1. */
export function ratioText(part: number, total: number): string {
  if (total === 0) return "0";
  const scaled = (BigInt(part) * 10n ** BigInt(PLACES)) / BigInt(total);
  const digits = scaled.toString().padStart(PLACES + 1, "0");
  const fraction = digits.slice(-PLACES).replace(/0+$/, "");
  return digits.slice(0, -PLACES) + (fraction && `.${fraction}`);
}

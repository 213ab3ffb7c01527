/** A non-negative decimal number kept exactly: `units` / 10^`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
  /** The number as it was written. */
  readonly text: string;
}

/** The decimal written in `text` (`1`, `0.95`, `.5`), or undefined when it is not one. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text.trim());
  const whole = match?.[1] ?? "";
  const fraction = match?.[2] ?? "";
  if (!match || whole + fraction === "" || whole.length + fraction.length > 40) return undefined;
  return { units: BigInt(whole + fraction), scale: fraction.length, text: text.trim() };
}

/** Whether `part` / `total` is at least `bound`, without rounding. An empty total reaches no bound above zero. */
export function ratioReaches(part: number, total: number, bound: Decimal): boolean {
  if (total === 0) return bound.units === 0n;
  return BigInt(part) * 10n ** BigInt(bound.scale) >= bound.units * BigInt(total);
}

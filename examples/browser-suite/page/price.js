const format = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" });

/** "3.5", "3,50" or nothing at all, to cents; `undefined` for anything else. */
export function parsePrice(text) {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text.trim() || "0");
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

export function formatPrice(cents) {
  return format.format(cents / 100);
}

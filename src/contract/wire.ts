/** `spec`: the documented forms. `classic`: what old client libraries expect (docs/decisions.md, Records). */
export type Wire = "spec" | "classic";

/**
 * `value` ready for JSON: every `Date` and `URL` in it, at any depth, as `wire` writes them. `spec`: ISO 8601 and the
 * URL object; `classic`: milliseconds since the epoch and the plain address. An invalid date becomes null.
 */
export function encodeWire(value: unknown, wire: Wire): unknown {
  if (value instanceof Date) return encodeDate(value, wire);
  if (value instanceof URL) return wire === "spec" ? urlObjectOf(value) : value.href;
  if (Array.isArray(value)) return value.map((element) => encodeWire(element, wire));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, encodeWire(field, wire)]));
}

function encodeDate(date: Date, wire: Wire): string | number | null {
  if (Number.isNaN(date.getTime())) return null;
  return wire === "spec" ? date.toISOString() : date.getTime();
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { http: 80, https: 443 };

/** The URL object with all its fields (Resources, URL object). A part that the address lacks is null, its port -1. */
function urlObjectOf(url: URL) {
  const protocol = url.protocol.slice(0, -1);
  const password = url.password ? `:${url.password}` : "";
  const userInfo = url.username || password ? `${url.username}${password}` : null;
  const [beforeRef = "", ref = null] = splitOnce(url.href, "#");
  const authority = userInfo === null ? url.host : `${userInfo}@${url.host}`;
  const file = beforeRef.slice(`${protocol}://${authority}`.length);
  const [path = "", query = null] = splitOnce(file, "?");
  return {
    protocol,
    authority,
    content: {},
    defaultPort: DEFAULT_PORTS[protocol] ?? -1,
    host: url.hostname,
    userInfo,
    file,
    query,
    path,
    ref,
    port: url.port === "" ? -1 : Number(url.port),
  };
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * `text`, JSON or a header, with every address at the origin of `from` moved to that of `to`: links as strings, with
 * plain or escaped slashes, and links as URL objects.
 */
export function rewriteOrigin(text: string, from: URL, to: URL): string {
  const escaped = (origin: string) => origin.replaceAll("/", "\\/");
  let moved = text.replace(exactly(from.origin), to.origin);
  moved = moved.replace(exactly(escaped(from.origin)), escaped(to.origin));
  moved = moved.replace(field("authority", quoted(`"${from.host}"`)), `$1"${to.host}"`);
  // An address without a port has the port -1 as a URL object.
  if (from.port !== "") moved = moved.replace(field("port", `${from.port}(?!\\d)`), `$1${to.port || -1}`);
  if (from.protocol !== to.protocol) {
    const protocols = [from.protocol, to.protocol].map((text) => `"${text.slice(0, -1)}"`);
    moved = moved.replace(field("protocol", quoted(protocols[0] ?? "")), `$1${protocols[1]}`);
  }
  if (from.hostname !== to.hostname) {
    moved = moved.replace(field("host", quoted(`"${from.hostname}"`)), `$1"${to.hostname}"`);
  }
  return moved;
}

/** A longer port or host name is another origin. */
function exactly(origin: string): RegExp {
  return new RegExp(`${quoted(origin)}(?![\\w.:-])`, "g");
}

function field(name: string, value: string): RegExp {
  return new RegExp(`("${name}"\\s*:\\s*)${value}`, "g");
}

function quoted(text: string): string {
  return text.replace(/[\\.[\]]/g, "\\$&");
}

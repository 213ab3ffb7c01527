import type { Credentials, Request } from "./compose-request.ts";

const MOST_BODY_BYTES = 4_000;

/** The request as a command for bash. The accounts' credentials stand as `$API_KEY` and `$OTHER_API_KEY`. */
export function curlLine(origin: string, request: Request, credentials: Credentials): string {
  const { method, address, headers, body, cut } = request;
  const words = ["curl", "-i", "--path-as-is", "-X", method];
  for (const [name, value] of Object.entries(headers)) {
    if (value === credentials.own) words.push("-u", '"$API_KEY:"');
    else if (value === credentials.other) words.push("-u", '"$OTHER_API_KEY:"');
    else words.push("-H", quoted(`${name}: ${value}`));
  }
  // Through a pipe: an argument of a command holds no NUL.
  const source = body ? `printf -- ${format(body.bytes.subarray(0, MOST_BODY_BYTES))} | ` : "";
  if (body) words.push("--data-binary", "@-");
  words.push(quoted(`${origin}${address}`));
  const notes = [
    ...(cut ? ["the connection was cut half-way through the body"] : []),
    ...(body && body.bytes.length > MOST_BODY_BYTES ? [`the body has ${body.bytes.length} bytes`] : []),
  ];
  return `${source}${words.join(" ")}${notes.length > 0 ? ` # ${notes.join("; ")}` : ""}`;
}

const PLAIN = /[^\x20-\x26\x28-\x5b\x5d-\x7e]/g;

/** As bash reads it back: in quotes, with every byte that is not plain escaped. */
function quoted(latin1: string): string {
  const hex = (character: string) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return `$'${latin1.replaceAll(PLAIN, hex)}'`;
}

/** As `printf` writes it: octal works in every shell. */
function format(bytes: Buffer): string {
  const octal = (character: string) => `\\${character.charCodeAt(0).toString(8).padStart(3, "0")}`;
  return `'${bytes.toString("latin1").replaceAll(PLAIN, octal).replaceAll("%", "%%")}'`;
}

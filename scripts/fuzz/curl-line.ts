import type { Credentials, Request } from "./compose-request.ts";

const MOST_BODY_CHARACTERS = 4_000;

/** The request as a command for bash. The accounts' credentials stand as `$API_KEY` and `$OTHER_API_KEY`. */
export function curlLine(origin: string, request: Request, credentials: Credentials): string {
  const { method, address, headers, body, cut } = request;
  const words = ["curl", "-i", "--path-as-is", "-X", method];
  for (const [name, value] of Object.entries(headers)) {
    if (value === credentials.own) words.push("-u", '"$API_KEY:"');
    else if (value === credentials.other) words.push("-u", '"$OTHER_API_KEY:"');
    else words.push("-H", quoted(`${name}: ${value}`));
  }
  if (body) words.push("--data-binary", quoted(body.bytes.toString("latin1").slice(0, MOST_BODY_CHARACTERS)));
  words.push(quoted(`${origin}${address}`));
  const notes = [
    ...(cut ? ["the connection was cut half-way through the body"] : []),
    ...((body?.bytes.length ?? 0) > MOST_BODY_CHARACTERS ? [`the body has ${body?.bytes.length} bytes`] : []),
  ];
  return `${words.join(" ")}${notes.length > 0 ? ` # ${notes.join("; ")}` : ""}`;
}

/** As bash reads it back: `$'…'` with every byte that is not plain escaped. */
function quoted(latin1: string): string {
  if (/^[\w./:=?&;, *+@%~-]*$/.test(latin1)) return `'${latin1}'`;
  const escaped = latin1.replaceAll(/[^\x20-\x26\x28-\x5b\x5d-\x7e]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
  });
  return `$'${escaped}'`;
}

import type { IncomingHttpHeaders } from "node:http";

/**
 * The cookie of the page's session. Cookies are told apart by host alone, so its name holds the port: two clouds on
 * one machine do not sign each other's visitors out.
 */
function cookieName(headers: IncomingHttpHeaders): string {
  const port = /:(\d+)$/.exec(headers.host ?? "")?.[1] ?? "80";
  return `device-cloud-${port}`;
}

/** The session's secret among the cookies that the browser sent. */
export function secretFrom(headers: IncomingHttpHeaders): string | undefined {
  const name = cookieName(headers);
  for (const pair of (headers.cookie ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2);
    if (key === name && value) return value;
  }
  return undefined;
}

/** `Set-Cookie` for a session; without a secret, to end one. Scripts cannot read it, other sites never send it. */
export function sessionCookie(headers: IncomingHttpHeaders, secret: string | null): string {
  const ended = secret === null ? "; Max-Age=0" : "";
  return `${cookieName(headers)}=${secret ?? ""}; Path=/; HttpOnly; SameSite=Strict${ended}`;
}

import type { Evidence } from "../leak-check.ts";

/** How a request came: through the proxy, or straight to the host's own address. */
export type Via = "proxy" | "direct";

/** A request that travelled to a host, as it is kept. Tests see it without what authenticates. */
export interface TravelledRequest {
  readonly via: Via;
  readonly secure: boolean;
  /** As the client named it. */
  readonly host: string;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** Whether the host is the service itself, to which its credentials may go. */
  readonly isTrusted: boolean;
}

/** What a test sees of a request. */
export interface NetworkRequest {
  readonly via: Via;
  readonly secure: boolean;
  readonly host: string;
  readonly method: string;
  /** Values of the query that authenticate are `***`. */
  readonly path: string;
  /** Names in lower case; values that authenticate are `***`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyBytes: number;
}

const HIDDEN_HEADERS = /^(?:authorization|proxy-authorization|cookie|.*(?:token|key|secret).*)$/;
const TOKEN_PARAMETER = /([?&]access_token=)[^&]*/g;
const SIGNATURE_PARAMETER = /([?&](?:sig|signature|token|x-amz-signature)=)[^&]*/gi;

/** A request without what authenticates it. */
export function redacted(request: TravelledRequest): NetworkRequest {
  const { via, secure, host, method, path, headers, body } = request;
  return {
    via,
    secure,
    host,
    method,
    path: path.replace(TOKEN_PARAMETER, "$1***").replace(SIGNATURE_PARAMETER, "$1***"),
    headers: Object.fromEntries(
      headers.map(([name, value]) => {
        const key = name.toLowerCase();
        return [key, HIDDEN_HEADERS.test(key) ? value.replace(/\S+$/, "***") : value];
      }),
    ),
    bodyBytes: body.length,
  };
}

/**
 * What a request may have let out. Where the service itself authenticates a client, its credentials belong: in the
 * `Authorization` header, in `access_token`, and in the form that asks for a token (Authentication).
 */
export function* travelledEvidence(request: TravelledRequest): Generator<Evidence> {
  const { host, method, path, headers, body, isTrusted } = request;
  const [pathname = ""] = path.split("?");
  const name = `request to ${host}, ${method} ${pathname}`;
  yield { place: `${name}, path`, content: isTrusted ? path.replace(TOKEN_PARAMETER, "$1") : path };
  for (const [header, content] of headers) {
    if (isTrusted && header.toLowerCase() === "authorization") continue;
    yield { place: `${name}, header ${header}`, content };
  }
  const asksForToken = isTrusted && method === "POST" && pathname.endsWith("/oauth/token");
  if (!asksForToken) yield { place: `${name}, body`, content: body };
}

import type { TokenSession } from "./token-session.ts";
import type { HttpAnswer, HttpRequest, Transport } from "./transport.ts";

/** How requests to the service's own origin prove who sends them. */
export type Authorization =
  | { readonly kind: "none" }
  | { readonly kind: "basic"; readonly header: string }
  | { readonly kind: "token"; readonly session: TokenSession; readonly placement: "query" | "header" };

/** The header of an API key: the user name of HTTP Basic with an empty password (Authentication). */
export function basicHeader(apiKey: string): string {
  return `Basic ${Buffer.from(`${apiKey}:`).toString("base64")}`;
}

/**
 * Sends with credentials. A token that the service refuses is renewed once and the request sent again: a 401 says that
 * it did not happen. Only ever called for the service's own origin.
 */
export async function sendAuthorized(
  transport: Transport,
  authorization: Authorization,
  request: HttpRequest,
): Promise<HttpAnswer> {
  if (authorization.kind === "none") return await transport.send(request);
  if (authorization.kind === "basic") return await transport.send(withHeader(request, authorization.header));
  const { session, placement } = authorization;
  const token = await session.token(request.signal);
  const answer = await transport.send(withToken(request, token, placement));
  if (answer.status !== 401) return answer;
  answer.discard();
  session.reject(token);
  return await transport.send(withToken(request, await session.token(request.signal), placement));
}

function withToken(request: HttpRequest, token: string, placement: "query" | "header"): HttpRequest {
  if (placement === "header") return withHeader(request, `Bearer ${token}`);
  const url = new URL(request.url);
  url.searchParams.set("access_token", token);
  return { ...request, url };
}

function withHeader(request: HttpRequest, authorization: string): HttpRequest {
  return { ...request, headers: { ...request.headers, authorization } };
}

import type { FastifyRequest } from "fastify";
import type { SmallBody } from "../../http/read-body.ts";
import type { PageSession, PageSessions } from "./page-sessions.ts";
import { secretFrom } from "./session-cookie.ts";

/** Who sent the request, by its cookie. */
export function sessionOf({ headers }: FastifyRequest, sessions: PageSessions): PageSession | undefined {
  const secret = secretFrom(headers);
  return secret === undefined ? undefined : sessions.find(secret);
}

/** The fields of the form that was sent; none of another kind of body. */
export function formOf(request: FastifyRequest): URLSearchParams {
  const body = request.body as SmallBody | undefined;
  return body?.kind === "form" ? body.pairs : new URLSearchParams();
}

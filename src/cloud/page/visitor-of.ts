import type { FastifyRequest } from "fastify";
import type { CloudParts } from "../cloud-parts.ts";
import type { DocumentParts } from "./document.ts";
import { sessionOf } from "./session/session-of.ts";

/** What the frame of a document shows of who asks, and of where they are. */
export function visitorOf(
  request: FastifyRequest,
  { pageSessions, store }: CloudParts,
): Pick<DocumentParts, "session" | "userName" | "path"> {
  const path = request.raw.url?.split("?")[0] ?? "/";
  const session = sessionOf(request, pageSessions);
  const user = session && store.users.get(session.userId);
  return user ? { session, userName: user.name, path } : { path };
}

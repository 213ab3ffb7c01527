import type { FastifyReply, FastifyRequest } from "fastify";
import type { CloudParts } from "../../cloud-parts.ts";
import { comesFromElsewhere } from "../../http/guard-requests.ts";
import { readIds, readQuery } from "../../http/read-call.ts";
import { ownAddress } from "../addresses.ts";
import { passage } from "../document.ts";
import { sendHtml } from "../send-html.ts";
import type { Visit } from "../visit.ts";
import { askToSignIn } from "./mount-sign-in.ts";
import { sessionOf } from "./session-of.ts";

/** Serves a request of somebody who is signed in; others are asked to sign in. */
export function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  cloud: CloudParts,
  serve: (visit: Visit) => unknown,
): unknown {
  // On behalf of another site's page nothing is shown. Whoever follows a link from there, to a run in a job's summary
  // perhaps, asks again from here, and only then does the browser send the cookie.
  if (comesFromElsewhere(request.headers)) {
    return sendHtml(reply, 200, passage("Opening the page", ownAddress(request.raw.url)));
  }
  const session = sessionOf(request, cloud.pageSessions);
  const user = session && cloud.store.users.get(session.userId);
  if (!user) return askToSignIn(reply, { next: ownAddress(request.raw.url) });
  const nowMs = cloud.clock.now();
  const origin = `http://${request.headers.host}`;
  return serve({ cloud, user, session, ids: readIds(request), query: readQuery(request), origin, nowMs });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { userByKey } from "../../access/accounts.ts";
import type { CloudParts } from "../../cloud-parts.ts";
import { readQuery } from "../../http/read-call.ts";
import { ownAddress } from "../addresses.ts";
import { document, passage } from "../document.ts";
import { signInView } from "../pages/sign-in.ts";
import { sendHtml } from "../send-html.ts";
import { guardFormOrigin, guardFormToken } from "./guard-form.ts";
import { sessionCookie } from "./session-cookie.ts";
import { formOf, sessionOf } from "./session-of.ts";

const UNKNOWN_LINK =
  "This link was used before, or is older than an hour. Restart the cloud for a new one, or give the key.";

/** Signing in, by the link that the cloud prints or by the API key, and out. */
export function mountSignIn(server: FastifyInstance, cloud: CloudParts): void {
  const { store, pageSessions } = cloud;
  server.get("/sign-in", (request, reply) => {
    const token = readQuery(request).get("token");
    if (token === null) return askToSignIn(reply, { next: "/" });
    const userId = pageSessions.redeem(token);
    if (userId === undefined) return askToSignIn(reply, { next: "/", problem: UNKNOWN_LINK });
    return enter(request, reply, userId, "/");
  });
  server.post("/sign-in", (request, reply) => {
    guardFormOrigin(request.headers);
    const form = formOf(request);
    const next = ownAddress(form.get("next"));
    const user = userByKey(store, (form.get("apiKey") ?? "").trim());
    if (!user) return askToSignIn(reply, { next, problem: "This key is unknown." });
    return enter(request, reply, user.id, next);
  });
  server.post("/sign-out", (request, reply) => {
    guardFormOrigin(request.headers);
    const session = sessionOf(request, pageSessions);
    if (session) {
      guardFormToken(formOf(request), session);
      pageSessions.close(session);
    }
    return reply.header("set-cookie", sessionCookie(request.headers, null)).redirect("/", 303);
  });

  /**
   * Not by a redirect: where the link was followed from another site's page, such as a terminal in a browser, the
   * cookie of this very answer would be withheld from it.
   */
  function enter(request: FastifyRequest, reply: FastifyReply, userId: number, next: string): FastifyReply {
    const secret = pageSessions.open(userId);
    reply.header("set-cookie", sessionCookie(request.headers, secret));
    return sendHtml(reply, 200, passage("Signed in", next));
  }
}

/** Answers a request without a session. */
export function askToSignIn(
  reply: FastifyReply,
  options: { readonly next: string; readonly problem?: string },
): FastifyReply {
  return sendHtml(reply, 401, document({ title: "Sign in", body: signInView(options) }));
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CloudParts } from "../cloud-parts.ts";
import { refusalOf } from "../http/answer-error.ts";
import { answerFile } from "../http/answer-file.ts";
import { mountAssets } from "./assets/assets.ts";
import { document } from "./document.ts";
import { refusalView } from "./pages/refusal.ts";
import { mountReference } from "./reference/mount-reference.ts";
import { forms, pages } from "./routes.ts";
import { sendHtml } from "./send-html.ts";
import { admit } from "./session/admit.ts";
import { guardFormOrigin, guardFormToken } from "./session/guard-form.ts";
import { mountSignIn } from "./session/mount-sign-in.ts";
import { formOf } from "./session/session-of.ts";
import { visibleFile } from "./visible-records.ts";
import type { FormRoute, PageRoute } from "./visit.ts";
import { visitorOf } from "./visitor-of.ts";

/** Mounts the page at `/`: its own files, signing in, every page and form, and the reference of the API. */
export async function mountPage(server: FastifyInstance, cloud: CloudParts): Promise<void> {
  await server.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply, cloud));
    mountAssets(scope);
    mountReference(scope, cloud);
    mountSignIn(scope, cloud);
    for (const page of pages) mountView(scope, page, cloud);
    for (const form of forms) mountForm(scope, form, cloud);
    scope.get("/files/:fileId/content", (request, reply) =>
      admit(request, reply, cloud, (visit) => {
        reply.header("cross-origin-resource-policy", "same-origin");
        return answerFile(visibleFile(visit), { request, reply, blobs: cloud.store.blobs });
      }),
    );
  });
}

function mountView(scope: FastifyInstance, page: PageRoute, cloud: CloudParts): void {
  scope.get(page.path, (request, reply) =>
    admit(request, reply, cloud, async (visit) => {
      const view = await page.show(visit);
      return sendHtml(reply, 200, document({ ...view, ...visitorOf(request, cloud) }));
    }),
  );
}

function mountForm(scope: FastifyInstance, form: FormRoute, cloud: CloudParts): void {
  scope.post(form.path, (request, reply) => {
    guardFormOrigin(request.headers);
    return admit(request, reply, cloud, async (visit) => {
      const fields = formOf(request);
      guardFormToken(fields, visit.session);
      const came = await form.submit(visit, fields);
      if (typeof came === "string") return reply.redirect(came, 303);
      return sendHtml(reply, 200, document({ ...came, ...visitorOf(request, cloud) }));
    });
  });
}

/** Refusals of pages are pages, too. */
function refuse(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  cloud: CloudParts,
): FastifyReply {
  const refusal = refusalOf(error, cloud.logger);
  const view = refusalView(refusal);
  return sendHtml(reply, refusal.status, document({ ...view, ...visitorOf(request, cloud) }));
}

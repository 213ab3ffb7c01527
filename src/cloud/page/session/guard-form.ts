import type { IncomingHttpHeaders } from "node:http";
import { sameSecret } from "../../access/secrets.ts";
import { forbidden } from "../../refusals.ts";
import type { PageSession } from "./page-sessions.ts";

/** The field of every form that carries the session's token. */
export const FORM_TOKEN = "formToken";

/**
 * Refuses a form that another page made the browser send. Every browser says where a form comes from; the server has
 * compared `Origin` with the host already, so here it only has to be there.
 * @throws {DeviceCloudError} `forbidden`.
 */
export function guardFormOrigin(headers: IncomingHttpHeaders): void {
  const site = headers["sec-fetch-site"];
  const isOwn = site === undefined ? headers.origin !== undefined : site === "same-origin";
  if (!isOwn) throw forbidden("This form may be sent by the device cloud's own page only.");
}

/**
 * Refuses a form without the session's token.
 * @throws {DeviceCloudError} `forbidden`.
 */
export function guardFormToken(form: URLSearchParams, session: PageSession): void {
  if (sameSecret(form.get(FORM_TOKEN) ?? "", session.formToken)) return;
  throw forbidden("The form is out of date: go back, reload the page and send it again.");
}

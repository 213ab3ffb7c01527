import { DeviceCloudError } from "../base/errors.ts";
import type { Address } from "./address.ts";
import { sendAuthorized } from "./authorization.ts";
import type { Connection } from "./connection.ts";
import { RequestFailure } from "./request-failure.ts";
import { statusFailure } from "./status-failure.ts";
import type { HttpAnswer, HttpRequest } from "./transport.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** A part of a path this long may be a signature. */
const SIGNATURE_LENGTH = 16;

export type LinkRequest = Pick<
  HttpRequest,
  "headers" | "attempt" | "signal" | "idleTimeoutMs" | "totalTimeoutMs"
>;

/**
 * The link of a file as an address. A relative one is taken from the API root; one that says http where the service
 * itself is reached over https is taken as https.
 * @throws {DeviceCloudError} `protocol` when it is no http or https address.
 */
export function resolveLink(link: URL | string, { apiRoot }: Address): URL {
  const base = new URL(`${apiRoot}/`);
  const text = String(link);
  const url = URL.canParse(text, base.href) ? new URL(text, base.href) : undefined;
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new DeviceCloudError(
      "protocol",
      "The service gave a download link that is no http or https address.",
      {
        remedy: "Report it to the service.",
      },
    );
  }
  // A service behind a gateway that ends TLS often does not know that it is reached over https.
  if (base.protocol === "https:" && url.hostname === base.hostname && url.port === "")
    url.protocol = "https:";
  refuseDowngrade(base, url);
  url.username = "";
  url.password = "";
  return url;
}

/** How messages name a download: without the query, and without what may be a signature in the path. */
export function linkLabel(url: URL, { apiRoot }: Address): string {
  if (url.href.startsWith(`${apiRoot}/`)) return `GET ${url.pathname}`;
  const segments = url.pathname.split("/").map((part) => (part.length >= SIGNATURE_LENGTH ? "…" : part));
  return `GET ${url.host}${segments.join("/")}`;
}

/**
 * One attempt to fetch `link`, along up to five redirects. Credentials go to the service's own origin only, wherever
 * a redirect leads; from https to http none is followed.
 * @throws {RequestFailure} when there is no answer with one of `statuses`.
 */
export async function fetchLink(
  connection: Connection,
  link: URL,
  statuses: readonly number[],
  request: LinkRequest,
): Promise<HttpAnswer> {
  let url = link;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await fetchOnce(connection, url, request);
    if (statuses.includes(answer.status)) return answer;
    if (!REDIRECTS.has(answer.status)) throw await linkFailure(connection, url, answer);
    url = redirectTarget(url, answer);
  }
  const message = `${linkLabel(link, connection.address)} was redirected more than ${MAX_REDIRECTS} times.`;
  throw new RequestFailure("protocol", message, { remedy: "Report it to the service." });
}

async function fetchOnce(connection: Connection, url: URL, request: LinkRequest): Promise<HttpAnswer> {
  const { transport, authorization, address, secrets } = connection;
  secrets.addLink(url);
  const whole: HttpRequest = {
    ...request,
    method: "GET",
    url,
    label: linkLabel(url, address),
    // Compressed on the way, lengths and ranges would not be those of the file.
    headers: { "accept-encoding": "identity", ...request.headers },
  };
  return isOwn(url, address)
    ? await sendAuthorized(transport, authorization, whole)
    : await transport.send(whole);
}

function isOwn(url: URL, { apiRoot }: Address): boolean {
  return url.origin === new URL(apiRoot).origin;
}

async function linkFailure(connection: Connection, url: URL, answer: HttpAnswer): Promise<RequestFailure> {
  const { secrets, authorization, address } = connection;
  const label = linkLabel(url, address);
  if (isOwn(url, address) || ![401, 403, 404, 410].includes(answer.status)) {
    return await statusFailure(answer, { label, url, secrets, keyed: authorization.kind === "basic" });
  }
  answer.discard();
  const code = answer.status === 401 || answer.status === 403 ? "forbidden" : "not-found";
  return new RequestFailure(code, `The download link was refused (${answer.status}) for ${label}.`, {
    status: answer.status,
    remedy: "Such links expire; get the file's record again for a new one.",
  });
}

function redirectTarget(from: URL, answer: HttpAnswer): URL {
  answer.discard();
  const location = answer.header("location") ?? "";
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  if (!to || (to.protocol !== "http:" && to.protocol !== "https:")) {
    throw new RequestFailure(
      "protocol",
      `${from.host} redirected a download (${answer.status}) to no address.`,
      {
        status: answer.status,
        remedy: "Report it to the service.",
      },
    );
  }
  refuseDowngrade(from, to);
  return to;
}

function refuseDowngrade(from: URL, to: URL): void {
  if (from.protocol !== "https:" || to.protocol !== "http:") return;
  throw new DeviceCloudError("protocol", `${from.host} leads a download from https to http at ${to.host}.`, {
    remedy:
      "It was not followed, since anybody between could read and change the file. Report it to the service.",
  });
}

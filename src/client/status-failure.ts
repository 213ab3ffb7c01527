import type { Effect, ErrorCode } from "../base/errors.ts";
import { plainLine } from "../base/untrusted-text.ts";
import { errorBody, oauthError } from "../contract/resources/errors.ts";
import { limitedBody } from "./limited-body.ts";
import { RequestFailure } from "./request-failure.ts";
import type { Secrets } from "./secrets.ts";
import type { HttpAnswer } from "./transport.ts";

const MAX_ERROR_BODY_BYTES = 64 * 1024;
/** Worth another attempt: overload, and what gateways answer for a service that is away. */
const TEMPORARY = new Set([429, 500, 502, 503, 504]);

/** What the message of a refused request needs. */
export interface Asking {
  readonly label: string;
  readonly url: URL;
  readonly secrets: Secrets;
  readonly keyed: boolean;
}

interface Reading {
  readonly status: number;
  readonly label: string;
  /** What the service says, ready to append: `: No such job.`, or empty. */
  readonly said: string;
  readonly asking: Asking;
}

/** An answer that is no success as a failure, its body read for the service's own words. */
export async function statusFailure(answer: HttpAnswer, asking: Asking): Promise<RequestFailure> {
  const { status } = answer;
  if (status >= 300 && status < 400) return redirected(answer, asking);
  const { message, own } = readMessage(await bodyText(answer), status);
  const said = message ? `: ${sentence(asking.secrets.redact(plainLine(message, 2_000)))}` : ".";
  const { code, text, remedy } = describe({ status, label: asking.label, said, asking });
  return new RequestFailure(code, text, {
    status,
    remedy,
    effect: effectOf(status, own),
    temporary: TEMPORARY.has(status),
    retryAfter: status === 429 || status === 503 ? answer.header("retry-after") : undefined,
  });
}

/** The service's words cut to a length one reads, with a full stop. */
function sentence(text: string): string {
  const line = plainLine(text);
  return /[.!?…]$/.test(line) ? line : `${line}.`;
}

/**
 * Below 500 the service refused. From 500 on its own words tell that it is through with the request, and so does a 503,
 * whoever sends it: what is still on its way gets no such answer.
 */
function effectOf(status: number, own: boolean): Effect {
  if (status < 500) return "none";
  return own || status === 503 ? "settled" : "open";
}

function describe({ status, label, said, asking }: Reading): {
  code: ErrorCode;
  text: string;
  remedy: string;
} {
  if (status === 401 || (asking.label.endsWith("/oauth/token") && status === 400)) {
    const remedy = asking.keyed
      ? "Check api-key: regenerating the key on the account page invalidates the old one."
      : "Check username, password and client-id.";
    return {
      code: "unauthorized",
      text: `The service refused the credentials (${status}) for ${label}${said}`,
      remedy,
    };
  }
  if (status === 403) {
    const remedy = "Check that the account may use this project, device or executor.";
    return { code: "forbidden", text: `The account may not do ${label} (403)${said}`, remedy };
  }
  if (status === 404) {
    const remedy = "Check the id, and that base-url is the address of the service.";
    return { code: "not-found", text: `The service does not find ${label} (404)${said}`, remedy };
  }
  if (status === 429) {
    const remedy = "The account sends too many requests; try again later.";
    return { code: "service", text: `The service asks for fewer requests (429) at ${label}${said}`, remedy };
  }
  if (status < 500) {
    const remedy = "Change the request as the service's words suggest.";
    return { code: "refused", text: `The service refused ${label} (${status})${said}`, remedy };
  }
  const remedy = "The service or a gateway in front of it is in trouble; try again later.";
  return { code: "service", text: `The service failed at ${label} (${status})${said}`, remedy };
}

/** The API redirects nobody: the base address is another one. The target's path could hold a secret. */
function redirected(answer: HttpAnswer, { label, url }: Asking): RequestFailure {
  answer.discard();
  const location = answer.header("location") ?? "";
  const target = URL.canParse(location, url.href) ? new URL(location, url.href).origin : "nowhere";
  return new RequestFailure("protocol", `${label} was redirected (${answer.status}) to ${target}.`, {
    status: answer.status,
    remedy: `If ${target} is the service, set base-url to it; credentials are not sent along a redirect.`,
  });
}

async function bodyText(answer: HttpAnswer): Promise<string> {
  try {
    return (await limitedBody(answer, MAX_ERROR_BODY_BYTES)).bytes.toString("utf8");
  } catch (error) {
    // The status is known; that its words got lost changes nothing.
    if (error instanceof RequestFailure) return "";
    throw error;
  }
}

/** The service's words, and whether they are its own and not a gateway's. */
function readMessage(text: string, status: number): { message?: string; own: boolean } {
  const json = parseJson(text);
  const body = errorBody.safeParse(json);
  if (body.success) return { message: body.data.message, own: body.data.statusCode === status };
  const oauth = oauthError.safeParse(json);
  return {
    message: oauth.success ? (oauth.data.error_description ?? oauth.data.error) : undefined,
    own: false,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

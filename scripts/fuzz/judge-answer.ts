import * as z from "zod";
import type { Request } from "./compose-request.ts";
import { type Json, schemas, type Target } from "./document.ts";
import { HANG_MS, type Outcome } from "./send-request.ts";

/** A body so large may still be on its way when it is refused, and the connection ends under it. */
const LARGE_BODY_BYTES = 60_000;
/** Of address and headers together, less what every request has. */
const MOST_HEAD_CHARACTERS = 15_000;
/** Refusals of requests that are too long to be read, whatever they are for. */
const BEFORE_ROUTING: readonly number[] = [414, 431];
const GENERAL_ERROR = { $ref: "#/components/schemas/Error" };

/** What is wrong with the outcome of a request; undefined when nothing is. */
export function problemWith(request: Request, outcome: Outcome): string | undefined {
  switch (outcome.kind) {
    case "cut":
      return undefined;
    case "hang":
      return `no answer within ${HANG_MS} ms`;
    case "broken":
      if ((request.body?.bytes.length ?? 0) > LARGE_BODY_BYTES || isTooLongHead(request)) return undefined;
      return `the connection ended without an answer: ${outcome.reason}`;
    case "answer":
      if (outcome.status >= 500) return `status ${outcome.status}: ${outcome.body.toString("utf8", 0, 200)}`;
      return outcome.status >= 400 ? wrongRefusal(request, outcome) : wrongSuccess(request, outcome);
  }
}

/** Node itself refuses what is too long, and does so with a body whatever the method. */
function isTooLongHead({ method, address, headers }: Request): boolean {
  const length = address.length + Object.values(headers).join("").length;
  return method === "HEAD" && length > MOST_HEAD_CHARACTERS;
}

type Answer = Extract<Outcome, { kind: "answer" }>;

function wrongSuccess({ target, isForTarget }: Request, { status, body }: Answer): string | undefined {
  if (!isForTarget) return undefined;
  const schema = target.answers[status];
  if (schema === undefined) return `status ${status} is not among ${Object.keys(target.answers).join(", ")}`;
  if (status === 204 || status === 304) return body.length > 0 ? `a ${status} with a body` : undefined;
  return schema === null ? undefined : mismatch(body, schema);
}

function wrongRefusal(
  { target, method, isForTarget }: Request,
  { status, body }: Answer,
): string | undefined {
  if (method === "HEAD") return undefined;
  const schema = refusalSchema(target, isForTarget, status);
  if (schema === null) return body.length > 0 ? `a ${status} with a body` : undefined;
  const wrong = mismatch(body, schema);
  if (wrong !== undefined) return wrong;
  const { statusCode = status } = JSON.parse(body.toString());
  return statusCode === status ? undefined : `status ${status}, but statusCode ${statusCode}`;
}

/** Null where the document says that there is no body. */
function refusalSchema({ answers }: Target, isForTarget: boolean, status: number): Json | null {
  const documented = answers[status] === undefined ? answers.default : answers[status];
  if (documented === null) return null;
  if (isForTarget && !BEFORE_ROUTING.includes(status)) return documented;
  // Bent a little, a request may still be for the operation.
  return { anyOf: [GENERAL_ERROR, documented] };
}

function mismatch(body: Buffer, schema: Json): string | undefined {
  const text = body.toString("utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `the body is not JSON: ${text.slice(0, 200)}`;
  }
  const parsed = validator(schema).safeParse(value);
  return parsed.success
    ? undefined
    : `the body breaks its schema: ${z.prettifyError(parsed.error)}; ${text.slice(0, 300)}`;
}

const validators = new Map<string, z.ZodType>();

function validator(schema: Json): z.ZodType {
  const key = JSON.stringify(schema);
  const known = validators.get(key);
  if (known) return known;
  const whole = JSON.stringify({ ...schema, $defs: schemas }).replaceAll("#/components/schemas/", "#/$defs/");
  const made = z.fromJSONSchema(JSON.parse(whole));
  validators.set(key, made);
  return made;
}

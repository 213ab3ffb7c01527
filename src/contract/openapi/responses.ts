import type { AnyOperation } from "../operation.ts";
import type { JsonObject } from "./json.ts";
import { pageRefOf, refOf, refTo } from "./schemas.ts";

/** What the statuses mean (Errors). */
const MEANINGS: Readonly<Record<number, string>> = {
  200: "Success.",
  201: "Success: the record was created or changed.",
  204: "Success, without a body.",
};

const refusal = (description: string, schema: string): JsonObject => ({
  description,
  content: { "application/json": { schema: refTo(schema) } },
});

/** The refusals that operations share. */
export const sharedResponses = {
  BadRequest: refusal("A parameter, the body, a filter or a sort is wrong; the message names it.", "Error"),
  Unauthorized: refusal("The credentials are missing or invalid.", "Error"),
  Forbidden: refusal("The account may not do this.", "Error"),
  NotFound: refusal("The addressed resource is missing; the message names it.", "Error"),
  Refused: refusal("Any other refusal.", "Error"),
  TokenRefused: refusal("The grant was refused.", "OAuthError"),
} satisfies JsonObject;

const shared = (name: keyof typeof sharedResponses) => ({ $ref: `#/components/responses/${name}` });

/** What a file answers to who asks for a part of it, or has it already (RFC 9110). */
const partsOfFile: JsonObject = {
  206: { description: "The part of the file that was asked for.", content: { "*/*": {} } },
  304: { description: "The file is still the one that the request names." },
  416: { description: "The file ends before the part that was asked for." },
};

/** Every answer that an operation is documented with. Deletes list no 404. */
export function responsesOf(operation: AnyOperation): JsonObject {
  const statuses: number[] = operation.answer.statuses.filter((status: number) => status < 300);
  const successes = statuses.map((status) => [status, successOf(operation, status)]);
  const parts = operation.answer.bytes ? partsOfFile : {};
  return { ...Object.fromEntries(successes), ...parts, ...refusalsOf(operation) };
}

function refusalsOf({ access, method }: AnyOperation): JsonObject {
  if (access === "none") {
    return { 400: shared("TokenRefused"), 401: shared("TokenRefused"), default: shared("TokenRefused") };
  }
  return {
    400: shared("BadRequest"),
    401: shared("Unauthorized"),
    403: shared("Forbidden"),
    ...(method === "DELETE" ? {} : { 404: shared("NotFound") }),
    default: shared("Refused"),
  };
}

function successOf({ answer }: AnyOperation, status: number): JsonObject {
  const description = MEANINGS[status] ?? "Success.";
  if (answer.bytes) return { description, content: { "*/*": {} } };
  if (!answer.schema || status === 204) return { description };
  const schema = answer.item ? pageRefOf(answer.item) : refOf(answer.schema);
  return { description, content: { "application/json": { schema } } };
}

import type { AnswerOf, AnyOperation } from "../contract/operation.ts";
import { type Addressed, apiRequest, type CallInput } from "./api-request.ts";
import { withRetries } from "./attempts.ts";
import { sendAuthorized } from "./authorization.ts";
import type { Connection } from "./connection.ts";
import { jsonAnswer } from "./json-answer.ts";
import type { CallOptions } from "./settings.ts";
import { statusFailure } from "./status-failure.ts";
import type { HttpAnswer, HttpRequest } from "./transport.ts";

/** Does one operation and parses its answer: a record, a page, or undefined where there is no body. */
export async function call<O extends AnyOperation>(
  connection: Connection,
  operation: O,
  input: CallInput,
  options: CallOptions = {},
): Promise<AnswerOf<O>> {
  const request = apiRequest(connection.address, operation, input);
  return await callAt(connection, operation, request, options);
}

/** `call` for a request already made, such as the one behind a `next` link. */
export async function callAt<O extends AnyOperation>(
  connection: Connection,
  operation: O,
  request: Addressed,
  options: CallOptions,
): Promise<AnswerOf<O>> {
  const totalTimeoutMs = options.timeoutMs ?? connection.requestTimeoutMs;
  return await withRetries(connection, { ...request, ...options }, async (attempt) => {
    const answer = await succeed(connection, operation, {
      ...request,
      attempt,
      signal: options.signal,
      totalTimeoutMs,
      idleTimeoutMs: totalTimeoutMs,
    });
    return await recordOf(answer, operation, request.label);
  });
}

/**
 * One attempt of an operation, with credentials where it takes them.
 * @throws {RequestFailure} for every answer but a success, a 404 to a delete among them.
 */
export async function succeed(
  connection: Connection,
  operation: AnyOperation,
  request: HttpRequest,
): Promise<HttpAnswer> {
  const { transport, authorization, secrets } = connection;
  const answer =
    operation.access === "none"
      ? await transport.send(request)
      : await sendAuthorized(transport, authorization, request);
  const { status } = answer;
  if ((status >= 200 && status < 300) || operation.answer.statuses.includes(status)) return answer;
  throw await statusFailure(answer, { ...request, secrets, keyed: authorization.kind === "basic" });
}

/** The record in a successful answer; where the operation has none, the body does not matter. */
export async function recordOf<O extends AnyOperation>(
  answer: HttpAnswer,
  operation: O,
  label: string,
): Promise<AnswerOf<O>> {
  if (operation.answer.schema) return await jsonAnswer(answer, operation.answer.schema, label);
  answer.discard();
  return undefined as AnswerOf<O>;
}

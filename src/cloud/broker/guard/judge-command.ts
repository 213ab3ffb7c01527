import { sendCommand } from "../backend/send-command.ts";
import type { BrokerSession } from "../broker-session.ts";
import type { Exchange } from "../relay/answer.ts";

/**
 * Lets the session's guard judge a command; `path` is below the session, with its query. Returns the body to be sent in the
 * place of the client's, undefined where that may stream past and for a session without a guard.
 * @throws {WebDriverError} as the guard does.
 */
export async function judgeCommand(
  session: BrokerSession,
  path: string,
  { request, response }: Exchange,
): Promise<Buffer | undefined> {
  const { guard } = session.parts.driver;
  if (!guard) return undefined;
  const left = new AbortController();
  response.once("close", () => response.writableFinished || left.abort());
  const signal = AbortSignal.any([left.signal, session.ended.signal]);
  const { method = "GET" } = request;
  const typeOf = (elementId: string) => elementType(session, elementId, signal);
  const body = await guard.admit({ method, path, request, typeOf });
  signal.throwIfAborted();
  return body;
}

/** Undefined where the driver does not tell: the client's own command then says what is wrong with the element. */
async function elementType(
  { parts: { driver }, agent }: BrokerSession,
  elementId: string,
  signal: AbortSignal,
): Promise<unknown> {
  const path = `/session/${driver.id}/element/${elementId}/property/type`;
  const { status, value } = await sendCommand(driver.address, { method: "GET", path, agent }, signal);
  return status === 200 ? value : undefined;
}

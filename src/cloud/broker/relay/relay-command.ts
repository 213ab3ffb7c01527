import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { request as secureRequest } from "node:https";
import { credentialsOf, pathBelow } from "../backend/send-command.ts";
import type { BrokerSession } from "../broker-session.ts";
import { judgeCommand } from "../guard/judge-command.ts";
import { WebDriverError } from "../webdriver-error.ts";
import { answerError, type Exchange } from "./answer.ts";
import { passBody } from "./pass-body.ts";
import { passedOn } from "./passed-on.ts";
import { tapPicture } from "./picture-tap.ts";
import { endIn } from "./session-over.ts";

/**
 * Passes a command to the session's driver and its answer back, both untouched and as they come; where the session has a
 * guard, only what that admits. `path` is below the session, with its query. Resolves when the answer is out.
 */
export async function relayCommand(session: BrokerSession, path: string, exchange: Exchange): Promise<void> {
  const { clock, record } = session.parts;
  const command = {
    method: exchange.request.method ?? "GET",
    path: path.split("?", 1)[0] ?? "",
    startMs: clock.now(),
  };
  const done = session.use();
  try {
    const { method } = command;
    const body = session.parts.driver.guard && (await judgeCommand(session, path, exchange));
    const answer = await askDriver(session, { method, path, body }, exchange);
    const status = answer.statusCode ?? 502;
    const picture = status === 200 ? tapPicture(session, command, answer) : undefined;
    const over = endIn(command, answer);
    exchange.response.writeHead(status, passedOn(answer.headers, "to client"));
    await passBody(answer, exchange.response);
    record.timeline.add(command, { status, screenshot: picture });
    const end = await over;
    if (end) await session.end(end);
  } catch (error) {
    const failure = failureOf(session, error);
    record.timeline.add(command, { status: failure.status });
    if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") await session.end(GONE);
    answerError(exchange.response, failure);
  } finally {
    done();
  }
}

/** Nobody listens at the driver's address any more. */
const GONE = { state: "FAILED", message: "The driver is gone." } as const;

/** The driver's answer, with its body still to come. Without a body of its own the client's streams. */
function askDriver(
  { parts: { driver }, agent, ended }: BrokerSession,
  {
    method,
    path,
    body,
  }: { readonly method: string; readonly path: string; readonly body: Buffer | undefined },
  { request: incoming, response }: Exchange,
): Promise<IncomingMessage> {
  const { address, id } = driver;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = address.protocol === "https:" ? secureRequest : request;
  const outgoing = send(address, {
    agent,
    method,
    path: pathBelow(address, `/session/${id}${path}`),
    headers: {
      ...(body ? headersOf(body) : passedOn(incoming.headers, "to driver")),
      ...credentialsOf(address),
    },
    signal: ended.signal,
  });
  outgoing.once("response", resolve);
  outgoing.on("error", reject);
  // A client that hangs up wants no answer any more.
  response.once("close", () => response.writableFinished || outgoing.destroy());
  if (body) outgoing.end(body);
  else passBody(incoming, outgoing).catch((error) => outgoing.destroy(error));
  return promise;
}

function headersOf({ length }: Buffer): OutgoingHttpHeaders {
  return { "content-type": "application/json; charset=utf-8", "content-length": length };
}

/** What a client is told when its command got no answer. */
function failureOf({ hasEnded, ended }: BrokerSession, error: unknown): WebDriverError {
  if (hasEnded)
    return new WebDriverError("invalid session id", `The session is over: ${ended.signal.reason}`);
  if (error instanceof WebDriverError) return error;
  const reason = (error as NodeJS.ErrnoException).code ?? "it broke the connection";
  return new WebDriverError("unknown error", `The driver did not answer the command (${reason}).`);
}

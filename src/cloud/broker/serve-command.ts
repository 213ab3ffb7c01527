import { plainLine } from "../../base/untrusted-text.ts";
import { brokerCaller } from "./access/broker-caller.ts";
import type { Broker } from "./broker.ts";
import type { BrokerSession } from "./broker-session.ts";
import { toldCapabilities } from "./driver-answer.ts";
import { openSession } from "./open-session.ts";
import { answerError, answerValue, type Exchange } from "./relay/answer.ts";
import { readJson } from "./relay/read-json.ts";
import { isUpload, receiveUpload } from "./relay/receive-upload.ts";
import { relayCommand } from "./relay/relay-command.ts";
import { asWebDriverError, WebDriverError } from "./webdriver-error.ts";

export interface BrokerExchange extends Exchange {
  /** The broker's path under which the client addresses it. */
  readonly root: string;
}

const MAX_NEW_SESSION_BYTES = 1024 * 1024;
const SESSION = /^\/session\/([^/?]+)(.*)$/s;

/** Serves one command; `path` is below the broker's root, with its query. Never rejects. */
export async function serveCommand(broker: Broker, path: string, exchange: BrokerExchange): Promise<void> {
  try {
    await serve(broker, path, exchange);
  } catch (error) {
    const failure = asWebDriverError(error);
    if (failure.isOurs) broker.parts.logger.warning(`The automation broker failed: ${failure.cause}`);
    answerError(exchange.response, failure);
  }
}

/** One command that has been taken apart. */
interface Command extends BrokerExchange {
  readonly sessionId: string;
  /** Below the session, with its query. */
  readonly rest: string;
}

/** What serves each command, by its id in the contract's table of the broker. */
export const commandHandlers = {
  async getBrokerStatus(broker: Broker, { response }: Command) {
    answerValue(response, statusOf(broker));
  },
  openSession: newSession,
  async quitSession(broker: Broker, command: Command) {
    await quit(sessionFor(broker, command.sessionId, command), command);
  },
  async relayCommand(broker: Broker, command: Command) {
    const { sessionId, rest, request } = command;
    const session = sessionFor(broker, sessionId, command);
    if (isUpload(session, request.method, rest)) await receiveUpload(session, rest, command);
    else await relayCommand(session, rest, command);
  },
};

async function serve(broker: Broker, path: string, exchange: BrokerExchange): Promise<void> {
  const { method } = exchange.request;
  const [plain] = path.split("?", 1);
  const [, sessionId = "", rest = ""] = SESSION.exec(path) ?? [];
  const id = handlerFor(method, plain, { sessionId, rest });
  if (id === undefined)
    throw new WebDriverError("unknown command", `No command ${method} ${plainLine(path, 200)}.`);
  await commandHandlers[id](broker, { ...exchange, sessionId, rest });
}

function handlerFor(
  method: string | undefined,
  plain: string | undefined,
  { sessionId, rest }: Pick<Command, "sessionId" | "rest">,
): keyof typeof commandHandlers | undefined {
  if (plain === "/status" && method === "GET") return "getBrokerStatus";
  if (plain === "/session" && method === "POST") return "openSession";
  if (sessionId === "") return undefined;
  return rest === "" && method === "DELETE" ? "quitSession" : "relayCommand";
}

/** What the broker says of itself (WebDriver 2, Status). */
function statusOf({ closing, queue }: Broker): object {
  const ready = !closing.signal.aborted;
  return {
    ready,
    message: ready ? "The broker takes sessions." : "The broker is closing.",
    waiting: queue.length,
  };
}

async function newSession(broker: Broker, exchange: BrokerExchange): Promise<void> {
  const { request, response, root } = exchange;
  const left = new AbortController();
  const hungUp = new WebDriverError("session not created", "The client hung up.");
  response.once("close", () => response.writableFinished || left.abort(hungUp));
  const body = await readJson(request, MAX_NEW_SESSION_BYTES);
  const { authorization, host } = request.headers;
  const opening = openSession(broker, { authorization, body, left: left.signal });
  broker.beginning(opening);
  const session = await opening;
  if (left.signal.aborted) return await session.end({ state: "ABORTED", message: hungUp.message });
  const capabilities = toldCapabilities(session, `ws://${host}${root}`);
  answerValue(response, { sessionId: session.id, capabilities });
}

/**
 * The session with this id. Its id is a secret that opens it; credentials that are sent along must be its holder's.
 * @throws {WebDriverError} `invalid session id`, also for another account's: nothing tells that there is one.
 */
export function sessionFor(
  broker: Broker,
  id: string,
  { request }: Pick<Exchange, "request">,
): BrokerSession {
  const session = broker.session(id);
  const { authorization } = request.headers;
  if (session && !session.hasEnded && isHeldBy(broker, session, authorization)) return session;
  throw new WebDriverError("invalid session id", "There is no such session, or it has ended.");
}

function isHeldBy({ parts }: Broker, session: BrokerSession, authorization: string | undefined): boolean {
  if (authorization === undefined || session.knows(authorization)) return true;
  const { user, ticketId } = brokerCaller(authorization, {}, parts);
  const { holder } = session.parts;
  const isHolder = user.id === holder.userId && (ticketId === null || ticketId === holder.ticketId);
  if (isHolder) session.remember(authorization);
  return isHolder;
}

/** Ends the session; the device is free, or kept for the client, when this is answered. */
async function quit(session: BrokerSession, { request, response }: Exchange): Promise<void> {
  request.resume();
  const { record, clock } = session.parts;
  const startMs = clock.now();
  record.timeline.add({ method: "DELETE", path: "", startMs }, { status: 200 });
  await session.end({ state: "SUCCEEDED", message: null });
  answerValue(response, null);
}

import { type IncomingMessage, request } from "node:http";
import { request as secureRequest } from "node:https";
import type { Duplex } from "node:stream";
import { credentialsOf, sendCommand } from "../backend/send-command.ts";
import type { BrokerSession } from "../broker-session.ts";
import { SOCKET_REMEDY } from "../guard/without-socket.ts";
import { WebDriverError } from "../webdriver-error.ts";

/** What of a WebSocket's handshake goes to the driver: neither credentials nor the page that might be behind it. */
const HANDSHAKE = [
  "sec-websocket-key",
  "sec-websocket-version",
  "sec-websocket-protocol",
  "sec-websocket-extensions",
];
const ANSWER = ["sec-websocket-accept", "sec-websocket-protocol", "sec-websocket-extensions"];

/**
 * Connects a client's WebSocket with that of the session's driver (WebDriver BiDi, Transport) and passes every byte both
 * ways. Resolves when the socket is connected; it ends with the session, and what goes through it keeps the session alive.
 * @throws {WebDriverError} `unsupported operation` for a session without one, `unknown error` when the driver refuses.
 */
export async function relaySocket(
  session: BrokerSession,
  { headers }: IncomingMessage,
  client: Duplex,
  head: Buffer,
): Promise<void> {
  const { address, capabilities, guard } = session.parts.driver;
  const { webSocketUrl } = capabilities;
  if (typeof webSocketUrl !== "string" || !URL.canParse(webSocketUrl)) {
    const remedy = guard ? SOCKET_REMEDY : "ask for one by the capability webSocketUrl: true";
    throw new WebDriverError("unsupported operation", `The session has no WebSocket: ${remedy}.`);
  }
  const { pathname, search } = new URL(webSocketUrl);
  const { promise, resolve, reject } = Promise.withResolvers<[IncomingMessage, Duplex, Buffer]>();
  const send = address.protocol === "https:" ? secureRequest : request;
  const outgoing = send(address, {
    path: pathname + search,
    headers: {
      ...{ connection: "Upgrade", upgrade: "websocket", ...credentialsOf(address) },
      ...Object.fromEntries(HANDSHAKE.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
    },
    signal: session.ended.signal,
  });
  outgoing.once("upgrade", (answer, socket, first) => resolve([answer, socket, first]));
  outgoing.once("response", ({ statusCode }) => reject(refused(`it answered ${statusCode}`)));
  outgoing.once("error", (error: NodeJS.ErrnoException) => reject(refused(error.code ?? "no connection")));
  outgoing.end();
  const [answer, driver, first] = await promise;
  const lines = ANSWER.flatMap((name) => (answer.headers[name] ? [`${name}: ${answer.headers[name]}`] : []));
  const upgrade = ["HTTP/1.1 101 Switching Protocols", "connection: Upgrade", "upgrade: websocket", ...lines];
  client.write(`${upgrade.join("\r\n")}\r\n\r\n`);
  connect(session, client, driver);
  client.write(first);
  driver.write(head);
}

function connect(session: BrokerSession, client: Duplex, driver: Duplex): void {
  const { signal } = session.ended;
  const end = () => {
    client.destroy();
    driver.destroy();
  };
  signal.addEventListener("abort", end, { once: true });
  client.on("data", () => session.touch());
  client.pipe(driver);
  driver.pipe(client);
  for (const socket of [client, driver]) {
    socket.on("error", end);
    socket.once("close", () => {
      end();
      signal.removeEventListener("abort", end);
    });
  }
  driver.once("close", () => void endIfLost(session));
}

/** A driver closes its side when the client ended the session there, or when the browser is gone. */
async function endIfLost(session: BrokerSession): Promise<void> {
  if (session.hasEnded) return;
  const { address, id } = session.parts.driver;
  const look = { method: "GET", path: `/session/${id}/timeouts` } as const;
  try {
    const { status, value } = await sendCommand(address, look, session.ended.signal);
    const isLost = status === 404 && (value as { error?: unknown } | null)?.error === "invalid session id";
    if (isLost)
      await session.end({ state: "WARNING", message: "The session ended at its driver, without a quit." });
  } catch {
    // Ended meanwhile, or the next command tells.
  }
}

function refused(reason: string): WebDriverError {
  return new WebDriverError("unknown error", `The driver opens no WebSocket: ${reason}.`);
}

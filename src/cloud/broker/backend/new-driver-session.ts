import { plainLine } from "../../../base/untrusted-text.ts";
import { WebDriverError } from "../webdriver-error.ts";
import type { Capabilities } from "./backend.ts";
import { sendCommand } from "./send-command.ts";

const MAX_REASON = 2_000;

/**
 * The New Session command to a driver (WebDriver 2, New Session).
 * @throws {WebDriverError} `session not created` with what the driver says.
 */
export async function newDriverSession(
  address: URL,
  capabilities: Capabilities,
  signal: AbortSignal,
): Promise<{ readonly id: string; readonly capabilities: Capabilities }> {
  const body = { capabilities: { alwaysMatch: capabilities, firstMatch: [{}] } };
  const { status, value } = await sendCommand(address, { method: "POST", path: "/session", body }, signal);
  const answer = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { sessionId, capabilities: given } = answer;
  if (status === 200 && typeof sessionId === "string" && SESSION_ID.test(sessionId)) {
    return { id: sessionId, capabilities: isRecord(given) ? given : {} };
  }
  const reason = typeof answer.message === "string" ? answer.message : `it answered ${status}`;
  const isArgument = answer.error === "invalid argument";
  throw new WebDriverError(
    isArgument ? "invalid argument" : "session not created",
    `The driver started no session: ${plainLine(reason, MAX_REASON)}`,
  );
}

/** What a session's id may be: it becomes part of a path. */
const SESSION_ID = /^[\w.:~-]{1,200}$/;

function isRecord(value: unknown): value is Capabilities {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { userByKey } from "../../access/accounts.ts";
import type { Sessions } from "../../access/sessions.ts";
import type { UserRecord } from "../../store/records.ts";
import type { Store } from "../../store/store.ts";
import type { SessionWish } from "../capabilities/session-wish.ts";
import { WebDriverError } from "../webdriver-error.ts";

/** Who opens or uses a session. */
export interface BrokerCaller {
  readonly user: UserRecord;
  /** Null for the account's key. */
  readonly ticketId: number | null;
}

export interface BrokerGate {
  readonly store: Store;
  readonly sessions: Sessions;
}

/**
 * Who sent these credentials: the account's key or a ticket, as a capability or by Basic authentication, where it may be
 * the user name or, beside any user name, the password: many clients insist on both.
 * @throws {WebDriverError} with status 401.
 */
export function brokerCaller(
  authorization: string | undefined,
  { apiKey, ticket }: Pick<SessionWish, "apiKey" | "ticket">,
  gate: BrokerGate,
): BrokerCaller {
  const secrets = [apiKey, ticket, ...basicSecrets(authorization)].filter((one) => one !== undefined);
  if (secrets.length === 0) {
    throw refused(
      "The request carries no credentials. Send the API key or a ticket by Basic authentication, or as the capability cloud:apiKey or cloud:ticket.",
    );
  }
  for (const secret of secrets) {
    const caller = callerBy(secret, gate);
    if (caller) return caller;
  }
  throw refused("The API key or ticket is unknown, or the ticket has expired.");
}

function callerBy(secret: string, { store, sessions }: BrokerGate): BrokerCaller | undefined {
  const user = userByKey(store, secret);
  if (user) return { user, ticketId: null };
  const token = sessions.tokenOf(secret, "ticket");
  const owner = token && store.users.get(token.userId);
  return token && owner ? { user: owner, ticketId: token.id } : undefined;
}

function basicSecrets(authorization: string | undefined): string[] {
  const [scheme = "", value = ""] = (authorization ?? "").split(/ +/, 2);
  if (scheme.toLowerCase() === "bearer") return value === "" ? [] : [value];
  if (scheme.toLowerCase() !== "basic") return [];
  const [user = "", ...password] = Buffer.from(value, "base64").toString("utf8").split(":");
  return [user, password.join(":")].filter((one) => one !== "");
}

/** WebDriver has no error for it; clients show the message of this one, and do not try again. */
function refused(message: string): WebDriverError {
  return new WebDriverError("session not created", message, { status: 401 });
}

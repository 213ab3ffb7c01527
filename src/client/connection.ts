import type { Dispatcher } from "undici";
import { systemClock } from "../base/clock.ts";
import { DeviceCloudError } from "../base/errors.ts";
import { silent } from "../base/logger.ts";
import { operations } from "../contract/operations/index.ts";
import { type Address, parseAddress } from "./address.ts";
import type { Patience } from "./attempts.ts";
import { type Authorization, basicHeader } from "./authorization.ts";
import { call } from "./call.ts";
import { openDispatcher } from "./dispatcher.ts";
import { defaultRetry } from "./retry.ts";
import { createSecrets, type Secrets } from "./secrets.ts";
import type { ClientSettings } from "./settings.ts";
import { createTokenSession } from "./token-session.ts";
import { createTransport, type Transport } from "./transport.ts";

/** All that a call of the client works with. */
export interface Connection extends Patience {
  readonly address: Address;
  readonly authorization: Authorization;
  readonly transport: Transport;
  readonly dispatcher: Dispatcher;
  readonly secrets: Secrets;
  readonly requestTimeoutMs: number;
  /** Aborted when the client is closed. */
  readonly lifetime: AbortController;
}

/** Long enough for a large list or a zip request, short enough to notice a service that hangs. */
const REQUEST_TIMEOUT_MS = 60_000;

/** @throws {DeviceCloudError} `input` when an address, a proxy or the credentials cannot be right. */
export function openConnection(settings: ClientSettings): Connection {
  const address = parseAddress(settings.baseUrl, settings.authUrl);
  checkCredentials(settings);
  const { logger = silent, clock = systemClock, random = Math.random } = settings;
  if (address.unprotected) {
    logger.warning(
      "The service is addressed over http: credentials and files travel unencrypted. Use https.",
    );
  }
  const dispatcher = openDispatcher(settings.ca, settings.proxies);
  const anonymous: Connection = {
    address,
    dispatcher,
    transport: createTransport(dispatcher, clock, logger),
    authorization: { kind: "none" },
    secrets: createSecrets(settings.onSecret),
    requestTimeoutMs: settings.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    lifetime: new AbortController(),
    retry: { ...defaultRetry, ...settings.retry },
    logger,
    clock,
    random,
  };
  return { ...anonymous, authorization: authorizationOf(settings, anonymous) };
}

/** Ends what is under way: requests fail as `cancelled`. */
export async function closeConnection({ lifetime, dispatcher }: Connection): Promise<void> {
  lifetime.abort();
  await dispatcher.destroy();
}

function authorizationOf(
  { credentials, tokenPlacement = "query" }: ClientSettings,
  anonymous: Connection,
): Authorization {
  const { secrets, clock, lifetime } = anonymous;
  if ("apiKey" in credentials) {
    const header = basicHeader(credentials.apiKey);
    secrets.add(credentials.apiKey);
    secrets.add(header.slice("Basic ".length));
    return { kind: "basic", header };
  }
  secrets.add(credentials.password);
  const options = { repeatable: true, signal: lifetime.signal };
  const session = createTokenSession(
    (query) => call(anonymous, operations.oauth.token, { query }, options),
    credentials,
    secrets,
    clock,
  );
  return { kind: "token", session, placement: tokenPlacement };
}

function checkCredentials({ credentials }: ClientSettings): void {
  const empty = Object.entries(credentials).find(([, value]) => value.trim() === "");
  if (!empty) return;
  const input = { apiKey: "api-key", clientId: "client-id" }[empty[0]] ?? empty[0];
  throw new DeviceCloudError("input", `${input} is empty.`, {
    remedy: `Set ${input}; from a fork or a Dependabot run, secrets are not available.`,
  });
}

import { DeviceCloudError } from "../../base/errors.ts";
import { BROKER_ROOTS } from "../../contract/broker.ts";
import type { BrokerTools } from "./await-device.ts";

/** With what and where a suite opens sessions. */
export interface BrokerPass {
  /** The broker's address with its path. */
  readonly brokerUrl: string;
  /** A secret. */
  readonly ticket: string;
  /** Undefined where the ticket is the account's key. */
  readonly ticketId: number | undefined;
}

export interface PassOrder {
  /** The broker's address, where it is known. */
  readonly brokerUrl: string | undefined;
  /** The service's address, at whose origin the broker lies unless somebody knows better. */
  readonly baseUrl: string;
  /** How long the ticket opens sessions, in milliseconds. */
  readonly lifetimeMs: number;
  /** What a suite gets of a service that issues no tickets. */
  readonly apiKey: string | undefined;
}

/**
 * A ticket for sessions and nothing else, and an address at which the broker answers that it takes them.
 * @throws {DeviceCloudError} `service` when the broker is not ready, `input` where neither ticket nor key can be had.
 */
export async function openPass(order: PassOrder, tools: BrokerTools): Promise<BrokerPass> {
  const { client, signal } = tools;
  const usualUrl = new URL(BROKER_ROOTS[0], order.baseUrl).href;
  if (order.brokerUrl !== undefined) await check(order.brokerUrl, tools);
  const seconds = Math.max(1, Math.ceil(order.lifetimeMs / 1_000));
  try {
    const options = { signal, repeatable: true };
    const issued = await client.broker.issueTicket({ query: { seconds } }, options);
    const { id, ticket, brokerUrl } = issued;
    if (!ticket) throw new DeviceCloudError("protocol", "The service issued a ticket and did not tell it.");
    const address = order.brokerUrl ?? brokerUrl ?? usualUrl;
    if (order.brokerUrl === undefined) await check(address, tools);
    return { brokerUrl: address, ticket, ticketId: id };
  } catch (error) {
    if (!isUnknownOperation(error)) throw error;
    const address = order.brokerUrl ?? usualUrl;
    if (order.brokerUrl === undefined) await check(address, tools);
    return { brokerUrl: address, ticket: keyOf(order, tools), ticketId: undefined };
  }
}

async function check(brokerUrl: string, { client, logger, signal }: BrokerTools): Promise<void> {
  const { ready, message = "" } = await client.askBroker(brokerUrl, { signal });
  if (ready) {
    logger.info(`The broker at ${brokerUrl} takes sessions.`);
    return;
  }
  throw new DeviceCloudError("service", `The broker at ${brokerUrl} takes no sessions now: ${message}`, {
    remedy: "Try again later, or ask the service.",
  });
}

function keyOf({ apiKey }: PassOrder, { logger }: BrokerTools): string {
  if (apiKey === undefined) {
    throw new DeviceCloudError("input", "The service issues no tickets, and there is no api-key.", {
      remedy: "Give api-key, which the suite then opens its sessions with.",
    });
  }
  logger.notice("The service issues no tickets: the suite gets the account's key in the place of one.");
  return apiKey;
}

function isUnknownOperation(error: unknown): boolean {
  return error instanceof DeviceCloudError && (error.status === 404 || error.status === 405);
}

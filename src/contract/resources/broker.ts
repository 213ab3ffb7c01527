import * as z from "zod";
import { deviceSession } from "./device-sessions.ts";
import { dateTime, int32, int64, record } from "./scalars.ts";

/** What opens sessions of the automation broker and nothing else, until it expires or is revoked. */
export const brokerTicket = record(
  { id: int64 },
  {
    /** A secret: sent in the place of the API key, or as the capability `cloud:ticket`. Told once. */
    ticket: z.string(),
    expireTime: dateTime,
    /** Seconds until then. */
    expiresIn: int32,
    /** Where sessions are opened: the address of the broker with its path. */
    brokerUrl: z.string(),
  },
);
export type BrokerTicket = z.output<typeof brokerTicket>;

/** A session of the automation broker: a device session that a client drives. */
export const brokerSession = deviceSession.extend({
  /** The ticket that opened it; null for the account's key. */
  ticketId: int64.nullable().optional(),
});
export type BrokerSession = z.output<typeof brokerSession>;

/** How the broker stands for who asks for a device now. */
export const brokerAvailability = record(
  {},
  {
    /** The devices that fit and are online, enabled and not locked. */
    fitting: int32,
    /** Those of them that nobody uses. */
    free: int32,
    /** Requests for a session that wait for a device, of everybody. */
    waiting: int32,
    brokerUrl: z.string(),
  },
);
export type BrokerAvailability = z.output<typeof brokerAvailability>;

/** What the broker allows, in milliseconds and numbers of requests or sessions. */
export interface BrokerLimits {
  /** How many requests for a session may wait for a device. */
  readonly maxWaiting: number;
  /** How long one waits, unless it asks for less by `cloud:newSessionTimeout`. */
  readonly newSessionMs: number;
  /** How long a driver and its browser may take to start. */
  readonly startMs: number;
  /** After how long without a command a session ends, unless it asks for less by `cloud:idleTimeout`. */
  readonly idleMs: number;
  /** The largest file that a client may send to its session, in bytes. */
  readonly maxFileBytes: number;
}

export const DEFAULT_BROKER_LIMITS: BrokerLimits = {
  maxWaiting: 200,
  newSessionMs: 600_000,
  startMs: 60_000,
  idleMs: 300_000,
  maxFileBytes: 256 * 1024 * 1024,
};

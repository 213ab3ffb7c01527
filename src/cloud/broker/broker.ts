import type { Clock } from "../../base/clock.ts";
import type { Logger } from "../../base/logger.ts";
import { newSecret } from "../access/secrets.ts";
import type { CatalogueDevice } from "../devices/device.ts";
import type { DeviceCatalogue } from "../devices/device-catalogue.ts";
import type { DeviceLocks } from "../devices/device-locks.ts";
import type { BrowserSlots } from "../execution/browser-slots.ts";
import type { UserRecord } from "../store/records.ts";
import type { WorkbenchParts } from "../workbench/workbench.ts";
import type { BrokerGate } from "./access/broker-caller.ts";
import type { Backend } from "./backend/backend.ts";
import type { BrokerLimits } from "./broker-limits.ts";
import { BrokerSession, type SessionHolder } from "./broker-session.ts";
import { type FittingParts, fittingDevices } from "./capabilities/fitting-devices.ts";
import type { SplitCapabilities } from "./capabilities/session-wish.ts";
import { Opening } from "./opening.ts";
import { DeviceHolds } from "./queue/device-holds.ts";
import { SessionQueue } from "./queue/session-queue.ts";
import type { SessionEnd } from "./record/session-record.ts";
import { WebDriverError } from "./webdriver-error.ts";

export interface BrokerParts extends WorkbenchParts, BrokerGate {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly slots: BrowserSlots;
  readonly locks: DeviceLocks;
  readonly devices: DeviceCatalogue;
  readonly brokerLimits: BrokerLimits;
  backendOf(device: CatalogueDevice): Backend;
}

/** The sessions of clients on devices, from the request for one to its end (Client-side automation broker). */
export class Broker {
  readonly parts: BrokerParts;
  readonly queue: SessionQueue;
  readonly holds: DeviceHolds;
  readonly closing = new AbortController();
  readonly #beginning = new Set<Promise<unknown>>();
  readonly #openings = new Set<Opening>();
  readonly #sessions = new Map<string, BrokerSession>();

  constructor(parts: BrokerParts) {
    this.parts = parts;
    this.holds = new DeviceHolds(parts.clock);
    this.queue = new SessionQueue({
      slots: parts.slots,
      locks: parts.locks,
      maxWaiting: parts.brokerLimits.maxWaiting,
      needsSlot: (device) => parts.backendOf(device).isLocal,
    });
  }

  get sessions(): readonly BrokerSession[] {
    return [...this.#sessions.values()];
  }

  /** The session under way with this id. */
  session(id: string): BrokerSession | undefined {
    return this.#sessions.get(id);
  }

  /** Keeps a session that has begun until it ends. */
  add(parts: Omit<ConstructorParameters<typeof BrokerSession>[0], "id" | "settle">): BrokerSession {
    const session = new BrokerSession({
      ...parts,
      id: newSecret(),
      settle: (ended, end) => this.#settle(ended, end),
    });
    this.#sessions.set(session.id, session);
    return session;
  }

  /** Takes a request that is being served: closing waits for it. */
  beginning(work: Promise<unknown>): void {
    const settled = work.catch(() => undefined).finally(() => this.#beginning.delete(settled));
    this.#beginning.add(settled);
  }

  /** Takes a client that asks for a session, until what is returned is disposed. */
  opening(holder: SessionHolder): Opening {
    const opening = new Opening(holder, () => this.#openings.delete(opening));
    this.#openings.add(opening);
    return opening;
  }

  /** Whether the session of a run is under way, or starts. */
  has(runId: number): boolean {
    return this.#ofRun(runId) !== undefined || this.#openingsWhere((one) => one.runId === runId).length > 0;
  }

  /** Ends the session of a run, also while it starts; `message` says who or what ended it. */
  async abort(runId: number, message: string): Promise<void> {
    await this.#stop((one) => one.runId === runId, new WebDriverError("session not created", message));
    await this.#ofRun(runId)?.end({ state: "ABORTED", message });
  }

  /** Ends the sessions that a ticket opened or asked for, and gives back the devices that are kept for its client. */
  async endTicket(ticketId: number, message: string): Promise<void> {
    const isOf = (holder: SessionHolder) => holder.ticketId === ticketId;
    const refusal = new WebDriverError("session not created", "The ticket was revoked.", { status: 401 });
    await this.#stop(({ holder }) => isOf(holder), refusal);
    const own = this.sessions.filter(({ parts: { holder } }) => isOf(holder));
    await Promise.all(own.map((session) => session.end({ state: "ABORTED", message })));
    await this.holds.release(isOf);
  }

  /** How many devices fit, and how many of them are free. @throws {WebDriverError} as a request for a session does. */
  availability(
    asked: SplitCapabilities,
    user: UserRecord,
  ): { fitting: number; free: number; waiting: number } {
    const { devices } = fittingDevices(asked, user, this.fitting);
    const free = devices.filter(({ id }) => !this.parts.locks.isTaken(id));
    return { fitting: devices.length, free: free.length, waiting: this.queue.length };
  }

  /** What devices are chosen with. */
  get fitting(): FittingParts {
    const isChromium = (device: CatalogueDevice) => this.parts.backendOf(device).isChromium;
    return { ...this.parts, isChromium };
  }

  /** Ends every session and every request for one; no other starts. */
  async close(message: string): Promise<void> {
    this.closing.abort(new WebDriverError("session not created", message));
    // What is beginning may still become a session.
    while (this.#beginning.size + this.#sessions.size > 0) {
      await Promise.all(this.sessions.map((session) => session.end({ state: "ABORTED", message })));
      await Promise.all(this.#beginning);
    }
    await this.holds.release(() => true);
  }

  /** After a quit the device stays with its client, where that asked for it; after any other end it is free. */
  async #settle({ id, parts }: BrokerSession, { state }: SessionEnd): Promise<void> {
    this.#sessions.delete(id);
    const { holder, claim, next, waitMs } = parts;
    if (state === "SUCCEEDED" && waitMs > 0 && !this.closing.signal.aborted) {
      this.holds.keep({ holder, claim, next }, waitMs);
      return;
    }
    try {
      await next?.[Symbol.asyncDispose]();
    } finally {
      claim.release();
    }
  }

  async #stop(which: (opening: Opening) => boolean, refusal: WebDriverError): Promise<void> {
    await Promise.all(this.#openingsWhere(which).map((opening) => opening.stop(refusal)));
  }

  #openingsWhere(which: (opening: Opening) => boolean): readonly Opening[] {
    return [...this.#openings].filter(which);
  }

  #ofRun(runId: number): BrokerSession | undefined {
    return this.sessions.find(({ parts }) => parts.record.run.id === runId);
  }
}

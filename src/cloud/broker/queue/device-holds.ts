import type { Clock } from "../../../base/clock.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import type { PreparedDriver } from "../backend/prepared-driver.ts";
import type { SessionHolder } from "../broker-session.ts";
import type { DeviceClaim } from "./session-queue.ts";

/** A device that waits for the next session of its client. */
export interface Held {
  readonly holder: SessionHolder;
  readonly claim: DeviceClaim;
  /** That session, started ahead. */
  readonly next: PreparedDriver | undefined;
}

/**
 * Devices that stay with their clients after a quit (Client-side automation broker, multi-session wait). Only a request
 * that comes after the quit gets one: those that wait in the queue are no successors of it.
 */
export class DeviceHolds {
  readonly #clock: Clock;
  readonly #held = new Map<Held, AbortController>();
  readonly #ending = new Set<Promise<void>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The devices that are kept for clients of an account. */
  of(userId: number): readonly CatalogueDevice[] {
    const own = [...this.#held.keys()].filter(({ holder }) => holder.userId === userId);
    return own.map(({ claim }) => claim.device);
  }

  /** Keeps a device for its client for `waitMs`; then it is free. */
  keep(held: Held, waitMs: number): void {
    const taken = new AbortController();
    this.#held.set(held, taken);
    this.#clock.sleep(waitMs, taken.signal).then(
      () => this.#end(held),
      () => undefined, // Somebody took it.
    );
  }

  /** The first of these devices that is kept for this client; it is the caller's from now on. */
  take({ userId, ticketId }: SessionHolder, devices: readonly CatalogueDevice[]): Held | undefined {
    const own = [...this.#held.keys()].filter(
      ({ holder }) => holder.userId === userId && holder.ticketId === ticketId,
    );
    const found = devices
      .map((device) => own.find(({ claim }) => claim.device.id === device.id))
      .find((held) => held !== undefined);
    if (found) this.#drop(found);
    return found;
  }

  /** Gives back what is kept for a client, or for everybody. */
  async release(isOf: (holder: SessionHolder) => boolean): Promise<void> {
    const held = [...this.#held.keys()].filter(({ holder }) => isOf(holder));
    await Promise.all([...held.map((one) => this.#end(one)), ...this.#ending]);
  }

  #drop(held: Held): void {
    this.#held.get(held)?.abort();
    this.#held.delete(held);
  }

  #end(held: Held): Promise<void> {
    this.#drop(held);
    const ending = (async () => {
      try {
        await held.next?.[Symbol.asyncDispose]();
      } finally {
        held.claim.release();
      }
    })();
    const known = ending.catch(() => undefined).finally(() => this.#ending.delete(known));
    this.#ending.add(known);
    return known;
  }
}

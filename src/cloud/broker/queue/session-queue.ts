import type { CatalogueDevice } from "../../devices/device.ts";
import type { DeviceLocks } from "../../devices/device-locks.ts";
import type { BrowserSlots } from "../../execution/browser-slots.ts";
import { WebDriverError } from "../webdriver-error.ts";

export interface SessionQueueOptions {
  readonly slots: BrowserSlots;
  readonly locks: DeviceLocks;
  /** How many requests may wait. */
  readonly maxWaiting: number;
  /** Whether a session on the device starts a browser on this machine. */
  needsSlot(device: CatalogueDevice): boolean;
}

/** A device that somebody has, with the browser slot it needs. */
export interface DeviceClaim {
  readonly device: CatalogueDevice;
  /** Gives both back; a second call does nothing. */
  release(): void;
}

interface Waiter {
  readonly devices: readonly CatalogueDevice[];
  take(claim: DeviceClaim): void;
}

/**
 * Gives devices to requests for sessions: each device to the request that has waited longest of those it fits, and never
 * to two. Browser slots and devices are shared with device runs.
 */
export class SessionQueue {
  readonly #options: SessionQueueOptions;
  readonly #waiting = new Set<Waiter>();

  constructor(options: SessionQueueOptions) {
    this.#options = options;
    options.slots.onFree(() => this.#serve());
    options.locks.onFree(() => this.#serve());
  }

  get length(): number {
    return this.#waiting.size;
  }

  /**
   * Waits for one of these devices, in the order of the list where several are free.
   * @throws {WebDriverError} `session not created` when too many wait already; else the signal's reason.
   */
  async take(devices: readonly CatalogueDevice[], signal: AbortSignal): Promise<DeviceClaim> {
    signal.throwIfAborted();
    // Whoever waits was served as far as possible, so a device that is free now is for nobody of them.
    const free = this.#claim(devices);
    if (free) return free;
    const { maxWaiting } = this.#options;
    if (this.#waiting.size >= maxWaiting) {
      const message = `${maxWaiting} requests wait for a device already; that is the limit. Try again later.`;
      throw new WebDriverError("session not created", message);
    }
    const { promise, resolve, reject } = Promise.withResolvers<DeviceClaim>();
    const waiter: Waiter = { devices, take: resolve };
    const leave = () => {
      this.#waiting.delete(waiter);
      reject(signal.reason);
    };
    this.#waiting.add(waiter);
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await promise;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #serve(): void {
    for (const waiter of [...this.#waiting]) {
      if (!this.#waiting.has(waiter)) continue;
      const claim = this.#claim(waiter.devices);
      if (!claim) continue;
      this.#waiting.delete(waiter);
      waiter.take(claim);
    }
  }

  #claim(devices: readonly CatalogueDevice[]): DeviceClaim | undefined {
    const { slots, locks, needsSlot } = this.#options;
    for (const device of devices) {
      if (locks.isTaken(device.id)) continue;
      const slot = needsSlot(device);
      if (slot && !slots.tryTake()) continue;
      locks.tryTake(device.id);
      let isHeld = true;
      const release = () => {
        if (!isHeld) return;
        isHeld = false;
        locks.release(device.id);
        if (slot) slots.release();
      };
      return { device, release };
    }
    return undefined;
  }
}

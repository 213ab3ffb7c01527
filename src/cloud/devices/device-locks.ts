/** Which devices are in use, over all that use one: device runs and the broker's sessions. */
export class DeviceLocks {
  readonly #taken = new Set<number>();
  readonly #listeners: (() => void)[] = [];

  /** Takes a device; false when it is in use. */
  tryTake(deviceId: number): boolean {
    if (this.#taken.has(deviceId)) return false;
    this.#taken.add(deviceId);
    return true;
  }

  isTaken(deviceId: number): boolean {
    return this.#taken.has(deviceId);
  }

  /** Gives a device back. Those who listen are asked in turn, so that none of them is always the first. */
  release(deviceId: number): void {
    if (!this.#taken.delete(deviceId)) return;
    const first = this.#listeners.shift();
    if (first) this.#listeners.push(first);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls `listener` whenever a device may be free. */
  onFree(listener: () => void): void {
    this.#listeners.push(listener);
  }
}

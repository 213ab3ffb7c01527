/** The browsers that may run at once, shared by all that start one: builds and device runs. */
export class BrowserSlots {
  readonly #listeners: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** Takes a slot; false when none is free. */
  tryTake(): boolean {
    if (this.#free <= 0) return false;
    this.#free--;
    return true;
  }

  /** Gives a slot back. Those who listen are asked in turn, so that none of them takes every slot. */
  release(): void {
    this.#free++;
    const first = this.#listeners.shift();
    if (first) this.#listeners.push(first);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls `listener` whenever a slot may be free. */
  onFree(listener: () => void): void {
    this.#listeners.push(listener);
  }
}

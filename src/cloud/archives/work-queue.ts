/** Work under way or waiting. */
interface Work {
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

/** Does work in the background, in order of arrival, at most so many pieces at once. */
export class WorkQueue {
  readonly #maxAtOnce: number;
  readonly #works = new Map<number, Work>();
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #closed = false;

  constructor(maxAtOnce: number) {
    this.#maxAtOnce = maxAtOnce;
  }

  /** Takes a piece of work under the id of what it makes. It must not reject, and ends early when its signal aborts. */
  add(id: number, work: (signal: AbortSignal) => Promise<void>): void {
    if (this.#closed) return;
    const abort = new AbortController();
    const ended = this.#perform(work, abort.signal).finally(() => this.#works.delete(id));
    this.#works.set(id, { abort, ended });
  }

  /** Resolves when this piece is done or unknown. */
  async settled(id: number): Promise<void> {
    await this.#works.get(id)?.ended;
  }

  /** Ends every piece, also those that wait; no other starts. */
  async close(): Promise<void> {
    this.#closed = true;
    const works = [...this.#works.values()];
    for (const { abort } of works) abort.abort();
    await Promise.all(works.map(({ ended }) => ended));
  }

  async #perform(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
    if (!(await this.#takePlace(signal))) return;
    try {
      await work(signal);
    } finally {
      this.#leavePlace();
    }
  }

  /** Whether there is a place now; false when the work was ended while it waited for one. */
  async #takePlace(signal: AbortSignal): Promise<boolean> {
    if (this.#underWay < this.#maxAtOnce) {
      this.#underWay++;
      return true;
    }
    return new Promise((resolve) => {
      const start = () => resolve(true);
      this.#waiting.push(start);
      signal.addEventListener("abort", () => {
        const index = this.#waiting.indexOf(start);
        if (index >= 0) this.#waiting.splice(index, 1);
        resolve(false);
      });
    });
  }

  /** The place goes to who waits longest. */
  #leavePlace(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#underWay--;
  }
}

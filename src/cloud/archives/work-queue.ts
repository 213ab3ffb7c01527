/** Work under way or waiting, by the id of what it makes. */
interface Work {
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

/** Does work in the background, in order of arrival, at most so many at once. Each piece can be ended alone. */
export class WorkQueue {
  readonly #maxAtOnce: number;
  readonly #works = new Map<number, Work>();
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #closed = false;

  constructor(maxAtOnce: number) {
    this.#maxAtOnce = maxAtOnce;
  }

  /** Takes a piece of work, which must not reject. Its signal aborts when it is ended; then it may never be called. */
  add(id: number, work: (signal: AbortSignal) => Promise<void>): void {
    if (this.#closed) return;
    const abort = new AbortController();
    const ended = this.#perform(work, abort.signal).finally(() => this.#works.delete(id));
    this.#works.set(id, { abort, ended });
  }

  /** Resolves when this piece is done, ended or unknown. */
  async settled(id: number): Promise<void> {
    await this.#works.get(id)?.ended;
  }

  async end(id: number): Promise<void> {
    this.#works.get(id)?.abort.abort();
    await this.settled(id);
  }

  /** Ends every piece; no other starts. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#works.keys()].map((id) => this.end(id)));
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

import type { SessionHolder } from "./broker-session.ts";
import type { WebDriverError } from "./webdriver-error.ts";

/** A request for a session that is being served, until it is disposed: then it is a session, or nothing of it is left. */
export class Opening implements Disposable {
  readonly holder: SessionHolder;
  /** The run that the session is kept as; undefined while it waits for a device. */
  runId: number | undefined;
  readonly #stop = new AbortController();
  readonly #onOver: () => void;
  readonly #over = Promise.withResolvers<void>();

  constructor(holder: SessionHolder, onOver: () => void) {
    this.holder = holder;
    this.#onOver = onOver;
  }

  /** Aborts when the session is not to be any more; the reason is what its client is told. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Refuses the session; resolves when the request is over. */
  async stop(refusal: WebDriverError): Promise<void> {
    this.#stop.abort(refusal);
    await this.#over.promise;
  }

  [Symbol.dispose](): void {
    this.#onOver();
    this.#over.resolve();
  }
}

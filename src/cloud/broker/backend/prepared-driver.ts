import { newSecret } from "../../access/secrets.ts";
import type { CatalogueDevice } from "../../devices/device.ts";
import { removeTree } from "../../execution/remove-tree.ts";
import type { Store } from "../../store/store.ts";
import { newWorkspace } from "../../workbench/workbench.ts";
import type { Backend, Capabilities, DriverSession } from "./backend.ts";

type Sink = (chunk: Buffer) => void;

/** What a driver is prepared for. */
export interface Preparation {
  readonly device: CatalogueDevice;
  readonly capabilities: Capabilities;
}

/** What is kept of a driver's output until somebody listens, in bytes. */
const MAX_EARLY_BYTES = 64 * 1024;

/**
 * A driver's session that is being started, or was started ahead, with the working folder it lives in. Disposing ends it
 * at any stage; the folder goes too, unless somebody took it.
 */
export class PreparedDriver implements AsyncDisposable {
  readonly workspace: string;
  readonly #preparation: Preparation;
  readonly #stop = new AbortController();
  readonly #session: Promise<DriverSession>;
  #early: Buffer[] = [];
  #sink: Sink | undefined;
  #isTaken = false;

  private constructor(backend: Backend, preparation: Preparation, workspace: string) {
    this.workspace = workspace;
    this.#preparation = preparation;
    const order = { ...preparation, workspace, onOutput: (chunk: Buffer) => this.#print(chunk) };
    this.#session = backend.start(order, this.#stop.signal);
    this.#session.catch(() => undefined); // Whoever asks for it hears of it.
  }

  /** Begins to start a session in a new working folder. */
  static async begin(store: Store, backend: Backend, preparation: Preparation): Promise<PreparedDriver> {
    const workspace = await newWorkspace(store, `session-${newSecret(12)}`);
    return new PreparedDriver(backend, preparation, workspace);
  }

  /** Whether it is what a session with these capabilities on this device would start. */
  fits({ device, capabilities }: Preparation): boolean {
    const own = this.#preparation;
    return device.id === own.device.id && JSON.stringify(capabilities) === JSON.stringify(own.capabilities);
  }

  /** False when it has failed already, or its driver is gone. */
  async isSound(): Promise<boolean> {
    const state = await Promise.race([
      this.#session.then(
        ({ gone }) => !gone.aborted,
        () => false,
      ),
      // Under way still.
      new Promise<true>((resolve) => setImmediate(() => resolve(true))),
    ]);
    return state;
  }

  /** Passes on what the driver prints, from the start. The working folder is the caller's from now on. */
  take(sink: Sink): void {
    this.#isTaken = true;
    this.#sink = sink;
    for (const chunk of this.#early) sink(chunk);
    this.#early = [];
  }

  /** The session once it has started; rejects with the signal's reason as soon as that aborts. */
  async session(signal: AbortSignal): Promise<DriverSession> {
    const { promise, reject } = Promise.withResolvers<never>();
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      return await Promise.race([this.#session, promise]);
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort(new Error("The session is not wanted any more."));
    const session = await this.#session.catch(() => undefined);
    await session?.[Symbol.asyncDispose]();
    if (!this.#isTaken) await removeTree(this.workspace);
  }

  #print(chunk: Buffer): void {
    if (this.#sink) this.#sink(chunk);
    else if (this.#early.reduce((sum, { length }) => sum + length, 0) < MAX_EARLY_BYTES)
      this.#early.push(chunk);
  }
}
